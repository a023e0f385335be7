# Shinjukuの言葉、日本語。

player = { $n ->
    [0] Keido Subway
    [1] Nippon Railways
    [2] Boutou Kyuukou
    [3] Fuden
   *[other] 席{ $n }
    }

## 名詞

noun-place = { $kanji }
noun-track = { $from }－{ $to }
noun-or = { $first }または{ $last }
noun-before = { $first }、{ $rest }
noun-double = { $goods }（2点）
noun-some = { $customer }{ $n }人
noun-nobody = なし
noun-customers = { $customers }
noun-list = { $things }
noun-store = { $goods }店
noun-department-store = デパート
noun-player = { $seat }
noun-entered = { $name }
noun-unnamed = プレイヤー{ $n }

goods-food = 食品
goods-clothing = 衣料
goods-books = 書籍
goods-electronics = 家電

kind-build = 建設
kind-expand = 延伸
kind-upgrade = 改装
kind-move = 移動
kind-income = 収入

colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄

purpose-store = { $station }に{ $goods }店を開くために
purpose-move-store = { $from }の店を{ $to }へ移すために
purpose-track = { $track }に線路を敷くために
purpose-upgrade = { $station }にデパートを開くために
purpose-upgrade-giving-up = { $customer }の客1人を手放して{ $station }にデパートを開くために
purpose-move = { $ward }の客を移動させるために

## 断る理由

refusal-over = ゲームは終わりました。
refusal-not-your-turn = 今は{ $seat }の手番です。お待ちください。
refusal-choose-action = 先にアクションを選ぶか、手番を終えてください。
refusal-choose-site = 先に店を建てる駅を選んでください。
refusal-choose-store = 先に{ $station }に置く店を選んでください。
refusal-choose-track = 先に線路を敷く区間を選んでください。
refusal-choose-second-track = 先に{ $first }に続く2本目を敷くか、敷かないかを決めてください。
refusal-choose-upgrade = 先に改装する店を選んでください。
refusal-choose-given-up = 先に{ $station }のデパートのために手放す客を選んでください。
refusal-choose-ward = 先に客を移動させる区を選んでください。
refusal-pay-first = 先にアクションの支払いをしてください。
refusal-pick-first = 先に支払う3枚のカードを選んでください。
refusal-choose-start = 先に{ $ward }の客が出発する駅を選んでください。
refusal-choose-handed-over = 先に{ $station }で降りる客を選んでください。
refusal-go-on = 先に{ $station }の次の駅を選んでください。
refusal-two-actions-taken = この手番のアクションは2つとも行いました。手番を終えてください。
refusal-taken-already = { $action }はこの手番にもう行いました。別のアクションを選んでください。
refusal-no-station = その駅はこの地図にありません。
refusal-no-ward = その区はこの地図にありません。
refusal-nowhere-to-build = { $cards ->
    [0] 手札がないので、建設の支払いができません。
   *[other] 手札{ $cards }枚では、どの空き駅にも建設できません。
    }
