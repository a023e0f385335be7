//! What lies beside the map, as JSON: ids as in the map's file.

use serde::{Deserialize, Serialize};
use table::{Inconsistent, Label, Seat};

use crate::parts::customer::{Customers, Goods};
use crate::parts::map::{MOST_WARDS, Map, Station, Ward};
use crate::second::components::SPACES;
use crate::second::rules::Rules;
use crate::second::scene::{Kaiju, Place, Scene, Space};
use crate::state::MOST_PLAYERS;

/// The fields.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneForm {
    rules: Rules,
    starting: Seat,
    queue: Vec<SpaceForm>,
    matsuri: Option<Label>,
    princess: Option<Label>,
    kaiju: KaijuForm,
    home: Option<Label>,
    dog: PlaceForm,
    /// By seat.
    kaicho: Vec<PlaceForm>,
    /// By type.
    thieves: Vec<PlaceForm>,
    art: Vec<ArtForm>,
    art_on_the_way: u8,
    art_earned: Vec<u8>,
    bonus: Vec<u8>,
    took: Vec<u8>,
    wandered: bool,
    explored: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceForm {
    card: Label,
    customers: Customers,
    art: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtForm {
    ward: Label,
    count: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum KaijuForm {
    Absent,
    Waiting,
    Drawn { by: Seat },
    Bay,
    Ward { ward: Label },
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum PlaceForm {
    Away,
    Queue { space: u8 },
    Ward { ward: Label },
    OnTheWay,
}

type Read<T> = Result<T, Inconsistent>;

fn ward(map: &Map, id: Label) -> Read<Ward> {
    map.find_ward(id)
        .ok_or_else(|| Inconsistent(format!("there is no ward {id} on the map")))
}

fn station(map: &Map, id: Label) -> Read<Station> {
    map.find_station(id)
        .ok_or_else(|| Inconsistent(format!("there is no station {id} on the map")))
}

/// As many as there must be.
fn all<T, const N: usize>(list: Vec<T>, what: &str) -> Read<[T; N]> {
    let there = list.len();
    <[T; N]>::try_from(list).map_err(|_| Inconsistent(format!("{there} {what}; there must be {N}")))
}

impl PlaceForm {
    fn new(place: Place, map: &Map) -> PlaceForm {
        match place {
            Place::Away => PlaceForm::Away,
            Place::Queue(space) => PlaceForm::Queue { space: space + 1 },
            Place::Ward(ward) => PlaceForm::Ward {
                ward: map.ward_id(ward),
            },
            Place::OnTheWay => PlaceForm::OnTheWay,
        }
    }

    fn read(&self, map: &Map) -> Read<Place> {
        Ok(match *self {
            PlaceForm::Away => Place::Away,
            PlaceForm::Queue { space } if (1..=SPACES).contains(&usize::from(space)) => Place::Queue(space - 1),
            PlaceForm::Queue { space } => return Err(Inconsistent(format!("the queue has no space {space}"))),
            PlaceForm::Ward { ward: id } => Place::Ward(ward(map, id)?),
            PlaceForm::OnTheWay => Place::OnTheWay,
        })
    }

    fn read_all<const N: usize>(list: &[PlaceForm], map: &Map, what: &str) -> Read<[Place; N]> {
        all(list.iter().map(|form| form.read(map)).collect::<Read<Vec<_>>>()?, what)
    }
}

impl SceneForm {
    pub(crate) fn new(scene: &Scene, map: &Map) -> SceneForm {
        let id = |ward: Ward| map.ward_id(ward);
        let space = |space: &Space| SpaceForm {
            card: id(space.card),
            customers: space.customers,
            art: space.art,
        };
        let places = |list: &[Place]| list.iter().map(|&place| PlaceForm::new(place, map)).collect();
        let art = map.each_ward().map(|ward| (ward, scene.art[ward.index()]));
        let art = art.filter(|(_, count)| *count > 0);
        SceneForm {
            rules: scene.rules,
            starting: scene.starting,
            queue: scene.queue.iter().map(space).collect(),
            matsuri: scene.matsuri.map(id),
            princess: scene.princess.map(id),
            kaiju: match scene.kaiju {
                Kaiju::Absent => KaijuForm::Absent,
                Kaiju::Waiting => KaijuForm::Waiting,
                Kaiju::Drawn(by) => KaijuForm::Drawn { by },
                Kaiju::Bay => KaijuForm::Bay,
                Kaiju::Ward(ward) => KaijuForm::Ward { ward: id(ward) },
            },
            home: scene.home.map(|home| map.station_id(home)),
            dog: PlaceForm::new(scene.dog, map),
            kaicho: places(&scene.kaicho),
            thieves: places(&scene.thieves),
            art: art.map(|(ward, count)| ArtForm { ward: id(ward), count }).collect(),
            art_on_the_way: scene.art_on_the_way,
            art_earned: scene.art_earned.to_vec(),
            bonus: scene.bonus.to_vec(),
            took: scene.took.to_vec(),
            wandered: scene.wandered,
            explored: scene.explored,
        }
    }

    pub(crate) fn read(&self, map: &Map) -> Read<Scene> {
        let at = |id: Option<Label>| id.map(|id| ward(map, id)).transpose();
        let space = |form: &SpaceForm| {
            Ok(Space {
                card: ward(map, form.card)?,
                customers: form.customers,
                art: form.art,
            })
        };
        let mut art = [0; MOST_WARDS];
        for ArtForm { ward: id, count } in &self.art {
            art[ward(map, *id)?.index()] = *count;
        }
        let numbers = |list: &[u8], what| all::<u8, MOST_PLAYERS>(list.to_vec(), what);
        Ok(Scene {
            rules: self.rules,
            starting: self.starting,
            queue: all(
                self.queue.iter().map(space).collect::<Read<Vec<_>>>()?,
                "cards in the queue",
            )?,
            matsuri: at(self.matsuri)?,
            princess: at(self.princess)?,
            kaiju: match self.kaiju {
                KaijuForm::Absent => Kaiju::Absent,
                KaijuForm::Waiting => Kaiju::Waiting,
                KaijuForm::Drawn { by } => Kaiju::Drawn(by),
                KaijuForm::Bay => Kaiju::Bay,
                KaijuForm::Ward { ward: id } => Kaiju::Ward(ward(map, id)?),
            },
            home: self.home.map(|id| station(map, id)).transpose()?,
            dog: self.dog.read(map)?,
            kaicho: PlaceForm::read_all(&self.kaicho, map, "Kaicho")?,
            thieves: PlaceForm::read_all::<{ Goods::ALL.len() }>(&self.thieves, map, "thieves")?,
            art,
            art_on_the_way: self.art_on_the_way,
            art_earned: numbers(&self.art_earned, "numbers of art collectors earned")?,
            bonus: numbers(&self.bonus, "numbers of bonus tokens")?,
            took: numbers(&self.took, "places in the order of first stacks")?,
            wandered: self.wandered,
            explored: self.explored,
        })
    }
}
