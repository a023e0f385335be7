//! What lies on the map.

use table::{Inconsistent, Seat};

use crate::links::Links;
use crate::side::Side;
use crate::square::Square;
use crate::state::{TILES_PER_SHAPE, Tramways};
use crate::tile::Tile;

impl Tramways {
    /// T7, T10: tiles, buildings, discs and passengers are where they may be.
    pub(crate) fn check_ground(&self) -> Result<(), Inconsistent> {
        let (map, city) = (&self.components.map, &self.public.city);
        for at in Square::all() {
            if let Some(owner) = city.disc(at) {
                let fits = map.parcel_squares.contains(at) && owner.index() < usize::from(self.public.players);
                Inconsistent::unless(fits, || format!("T1.9 there is a disc of {owner} on {at}"))?;
            }
            if let Some(building) = city.built(at) {
                let own = map.parcel_squares.contains(at) && city.disc(at) == Some(building.owner);
                Inconsistent::unless(own, || format!("T10.1 a building of {} stands on {at}", building.owner))?;
            }
        }
        let standing = city
            .passengers()
            .iter()
            .find(|&at| map.printed(at).is_none() && city.built(at).is_none());
        Inconsistent::unless(standing.is_none(), || {
            "T12.5 a passenger stands beside the buildings".into()
        })?;
        city.all_tiles().try_for_each(|(at, tile)| self.check_tile(at, tile))?;
        self.seats().try_for_each(|seat| self.check_supply(seat))
    }

    /// T7.5 to T7.8: one tile.
    fn check_tile(&self, at: Square, tile: Tile) -> Result<(), Inconsistent> {
        let (map, city) = (&self.components.map, &self.public.city);
        let owner = tile.owner();
        let ground = map.open.contains(at)
            || map.parcel_squares.contains(at) && city.disc(at) == Some(owner) && city.built(at).is_none();
        Inconsistent::unless(ground, || format!("T7.5 a tile of {owner} lies on {at}"))?;
        Inconsistent::unless(owner.index() < usize::from(self.public.players), || {
            format!("{owner} does not take part")
        })?;
        Inconsistent::unless(tile.round() <= self.public.round, || {
            format!("the tile on {at} was laid in round {}", tile.round())
        })?;
        tile.sides()
            .iter()
            .try_for_each(|side| self.check_side(at, side, owner))
    }

    fn check_side(&self, at: Square, side: Side, owner: Seat) -> Result<(), Inconsistent> {
        let (map, city) = (&self.components.map, &self.public.city);
        let next = map
            .neighbour(at, side)
            .ok_or_else(|| Inconsistent(format!("T7.7 the tile on {at} points off the map")))?;
        let foreign = map.parcel_squares.contains(next) && city.disc(next) != Some(owner) && city.built(next).is_none();
        Inconsistent::unless(!foreign, || {
            format!("T7.7 the tile on {at} points to a parcel that is not its owner's")
        })?;
        let facing = city.tile_at(next, side.opposite());
        Inconsistent::unless(facing.is_none_or(|tile| tile.owner() == owner), || {
            format!("T7.8 rails of two players are joined at {at}")
        })
    }

    /// T1.4: 12 straights and 12 curves each, on the map and in the supply.
    fn check_supply(&self, seat: Seat) -> Result<(), Inconsistent> {
        let player = self.player(seat);
        for (straight, supply) in [(true, player.straights), (false, player.curves)] {
            let laid = self
                .public
                .city
                .all_tiles()
                .filter(|(_, tile)| tile.owner() == seat && tile.sides().is_straight() == straight)
                .count();
            let shape = if straight { "straights" } else { "curves" };
            let all = laid + usize::from(supply);
            Inconsistent::unless(all == usize::from(TILES_PER_SHAPE), || {
                format!("{seat} has {all} {shape}; there are {TILES_PER_SHAPE}")
            })?;
        }
        Ok(())
    }

    /// T1.8: links and locations are those that follow from the tiles and buildings; each link has an end at a location.
    pub(super) fn check_links(&self) -> Result<(), Inconsistent> {
        let city = &self.public.city;
        let mut anew = city.clone();
        anew.derive(&self.components.map);
        Inconsistent::unless(anew == *city, || {
            "links or locations are not those that follow from the map".into()
        })?;
        let links: &Links = &city.links;
        let hanging = links.all().iter().find(|link| link.places == [None; 2]);
        Inconsistent::unless(hanging.is_none(), || "TR11 a link has no end at a location".into())
    }
}