refusal-occupied = { $station }にはもう店があります。空き駅を選んでください。
refusal-cannot-pay = { $ward }の支払いができません。その区のカードもワイルドカードもなく、手札は3枚未満です。
refusal-no-store-left = 手元に{ $goods }店が残っていません。別の種類を選ぶか、店を移してください。
refusal-not-your-store = { $station }に移せる自分の店はありません。
refusal-department-stores-stay = デパートは移せません。{ $station }のデパートはそのままです。
refusal-no-track-left = 手元に線路が残っていないので、延伸できません。
refusal-no-connection-left = どの区間にももう線路があります。
refusal-link-takes-no-track = { $from }－{ $to }はだれでも通れる連絡通路で、線路は敷けません。
refusal-no-connection = { $from }と{ $to }を結ぶ区間はありません。
refusal-track-there = { $track }にはもう線路があります。空いている区間を選んでください。
refusal-last-track-laid = 今の線路が最後の1本でした。2本目は敷けません。
refusal-not-continuing = 2本目の線路は、{ $first }と同じ駅につながるように敷いてください。
refusal-cannot-pay-second = { $second }には{ $wards }のカードかワイルドカード、または任意の3枚が必要ですが、手札にありません。
refusal-no-department-store-left = デパート{ $all }軒はすべて地図にあります。
refusal-nothing-to-upgrade = 改装できる店がありません。印のある駅の店、その区のカード、店と同じ種類の客が必要です。
refusal-no-store-there = { $station }に改装できる店はありません。
refusal-store-of = { $station }の店は{ $owner }のものです。自分の店を選んでください。
refusal-no-icon = { $station }にはデパートの印がありません。印のある駅の店を選んでください。
refusal-no-customer-for = 手放せる{ $goods }の客を獲得していません。
refusal-not-earned = { $customer }の客を獲得していません。
refusal-no-move = 手札で支払える移動では、だれも客を得られません。
refusal-nobody-waits = { $ward }に待っている客はいません。
refusal-move-serves-nobody = { $ward }の客は、受け取ってくれる店まで行けません。
refusal-other-ward = { $station }は{ $ward }の駅ではありません。{ $ward }の駅を選んでください。
refusal-start-serves-nobody = { $station }からは、客を受け取る店まで行けません。
refusal-no-way = { $from }から{ $to }へ行く線路も連絡通路もありません。
refusal-visited-already = { $station }はもう通りました。1回の移動で同じ駅は2度通れません。
refusal-dead-end = { $station }にも、その先にも、客が降りられる店がありません。
refusal-not-taken = { $station }の店は、このグループの{ $customer }の客を受け取れません。
refusal-cannot-stop = { $station }ではまだだれも降りていません。移動は客が降りた駅で終わります。
refusal-card-does-not-pay = そのカードは{ $wards }のものではなく、あなたのワイルドカードでもありません。
refusal-not-in-hand = 手札に{ $ward }のカードはありません。
refusal-not-three = カードが3枚必要です（手札は{ $have }枚）。
refusal-picked-already = { $ward }のカードはすべて選びました。別のカードを選んでください。

## 案内

prompt-first-action = 最初のアクションを選んでください。
prompt-second-action = 別のアクションをもう1つ選ぶか、手番を終えてください。
prompt-end-turn = アクションを2つ行いました。手番を終えてください。
prompt-last-turn = 最後の手番です。{ $task }
prompt-last-drawn = 袋が空になりました。この手番のあと全員が最後の手番を行います。{ $task }
prompt-build-at = 店を建てる空き駅を選んでください。
prompt-build-store = { $station }にどの店を開きますか？
prompt-build-or-move-store = { $station }にどの店を開きますか？ 新しい店を選ぶか、地図上の自分の店を移してください。
prompt-first-track = 空いている区間に線路を1本敷いてください（無料）。
prompt-second-track = カード1枚を払って{ $first }に続く2本目を敷くか、敷かずに進めてください。
prompt-upgrade-at = デパートに改装する自分の店を選んでください。
prompt-give-up = { $station }のデパートのために手放す客を選んでください。
prompt-move-from = 客を移動させる区を選んでください。
prompt-pay = { $purpose }、{ $wards }のカードかワイルドカードを払ってください。
prompt-pick-three = { $purpose }、カードを3枚選んでください。
prompt-pick-more = { $purpose }、{ $picked }のほかにあと{ $n }枚選んでください。
prompt-start-at = { $ward }の客が出発する駅を選んでください。
prompt-hand-over = { $station }で降りる客を選んでください（移動中：{ $group }）。
prompt-travel = { $station }の次に進む駅を選んでください（移動中：{ $group }）。
prompt-travel-or-stop = 客を{ $station }から次の駅へ進めるか、ここで移動を終えてください（移動中：{ $group }）。

