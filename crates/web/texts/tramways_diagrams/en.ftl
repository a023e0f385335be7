# What the pictures in the rules show: for those who don't see them, and as captions. See `texts.rs`.

tramways_diagrams-link = Above, a complete link: both ends point to a building. Below, an incomplete one with a loose end.
tramways_diagrams-ticket = A ticket: four slots for icons, the magnetic strip, and at the lower right the consequence.
tramways_diagrams-auction = Five players in the old order with their bids; C passes. A holds the highest bid and takes the first place of the new order, C takes the last.
tramways_diagrams-sharing = Two tiles on one square: crossing straights and two separate curves are allowed, tiles that use the same side are not.
tramways_diagrams-redirection = Redirection: the last tile of the incomplete link now leaves to the north instead of the south.
tramways_diagrams-trip = A passenger from the Residence on the left. With R the trip ends at the next Residence; with L it goes on over three links to the Leisure.
tramways_diagrams-fares = Orange moves a passenger over one of their links and one of Brown's: the bank pays Orange $1, then Orange pays Brown $2. Each owner gets 1 HP.
tramways_diagrams-merging = Two Residences side by side are one building. A Residence and a Commerce stay two.
tramways_diagrams-map = Map with { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}: { $things }.
tramways_diagrams-at = { $what } at ({ $row }, { $column })
tramways_diagrams-mountain = mountain
tramways_diagrams-lake = lake
tramways_diagrams-parcel = parcel { $name }
tramways_diagrams-building = building { $kind }
tramways_diagrams-rail = { $owner } rail { $sides }
tramways_diagrams-upgraded = upgraded { $owner } rail { $sides }
tramways_diagrams-orange = Orange
tramways_diagrams-brown = Brown
tramways_diagrams-pink = Pink
