//! Files of your own in place of the game's (card lists, maps, boards, tickets): the game checks them, and this browser keeps them by name.

use std::collections::BTreeMap;

use catalog::Choice;
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::OptionSpec;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::fields::problem;
use crate::boards::Opened;
use crate::browser;
use crate::few;
use crate::texts::{t, voice};

/// The largest file that is read, in bytes: the server takes no larger one.
const MOST_BYTES: f64 = 256.0 * 1024.0;

/// What is chosen among the game's options, by name: files in full.
pub type Options = RwSignal<BTreeMap<String, String>>;

/// For what files are chosen.
#[derive(Clone, Copy)]
pub struct Chooser {
    /// What is chosen.
    pub options: Options,
    /// Does the browser keep the choice, too? Then what it is kept as begins with this.
    pub kept: Option<&'static str>,
}

/// A file that the game has taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct OwnFile {
    name: String,
    text: String,
}

/// The files for one option of a game, and which of them is chosen. A handle, copied freely.
#[derive(Clone, Copy)]
struct OwnFiles {
    chosen_by: Chooser,
    game: &'static dyn Opened,
    /// Its id.
    game_id: StoredValue<String>,
    option: StoredValue<String>,
    /// In the order of their names. What the browser can't keep is here as long as the page is.
    all: RwSignal<Vec<OwnFile>>,
    /// The name of the chosen one; `None` for the game's own.
    chosen: RwSignal<Option<String>>,
    /// What came of loading a file.
    note: RwSignal<Option<String>>,
    error: RwSignal<Option<String>>,
}