prompt-wait-action = { $seat }がアクションを選んでいます。
prompt-wait-build = { $seat }が店を建てる駅を選んでいます。
prompt-wait-store = { $seat }が{ $station }に置く店を選んでいます。
prompt-wait-track = { $seat }が線路を敷いています。
prompt-wait-second-track = { $seat }が{ $first }に続く2本目を考えています。
prompt-wait-upgrade = { $seat }が改装する店を選んでいます。
prompt-wait-give-up = { $seat }が{ $station }のデパートのために手放す客を選んでいます。
prompt-wait-move = { $seat }が客を移動させる区を選んでいます。
prompt-wait-pay = { $seat }が{ $purpose }、{ $wards }のカードかワイルドカードを払っています。
prompt-wait-three = { $seat }が{ $purpose }、カードを3枚選んでいます。
prompt-wait-start = { $seat }が{ $ward }の客の出発駅を選んでいます。
prompt-wait-hand-over = { $seat }が{ $station }で降りる客を選んでいます。
prompt-wait-travel = { $seat }が客を{ $station }から進めています（移動中：{ $group }）。

prompt-over = ゲーム終了です。
prompt-won = { $seat_is ->
    [you] ゲーム終了です。あなたが{ $points }点で勝ちました。
   *[other] ゲーム終了です。{ $seat }が{ $points }点で勝ちました。
    }
prompt-shared = ゲーム終了です。{ $seats }が{ $points }点で勝利を分かち合いました。

## アクション

label-build = 建設：店を建てる
label-expand = 延伸：線路を1～2本敷く
label-upgrade = 改装：店をデパートにする
label-move = 移動：客を運ぶ
label-income = 収入：{ $n }枚引いて手番を終える
label-build-at = { $station }に建てる
label-build-in = { $station }（{ $ward }）に建てる
label-build-on-icon = { $station }（{ $ward }、印{ $rank }番）に建てる
label-new-store = 新しい{ $goods }店（手元に{ $left }軒）
label-move-store = { $from }の店を移す
label-move-store-to = { $store }を{ $from }から{ $to }へ移す
label-track = { $from }－{ $to }に線路を敷く
label-second-track = { $from }－{ $to }に2本目の線路を敷く
label-upgrade-at = { $station }の店を改装する
label-upgrade-store = { $station }（印{ $rank }番）の{ $store }を改装する
label-give-up = { $customer }の客1人を手放す
label-give-up-single = 1点の客を手放す
label-give-up-double = 2点の客を手放す
label-move-from = { $ward }の客を移動
label-move-group = { $ward }の客を移動：{ $customers }
label-start-at = { $station }から出発
label-go-to = { $station }へ
label-go-by-yours = 自分の線路で{ $station }へ
label-go-by-theirs = { $owner }の線路で{ $station }へ
label-go-by-link = 連絡通路で{ $station }へ
label-serving-you = { $step }：自分の{ $store }が1人受け取る
label-serving = { $step }：{ $owner }の{ $store }が1人受け取る
label-hand-over = { $customer }の客1人を渡す
label-hand-over-to-you = { $customer }の客1人を自分の店に迎える
label-hand-over-to = { $customer }の客1人を{ $owner }に渡す
label-pay = { $ward }のカードを払う
label-pay-wild = { $ward }のカードをワイルドカードとして払う
label-pay-one-of-three = { $ward }のカードを3枚のうちの1枚として払う
label-pay-three = 任意の3枚で払う
label-no-second-track = 2本目は敷かない
label-end-move = 移動を終える（{ $ward }に残る客：{ $customers }）
label-with-income = { $step }・収入：{ $seats }
label-stop = やめる
label-end-turn = 手番を終える

## できごと

tale-turn-started = { $seat_is ->
    [you] あなたの手番が始まった。
   *[other] { $seat }の手番が始まった。
    }
tale-arrived = { $ward }に客が到着した：{ $customers }。
tale-lost = カードが1枚もなく、客がゲームから除かれた：{ $customers }。
tale-reshuffled = 捨て札を切り直して新しい山札にした。
tale-chose = { $seat_is ->
    [you] あなたは{ $action }を選んだ。
   *[other] { $seat }は{ $action }を選んだ。
    }
