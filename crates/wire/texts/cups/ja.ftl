# What the server says when it refuses something about tournaments and the daily challenge. It comes with the pages that need it.

# Tournaments.
cup-name = 大会の名前は1～{ $most }文字で決めてください。
cup-size = このゲームの卓は2～{ $most }人です。この範囲で選んでください。
cup-games = 1回の対戦は、1ゲーム、3番勝負、5番勝負のどれかから選んでください。
cup-rounds = 回戦数は1～{ $most }から選んでください。
cup-people = 参加人数は2～{ $most }人にしてください。
cup-least = 開始に必要な人数が定員を超えています。人数を減らすか、定員を増やしてください。
cup-clock = 制限時間を選んでください。来ない人を全員が待ち続けることになります。
cup-seats = 席は空のままにしてください。席順は大会が決めます。
cup-starts = 開始は今から1年以内で選んでください。
cup-no-cup = ここに大会はありません。アドレスを確かめてください。
cup-full = この大会は満員です。
cup-begun = この大会はもう始まっています。申し込みは終わりました。
cup-not-running = この大会は今行われていません。
cup-link = 申し込みには主催者のリンクが必要です。
cup-accounts = この大会はアカウントを持つ人だけが参加できます。先にアカウントを作ってください。対局は引き継がれます。
cup-entered = もう申し込んでいます。
cup-not-entered = この大会には参加していません。
cup-few = 開始には{ $least }人以上必要です。
cup-organiser-only = これができるのは主催者だけです。
cup-no-return = この大会にはもう戻れません。
cup-too-many-cups = 大会はもう{ $most }個あります。どれかが終わるまで待ってください。

# The daily challenge.
cup-no-solo = このゲームは1人では遊べないので、今日の挑戦はありません。
cup-no-day = この日の挑戦はありません。
