# ルールの図が示すもの。`texts.rs` を参照。

tramways_diagrams-link = 上は完成した路線で、両端が建物に向いています。下は未完成の路線で、端の1つが開いています。
tramways_diagrams-ticket = チケット：アイコンの枠が4つ、磁気帯、そして右下の角に代償があります。
tramways_diagrams-auction = 旧手番順の5人とその入札額です。Cはパスしました。最高額のAは新しい手番順の最初の位置を、Cは最後の位置を取ります。
tramways_diagrams-sharing = 1マスに2枚のタイル：交差する直線と、触れ合わない2本のカーブは置けます。同じ辺を使うタイルは置けません。
tramways_diagrams-redirection = 方向転換：未完成の路線の最後のタイルが、南ではなく北へ出るようになります。
tramways_diagrams-trip = 左の住宅の乗客です。Rなら次の住宅で止まります。Lなら路線3本を通って娯楽まで行きます。
tramways_diagrams-fares = オレンジが、自分の路線1本と茶の路線1本を通って乗客を運びました。銀行がオレンジに$1を払い、次にオレンジが茶に$2を払います。各所有者が幸福度1点を得ます。
tramways_diagrams-merging = 隣り合う2つの住宅は1つの建物です。住宅と商業は2つのままです。
tramways_diagrams-map = { $rows }行のマップ：{ $things }。
tramways_diagrams-at = ({ $row }, { $column }) に{ $what }
tramways_diagrams-mountain = 山
tramways_diagrams-lake = 湖
tramways_diagrams-parcel = 区画{ $name }
tramways_diagrams-building = 建物{ $kind }
tramways_diagrams-rail = { $owner }の線路 { $sides }
tramways_diagrams-upgraded = { $owner }の改良された線路 { $sides }
tramways_diagrams-orange = オレンジ
tramways_diagrams-brown = 茶
tramways_diagrams-pink = ピンク