tale-paid = { $seat_is ->
    [you] あなたは{ $cards }のカードを払った。
   *[other] { $seat }は{ $cards }のカードを払った。
    }
tale-built = { $seat_is ->
    [you] あなたは{ $station }に{ $goods }店を開いた。
   *[other] { $seat }は{ $station }に{ $goods }店を開いた。
    }
tale-store-moved = { $seat_is ->
    [you] あなたは{ $goods }店を{ $from }から{ $to }へ移した。
   *[other] { $seat }は{ $goods }店を{ $from }から{ $to }へ移した。
    }
tale-track-laid = { $seat_is ->
    [you] あなたは{ $from }－{ $to }に線路を敷いた。
   *[other] { $seat }は{ $from }－{ $to }に線路を敷いた。
    }
tale-upgraded = { $seat_is ->
    [you] あなたは{ $customer }の客1人を手放し、{ $station }にデパートを開いた。
   *[other] { $seat }は{ $customer }の客1人を手放し、{ $station }にデパートを開いた。
    }
tale-set-off = { $seat_is ->
    [you] あなたは{ $ward }の客を{ $station }から出発させた：{ $customers }。
   *[other] { $seat }は{ $ward }の客を{ $station }から出発させた：{ $customers }。
    }
tale-went-on = { $owner_is ->
    [you] 客はあなたの線路で{ $station }へ進んだ。
   *[other] 客は{ $owner }の線路で{ $station }へ進んだ。
    }
tale-went-by-link = 客は連絡通路で{ $station }へ進んだ。
tale-served = { $seat_is ->
    [you] あなたは{ $station }で{ $customer }の客1人を得た。
   *[other] { $seat }は{ $station }で{ $customer }の客1人を得た。
    }
tale-stayed = { $ward }に客が残った：{ $customers }。
tale-drew = { $seat_is ->
    [you] あなたは{ $cards }のカードを引いた。
   *[other] { $seat }は{ $cards }のカードを引いた。
    }
tale-drew-unseen = { $seat_is ->
    [you] { $n ->
        [0] あなたはカードを引けなかった。
       *[other] あなたはカードを{ $n }枚引いた。
        }
   *[other] { $n ->
        [0] { $seat }はカードを引けなかった。
       *[other] { $seat }はカードを{ $n }枚引いた。
        }
    }
tale-turn-ended = { $seat_is ->
    [you] あなたは手番を終えた。
   *[other] { $seat }は手番を終えた。
    }
tale-last-turns = 最後の客が引かれた。全員が収入を行い、最後の手番を1回ずつ行う。
tale-game-over = ゲームが終わり、ついたてが外された。

## 得点

part-customers = 客
part-kept = { $goods }{ $n }人
part-removed = { $goods }{ $n }人（最多のため除外）

row-singles = { $goods }：1点の客
row-doubles = { $goods }：2点の客
row-rank = デパートの最大の番号

entry-problem-players = { $n }人分が入力されています。Shinjukuは{ $least }～{ $most }人用です。
entry-problem-tokens = { $customer }の客が{ $entered }人入力されていますが、{ $there }人しかいません。
entry-problem-department-stores = { $player }のデパートが{ $n }軒入力されていますが、1人{ $all }軒までです。
entry-problem-no-station = { $player }：「{ $station }」はこの地図の駅ではありません。
entry-problem-no-icon = { $player }：{ $station }にはデパートの印がありません。
entry-problem-taken = { $player }：{ $station }には別のデパートも入力されています。

## 設定

option-open-customers = 全員の獲得した客を公開します。
option-map = TOMLファイルから別の街を読み込んで遊びます。
option-label-open-customers = 客を公開
option-label-map = 別の街
setup-problem-cards = 地図「{ $map }」の区カードは{ $there }枚です。{ $players }人で遊ぶには{ $needed }枚必要です。

## 端末の図

word-turn-of = { $seat_is ->
    [you] あなたの手番
   *[other] { $seat }の手番
    }