impl OwnFiles {
    fn new(chosen_by: Chooser, (id, game): (&str, &'static dyn Opened), option: &str) -> OwnFiles {
        OwnFiles {
            chosen_by,
            game,
            game_id: StoredValue::new(id.to_owned()),
            option: StoredValue::new(option.to_owned()),
            all: RwSignal::new(browser::load(&kept_as(id, option)).unwrap_or_default()),
            chosen: RwSignal::new(None),
            note: RwSignal::new(None),
            error: RwSignal::new(None),
        }
    }

    /// Chooses the file of this name, or the game's own.
    fn choose(self, name: Option<String>) {
        let of_name = |files: &Vec<OwnFile>| files.iter().find(|file| Some(&file.name) == name.as_ref()).cloned();
        let file = self.all.with_untracked(of_name);
        self.chosen_by.options.update(|options| match &file {
            Some(file) => drop(options.insert(self.option.get_value(), file.text.clone())),
            None => drop(options.remove(&self.option.get_value())),
        });
        self.chosen.set(file.map(|file| file.name));
        if let Some(name) = self.choice_kept_as() {
            browser::keep(&name, &self.chosen.get_untracked());
        }
        self.error.set(None);
    }

    fn choice_kept_as(self) -> Option<String> {
        let kept = self.chosen_by.kept?;
        Some(format!(
            "{kept}.{}.{}",
            self.game_id.get_value(),
            self.option.get_value()
        ))
    }

    /// Chooses what was chosen when the page was left, if it is still there.
    fn choose_again(self) {
        let name = self
            .choice_kept_as()
            .and_then(|name| browser::load::<Option<String>>(&name)?);
        if name.is_some() {
            self.choose(name);
        }
    }

    /// A file was read: the game says whether it will do. One that won't changes nothing.
    fn take(self, file_name: &str, text: String) {
        let choice = Choice {
            name: self.option.get_value(),
            value: text,
        };
        match self.game.check_option(&choice) {
            Err(error) => self.refuse(t!(
                "own_files.bad",
                file = file_name,
                reason = error.message().said(&voice())
            )),
            Ok(own_name) => {
                let name = own_name
                    .filter(|name| !name.trim().is_empty())
                    .unwrap_or_else(|| stem(file_name));
                self.add(OwnFile {
                    name: name.clone(),
                    text: choice.value,
                });
                self.choose(Some(name));
            }
        }
    }

    /// Keeps a file, in place of one of the same name.
    fn add(self, file: OwnFile) {
        let name = file.name.clone();
        self.all.update(|files| {
            files.retain(|other| other.name != name);
            files.push(file);
            few::sort(files, |one, other| one.name.cmp(&other.name));
        });
        self.note.set(Some(if self.has_kept_all() {
            t!("own_files.kept", name = name)
        } else {
            t!("own_files.not_kept", name = name)
        }));
    }

    fn remove(self, name: &str) {
        self.all.update(|files| files.retain(|file| file.name != name));
        // less than before always finds room
        let _ = self.has_kept_all();
        self.note.set(None);
        self.choose(None);
    }

    fn refuse(self, why: String) {
        self.note.set(None);
        self.error.set(Some(why));
    }

    fn has_kept_all(self) -> bool {
        let kept_as = kept_as(&self.game_id.get_value(), &self.option.get_value());
        self.all.with_untracked(|files| browser::has_kept(&kept_as, files))
    }

    /// Reads the file that was chosen on the disk, and lets go of it, so that it can be chosen again after it was mended.
    fn load(self, event: &ev::Event) {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some((input, file)) = input.and_then(|input| Some((input.clone(), input.files()?.get(0)?))) else {
            return;
        };
        input.set_value("");
        if file.size() > MOST_BYTES {
            return self.refuse(t!(
                "own_files.too_large",
                file = file.name(),
                most = (MOST_BYTES / 1024.0) as u32
            ));
        }
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            if self.error.try_get_untracked().is_none() {
                return; // the page was left in the meantime
            }
            match text {
                Some(text) => self.take(&file.name(), text),
                None => self.refuse(t!("own_files.unreadable", file = file.name())),
            }
        });
    }

    fn list(self) -> AnyView {
        let option = move |OwnFile { name, .. }: OwnFile| {
            let word = name.clone();
            let is_chosen = move || self.chosen.with(|chosen| chosen.as_ref() == Some(&word));
            view! { <option value=name.clone() prop:selected=is_chosen>{name.clone()}</option> }
        };
        let choose = move |event| {
            self.note.set(None);
            self.choose(Some(event_target_value(&event)).filter(|name| !name.is_empty()));
        };
        let ours = move || self.chosen.read().is_none();
        view! {
            <select data-own-file=self.option.get_value() on:change=choose>
                <option value="" prop:selected=ours>{t!("own_files.ours")}</option>
                {move || self.all.get().into_iter().map(option).collect_view()}
            </select>
        }
        .into_any()
    }

    fn remove_button(self, name: String) -> AnyView {
        let label = t!("own_files.remove_named", name = name);
        view! { <button type="button" class="quiet" data-remove-file aria-label=label on:click=move |_| self.remove(&name)>{t!("own_files.remove")}</button> }
            .into_any()
    }
}

/// The field of an option that takes a file.
pub fn field(chosen_by: Chooser, game: (&str, &'static dyn Opened), spec: &OptionSpec) -> AnyView {
    let files = OwnFiles::new(chosen_by, game, &spec.name);
    files.choose_again();
    let about = spec.about.said(&voice());
    let load_label = format!("{} {about}", t!("own_files.load"));
    view! {
        <div class="field own-file">
            <label class="field"><span class="label">{about}</span>{files.list()}</label>
            <div class="ways">
                <label class="button own-file-load">
                    {t!("own_files.load")}
                    <input type="file" accept=".toml" class="hidden-text" aria-label=load_label data-load-file=spec.name.clone() on:change=move |event| files.load(&event)/>
                </label>
                {move || files.chosen.get().map(|name| files.remove_button(name))}
            </div>
            <p class="soft own-file-note" role="status">{move || files.note.get()}</p>
            {problem(files.error)}
        </div>
    }
    .into_any()
}

fn kept_as(game: &str, option: &str) -> String {
    format!("files.{game}.{option}")
}

/// The name of a file that doesn't say how it is called.
fn stem(file_name: &str) -> String {
    file_name.strip_suffix(".toml").unwrap_or(file_name).to_owned()
}
