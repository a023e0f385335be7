//! The line to the server: one WebSocket that comes back whenever it is lost.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{TimeoutHandle, set_timeout_with_handle};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use wire::Coming;

use crate::browser;

/// What is heard on the line.
pub enum News {
    /// It stands.
    Opened,
    /// The server says something.
    Said(String),
    /// It was lost, this many times in a row; it will be tried again.
    Lost(u32),
}

/// A line that is kept up until it is closed.
#[derive(Clone)]
pub struct Line(Rc<RefCell<Wire>>);

struct Wire {
    /// How we come.
    coming: Coming,
    socket: Option<WebSocket>,
    hear: Rc<dyn Fn(News)>,
    /// What the browser calls for the present socket.
    calls: Vec<Closure<dyn FnMut(Event)>>,
    heard: Option<Closure<dyn FnMut(MessageEvent)>>,
    lost: u32,
    again: Option<TimeoutHandle>,
    closed: bool,
}

const FIRST_WAIT: u64 = 400;
const LONGEST_WAIT: u64 = 5_000;

impl Line {
    /// Opens a line. Nothing is heard before this returns.
    pub fn open(coming: Coming, hear: impl Fn(News) + 'static) -> Line {
        let wire = Wire {
            coming,
            socket: None,
            hear: Rc::new(hear),
            calls: Vec::new(),
            heard: None,
            lost: 0,
            again: None,
            closed: false,
        };
        let line = Line(Rc::new(RefCell::new(wire)));
        line.connect();
        line
    }

    /// Says something; what is said while the line is lost is not heard.
    pub fn say(&self, text: &str) {
        let socket = self.0.borrow().socket.clone();
        if let Some(socket) = socket.filter(|socket| socket.ready_state() == WebSocket::OPEN) {
            let _ = socket.send_with_str(text);
        }
    }

    /// Tries at once instead of waiting: the network is back, or somebody looks.
    pub fn hurry(&self) {
        let again = self.0.borrow_mut().again.take();
        if let Some(again) = again {
            again.clear();
            self.connect();
        }
    }

    /// The page is put aside, perhaps for the way back: who isn't there has no line, and the others hear it at once.
    pub fn rest(&self) {
        let mut wire = self.0.borrow_mut();
        wire.drop_socket();
        if let Some(again) = wire.again.take() {
            again.clear();
        }
    }

    /// The page is back.
    pub fn wake(&self) {
        let rests = {
            let wire = self.0.borrow();
            wire.socket.is_none() && wire.again.is_none() && !wire.closed
        };
        if rests {
            self.connect();
        }
    }

    /// Ends it.
    pub fn close(&self) {
        self.0.borrow_mut().closed = true;
        self.rest();
    }

    fn connect(&self) {
        let Ok(socket) = WebSocket::new(&address(self.0.borrow().coming)) else {
            return self.lose();
        };
        let line = self.clone();
        let opened = Closure::<dyn FnMut(Event)>::new(move |_| {
            line.0.borrow_mut().lost = 0;
            line.tell(News::Opened);
        });
        let line = self.clone();
        let lost = Closure::<dyn FnMut(Event)>::new(move |_| line.lose());
        let line = self.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                line.tell(News::Said(text));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let mut wire = self.0.borrow_mut();
        wire.drop_socket();
        wire.socket = Some(socket);
        wire.calls = vec![opened, lost];
        wire.heard = Some(heard);
    }

    /// The line is lost: it is tried again after a while, a longer one each time.
    fn lose(&self) {
        let lost = {
            let mut wire = self.0.borrow_mut();
            wire.lost += 1;
            let wait = (FIRST_WAIT << wire.lost.min(6)).min(LONGEST_WAIT);
            let line = self.clone();
            wire.again = set_timeout_with_handle(move || line.hurry(), Duration::from_millis(wait))
                .ok()
                .filter(|_| !wire.closed);
            wire.lost
        };
        self.tell(News::Lost(lost));
    }

    fn tell(&self, news: News) {
        let (hear, closed) = (self.0.borrow().hear.clone(), self.0.borrow().closed);
        if !closed {
            hear(news);
        }
    }
}

impl Wire {
    fn drop_socket(&mut self) {
        if let Some(socket) = self.socket.take() {
            socket.set_onopen(None);
            socket.set_onclose(None);
            socket.set_onmessage(None);
            let _ = socket.close();
        }
    }
}

fn address(coming: Coming) -> String {
    let location = browser::document().location().expect("pages have addresses");
    let scheme = if location.protocol().is_ok_and(|scheme| scheme == "https:") {
        "wss"
    } else {
        "ws"
    };
    let query = if coming.visitor { "?visitor=true" } else { "" };
    format!("{scheme}://{}/api/live{query}", location.host().unwrap_or_default())
}