word-no-action-taken = アクションはまだ
word-taken = 行ったアクション：{ $actions }
word-last-drawn = 最後の客が引かれた
word-last-turn = これが最後の手番
word-last-turns = 最後の手番：これを含めて残り{ $n }回
word-the-end = 終了
word-bag-empty = 袋は空です。
word-bag-few = 袋：残りわずか（{ $most }人以下）。
word-bag-half = 袋：約半分（{ $least }～{ $most }人）。
word-bag-full = 袋：いっぱい（{ $least }人以上）。
word-pile = 山札{ $pile }枚、捨て札{ $discards }枚。
word-pile-top = 山札{ $pile }枚、捨て札{ $discards }枚、一番上は{ $top }。
word-department-stores = デパート{ $stores }軒。
word-arrivals = デパート{ $stores }軒：毎手番{ $n }人到着。
word-gone = 除かれた客：{ $tokens }。
word-open-customers = 客は公開です。
word-other-map = 地図は{ $name }です。
word-legend = 食＝食品 衣＝衣料 書＝書籍 電＝家電、食2＝2点の客 · ★3＝デパートの印3番 · K:食品＝店、K:百貨＝デパート、–＝なし
word-ward = 区
word-waiting = 待つ客
word-stations = 駅
word-links = 連絡通路：
word-company = { $letter } · { $seat }（{ $colour }）
word-stranger = { $letter } · { $seat }
word-you = あなた
word-place = { $n }位
word-to-act = 手番
word-hand = 手札
word-earned = 客
word-supply = 手元
word-track = 線路
word-cards = { $n }枚
word-wild-note = （*はワイルド）
word-hidden = ついたての裏
word-removed = （最多、除外）
word-points = { $n }点
word-stores-left = 店：食品{ $food }、衣料{ $clothing }、書籍{ $books }、家電{ $electronics }
word-department-stores-left = デパート{ $n }軒
word-track-left = 線路{ $n }本
word-none = なし

sign-food = 食
sign-clothing = 衣
sign-books = 書
sign-electronics = 電

short-food = 食品
short-clothing = 衣料
short-books = 書籍
short-electronics = 家電
short-department = 百貨

## 地図の問題

load-kind-ward = 区
load-kind-station = 駅
load-kind-connection = 区間
load-kind-link = 連絡通路
load-kind-customer = 客
load-problem-id-length = id は1～{ $most }バイトにしてください。
load-problem-id-twice = 同じ id がリストに2回出てきます。
load-problem-wards = 区が{ $there }個あります。1～{ $most }個にしてください。
load-problem-stations = 駅が{ $there }個あります。1～{ $most }個にしてください。
load-problem-connections = 区間が{ $there }本あります。{ $most }本までにしてください。
load-problem-links = 連絡通路が{ $there }本あります。{ $most }本までにしてください。
load-problem-ward-cards = 区カードが全部で{ $there }枚あります。{ $most }枚までにしてください。
load-problem-customers = 客が全部で{ $there }人います。{ $most }人までにしてください。
load-problem-cards = カードが{ $cards }枚になっています。1～{ $most }枚にしてください。
load-problem-no-neighbour = 隣に「{ $name }」とありますが、そのような区はありません。
load-problem-no-stations = 駅が1つもありません。
load-problem-no-ward = 「{ $name }」という区はありません。
load-problem-rank = デパートの番号が{ $rank }になっています。1～{ $most }にしてください。
load-problem-rank-twice = ほかの駅とデパートの番号が同じです。
load-problem-place = 位置が { $at } になっています。どちらの数も0～1にしてください。
load-problem-two-links = 連絡通路が2本以上あります。
load-problem-link-is-connection = この駅の連絡通路が区間にも入っています。
load-problem-cut-off = リストの最初の駅から行けません。
load-problem-no-station = 「{ $name }」という駅はありません。
load-problem-to-itself = 駅をその駅自身と結んでいます。
load-problem-pair-twice = リストに2回出てきます。
load-problem-once-per-kind = どの種類もリストに1回ずつ書いてください。
load-problem-tokens = 数は0～{ $most }にしてください。
load-problem-no-tokens = 少なくとも1人は必要です。
load-problem-no-goods = そのような種類はありません。使えるのは{ $goods }です。

