//! What only Version 2 asks, refuses and rules.

use table::{Ruling, Say, Seat, Tie};

use crate::parts::map::Ward;
use crate::second::Second;
use crate::second::scene::{Asked, Kaiju, Place, Then};
use crate::state::Phase;
use crate::state::view::View;
use crate::text::{Prompt, SetTie};
use crate::{Illegal, Refusal};

/// What is asked about a figure.
pub(super) fn prompt(view: &View<Second>, asked: Asked) -> Prompt {
    let scene = &view.public.scene;
    let from = |ward: Option<Ward>| ward.unwrap_or(Ward(0));
    match asked {
        Asked::Matsuri => Prompt::Matsuri {
            from: from(scene.matsuri),
        },
        Asked::Wander => Prompt::Wander {
            from: from(scene.princess),
        },
        Asked::Explore => match scene.kaicho[view.public.seat.index()] {
            Place::Ward(from) => Prompt::Explore { from },
            _ => Prompt::ExploreAnywhere,
        },
        Asked::Kaiju { then, .. } => match (scene.kaiju, then) {
            (Kaiju::Ward(from), Then::Arrive) => Prompt::KaijuAway { from },
            (Kaiju::Ward(from), _) => Prompt::KaijuMove { from },
            _ => Prompt::KaijuAshore,
        },
        Asked::Flight { .. } => Prompt::Flight {
            from: from(scene.kaiju_ward()),
        },
        Asked::PrincessFlight { .. } => Prompt::PrincessFlight {
            from: from(scene.kaiju_ward()),
        },
    }
}

/// The same for those who wait.
pub(super) fn waiting_prompt(view: &View<Second>, asked: Asked, seat: Seat) -> Prompt {
    match asked {
        Asked::Matsuri => Prompt::WaitMatsuri { seat },
        Asked::Wander | Asked::PrincessFlight { .. } => Prompt::WaitPrincess { seat },
        Asked::Explore => Prompt::WaitKaicho { seat },
        Asked::Kaiju { .. } => Prompt::WaitKaiju { seat },
        Asked::Flight { .. } => Prompt::WaitFlight {
            seat,
            from: view.public.scene.kaiju_ward().unwrap_or(Ward(0)),
        },
    }
}

/// The refusal of what isn't asked.
pub(super) const fn not_asked(asked: Asked) -> Illegal {
    match asked {
        Asked::Matsuri => Illegal::new("V4.4", Refusal::ChooseMatsuri),
        Asked::Wander => Illegal::new("V12.2", Refusal::ChoosePrincess),
        Asked::Explore => Illegal::new("V13.2", Refusal::ChooseKaicho),
        Asked::Kaiju { .. } => Illegal::new("V14.3", Refusal::ChooseKaiju),
        Asked::Flight { .. } => Illegal::new("V14.4", Refusal::ChooseFlight),
        Asked::PrincessFlight { .. } => Illegal::new("V14.7", Refusal::ChoosePrincess),
    }
}

/// V8.2: the question, with a word on the end where that is near.
pub(super) fn near_the_end(view: &View<Second>, task: Prompt) -> Prompt {
    match view.public.phase {
        Phase::LastTurns(_) => Prompt::LastTurn {
            task: task.say(&view.map),
        },
        Phase::LastDrawn => Prompt::QueueEnded {
            seat: view.public.scene.starting,
            task: task.say(&view.map),
        },
        Phase::Turns | Phase::Over => task,
    }
}

/// V9.5, V10.6, V17.4: the first bonus token, with that rule; then sets of five, four, three, two.
pub(super) fn ruling(tie: &Tie) -> Ruling {
    let (clause, words) = match *tie {
        Tie::Shared { points, winners: seats } => ("V9.5", SetTie::Shared { points, seats }),
        Tie::Broken {
            points,
            winner: seat,
            by,
            more,
            fewer,
            ..
        } => match by {
            0 => ("V10.6", SetTie::FirstToken { points, seat }),
            1 => (
                "V17.4",
                SetTie::Sets {
                    points,
                    seat,
                    size: 5,
                    more,
                    fewer,
                },
            ),
            size => (
                "V9.5",
                SetTie::Sets {
                    points,
                    seat,
                    size: 6 - size,
                    more,
                    fewer,
                },
            ),
        },
    };
    Ruling {
        clause,
        message: words.say(&()),
    }
}