## 同点のとき

tie-two-types = { $points }対{ $points }の同点。トークンの多い2種類を除くと、{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（{ $more }点対{ $fewer }点）。
tie-three-types = { $points }対{ $points }の同点。トークンの多い3種類を除くと、{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（{ $more }点対{ $fewer }点）。
tie-rank = { $points }対{ $points }の同点。番号が最も大きいデパートを持つ{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（{ $fewer ->
    [0] { $more }番
   *[other] { $more }番対{ $fewer }番
}）。
tie-shared = いずれも{ $points }点で、種類を除いて比べても同点です。{ $seats }が勝利を分かち合いました。

## 持っているものと序盤（統計用）

holding-ward = { $ward }
opening-actions = 最初の手番：{ $first }、{ $second }
opening-action = 最初の手番：{ $action }のみ
opening-no-action = 最初の手番：なし
opening-ward = 最初の店の区：{ $ward }
opening-no-ward = 最初の店の区：なし
opening-goods = 最初の店の商品：{ $goods }
opening-no-goods = 最初の店の商品：なし

## 第2版

noun-thief = { $goods }の泥棒
noun-art = 美術コレクター
noun-kaicho = { $owner }の会長
noun-dog = ハチ公

kind-open = 開店
kind-kaiju = 怪獣
kind-reunite = 再会

refusal-nothing-to-move = 客を動かせる区のうち、あなたが支払える区がありません。
refusal-choose-matsuri = 先に祭りを動かしてください。
refusal-choose-princess = 先に姫の行き先の区を選んでください。
refusal-choose-kaicho = 先に会長の行き先の区を選んでください。
refusal-choose-kaiju = 先に怪獣の行き先の区を選んでください。
refusal-choose-flight = 先に、怪獣から逃げる先の区を選んでください。
refusal-not-there = { $ward }は選べません。示された区から選んでください。
refusal-not-in-this-game = そのバリアントはこのゲームでは使いません。
refusal-free-action-taken = この手番ではもう行いました。1手番に1回だけです。
refusal-no-neighbour = そこから行ける区がありません。
refusal-no-kaiju = 怪獣が地図上にいないか、アクションでは動かせません。
refusal-no-dog = ハチ公はどの区にもいないので、連れて帰れません。
refusal-no-way-home = その道ではハチ公が帰れません。ハチ公の家の駅で終わる道を選んでください。
refusal-kaiju-there = { $ward }には怪獣がいます。そこからの出発も、通過も、停車もできません。
refusal-dog-there = { $ward }にはハチ公がいます。そこの客を動かせるのは再会だけです。

prompt-open-at = 店を開く空き駅を選んでください。
prompt-matsuri = 祭りを{ $from }から隣の区へ動かしてください。
prompt-kaiju-ashore = 怪獣が上陸する区を選んでください。
prompt-kaiju-move = 怪獣を{ $from }から隣の区へ動かしてください。
prompt-kaiju-away = { $from }に客が到着します。先に怪獣を隣の区へ動かしてください。
prompt-flight = { $from }に怪獣が現れました！ そこにいる全員が逃げる区を選んでください。
prompt-princess-flight = 姫が{ $from }から逃げます。隣の区を選んでください。
prompt-wander = 姫を{ $from }から隣の区へ動かしてください。
prompt-explore = あなたの会長を{ $from }から隣の区へ動かしてください。
prompt-explore-anywhere = あなたの会長を置く区を選んでください。
prompt-queue-ended = { $seat_is ->
    [you] 待ち行列が尽きました。あなたの次の手番の前にゲームが終わります。{ $task }
   *[other] 待ち行列が尽きました。{ $seat }の次の手番の前にゲームが終わります。{ $task }
    }
prompt-wait-matsuri = { $seat }が祭りを動かしています。
prompt-wait-kaiju = { $seat }が怪獣を動かしています。
prompt-wait-flight = { $seat }が{ $from }にいる全員の逃げる先を選んでいます。
prompt-wait-princess = { $seat }が姫を動かしています。
prompt-wait-kaicho = { $seat }が会長を動かしています。

label-open = 店を開く
label-kaiju = 怪獣を動かす
label-reunite = 再会：ハチ公を家に帰す
label-open-in = { $station }（{ $ward }）に開く
label-open-on-icon = { $station }（{ $ward }、印あり）に開く
label-upgrade-here = { $station }の{ $store }を改装する
label-to-ward = { $ward }へ
label-wander = 散策：姫を動かす（無料）
label-explore = 探訪：会長を動かす（無料）
label-let-thief-go = { $goods }の泥棒を引き渡す
label-let-kaicho-go = 代わりに{ $owner }の会長をここで降ろす
label-let-art-go = 美術コレクター1人を引き渡す
label-let-dog-go = ハチ公を降ろす

tale-card-taken = { $seat_is ->
    [you] あなたは待ち行列から{ $ward }のカードを取った。
   *[other] { $seat }は待ち行列から{ $ward }のカードを取った。
    }
tale-card-stays = 引けるカードがなく、{ $ward }のカードは待ち行列の最後に戻った。
tale-uncovered = 待ち行列に{ $ward }のカードが加わった。
tale-queued = 待ち行列の{ $space }枚目（{ $ward }）に{ $customer }の客1人が加わった。
tale-bonus-taken = { $seat_is ->
    [you] あなたはボーナストークン{ $n }個を取った。
   *[other] { $seat }はボーナストークン{ $n }個を取った。
    }
tale-queue-ended = 待ち行列が尽きた。全員の手番数が同じになるまで続く。
tale-matsuri-moved = { $seat_is ->
    [you] あなたは祭りを{ $ward }へ動かした。
   *[other] { $seat }は祭りを{ $ward }へ動かした。
    }
tale-princess-moved = { $seat_is ->
    [you] あなたは姫を{ $ward }へ動かした。
   *[other] { $seat }は姫を{ $ward }へ動かした。
    }
tale-kaicho-moved = { $seat_is ->
    [you] あなたは会長を{ $ward }へ動かした。
   *[other] { $seat }は会長を{ $ward }へ動かした。
    }
tale-kaiju-moved = { $seat_is ->
    [you] あなたは怪獣を{ $ward }へ動かした。
   *[other] { $seat }は怪獣を{ $ward }へ動かした。
    }
tale-kaiju-drawn = { $seat_is ->
    [you] あなたは怪獣を引いた！
   *[other] { $seat }は怪獣を引いた！
    }
tale-kaiju-in-bay = 山札が尽き、怪獣が湾に現れた。
tale-fled = { $ward }へ逃げた：{ $group }。
tale-accompanied = { $ward }で一緒：{ $group }。
tale-thief-caught = { $goods }の泥棒が{ $station }で捕まった。
tale-kaicho-let-go = { $seat_is ->
    [you] あなたの会長が{ $station }で降りた。
   *[other] { $seat }の会長が{ $station }で降りた。
    }
tale-art-served = { $seat_is ->
    [you] あなたは{ $station }で美術コレクター1人を得た。
   *[other] { $seat }は{ $station }で美術コレクター1人を得た。
    }
tale-companion-queued = 待ち行列の{ $space }枚目に加わった：{ $companion }。
tale-companion-gone = ゲームから除かれた：{ $companion }。
tale-art-earned = { $seat_is ->
    [you] あなたは美術コレクター1人を取った。
   *[other] { $seat }は美術コレクター1人を取った。
    }

set-part-sets = 組
set-part-fives = 5種の組 { $n }
set-part-fours = 4種の組 { $n }
set-part-threes = 3種の組 { $n }
set-part-twos = 2種の組 { $n }
set-part-singles = 1種だけ { $n }
set-row-customers = { $goods }：客の数（2人分の客は2と数える）
set-row-bonus = ボーナストークン
set-row-art = 美術コレクター（バリアント使用時）
set-row-took = 最初のボーナストークンを取った順番（1～4）

set-tie-first-token = { $seat_is ->
    [you] { $points }点で同点。先にボーナストークンを取ったあなたの勝ちです。
   *[other] { $points }点で同点。先にボーナストークンを取った{ $seat }の勝ちです。
    }
set-tie-sets = { $seat_is ->
    [you] { $points }点で同点。{ $size }種の組が多いあなたの勝ちです（{ $more }対{ $fewer }）。
   *[other] { $points }点で同点。{ $size }種の組が多い{ $seat }の勝ちです（{ $more }対{ $fewer }）。
    }
set-tie-shared = いずれも{ $points }点で、組も同じです。{ $seats }が勝利を分かち合いました。

option-city = 遊ぶ街を選びます。
option-no-matsuri = 祭りなしで遊びます。
option-bonus = 改装のボーナストークン：あり、なし、または「なし」で待ち行列8人。
option-first-token = 同点なら、先にボーナストークンを取った人の勝ちです。
option-kaiju = 怪獣：なし、山札が尽きると湾から、または山札のカードから。
option-princess = 姫が散策し、姫のいる区は全員のワイルドになります。
option-kaicho = 各自の会長がいて、その区は自分のワイルドになります。
option-thief = 泥棒が客に紛れ、商売の邪魔をします。
option-hachiko = ハチ公が家に帰るのを待っています。
option-home = ハチ公の家を別の駅にします。
option-art = ボーナストークンが5種類目の客「美術コレクター」になります。
option-form-station = 駅のid、または空欄
option-label-city = 街
option-label-no-matsuri = 祭りなし
option-label-bonus = ボーナストークン
option-label-first-token = 先のトークンで同点決着
option-label-kaiju = 怪獣
option-label-princess = 姫
option-label-kaicho = 会長
option-label-thief = 泥棒
option-label-hachiko = ハチ公
option-label-home = ハチ公の家
option-label-art = 美術コレクター
choice-fault-none-of-them = 「{ $value }」は選択肢にありません。
choice-fault-no-station = 「{ $value }」は駅のidになりません。
setup-problem-no-neighbours = 地図「{ $map }」には隣り合う区の情報がないため、コマを動かせません。
setup-problem-art-without-tokens = 美術コレクターはボーナストークンです。ボーナストークンありで遊んでください。
setup-problem-no-home = 地図「{ $map }」にハチ公の家がありません。駅を1つ指定してください。
load-problem-own-neighbour = 自分自身と隣り合っています
load-problem-one-sided = '{ $name }'を隣としていますが、相手の側にはありません
entry-problem-bonus = ボーナストークンが{ $entered }個入力されていますが、{ $there }個しかありません。
entry-problem-art = 美術コレクターが{ $entered }人入力されていますが、{ $there }人しかいません。

word-queue-ended = 待ち行列が尽きた
word-queue = 待ち行列：
word-stacks = 残りのボーナスの山：{ $left }。
word-kaiju-waits = 怪獣はまだ現れていない。
word-kaiju-in-bay = 怪獣は湾にいる。
word-kaiju-comes = 怪獣が上陸する。
word-bonus-tokens = ボーナストークン{ $n }個
word-art-earned = 美術コレクター{ $n }人
word-matsuri-sign = 祭り
word-princess-sign = 姫
word-kaiju-sign = 怪獣
word-thief-sign = { $goods }泥棒
word-art-sign = 美術
word-dog-sign = ハチ公
word-kaicho-sign = { $letter }:会長
word-icons = 食＝食品 衣＝衣料 書＝書籍 電＝家電、食2＝2人分の客 · ★：デパートの印 · K:食品＝店、K:百貨＝デパート、–＝なし
