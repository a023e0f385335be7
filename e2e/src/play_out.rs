//! Games on the server that are played to their end in a moment.

use futures_util::future::join_all;
use serde_json::json;

use crate::browser::Browser;

/// Everybody decides by the page's own session, but without the page: it only sees what comes of it.
const SCRIPT: &str = "return new Promise((over, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/live`);
    let [number, decided] = [0, -1];
    const say = (order) => socket.send(JSON.stringify({ id: (number += 1), table: arguments[0], ...order }));
    socket.onopen = () => say({ do: 'follow' });
    socket.onclose = () => fail('the line was lost');
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.retry_after !== undefined) return setTimeout(() => say(socket.last), 1000 * told.retry_after);
        if (told.type !== 'update') return;
        if (told.outcome) {
            socket.onclose = null;
            socket.close();
            return over(told.ply);
        }
        if (!told.legal?.length || told.ply === decided) return;
        decided = told.ply;
        // something else each time, and yet the same in every run
        socket.last = { do: 'act', seat: told.seat, ply: told.ply, action: told.legal[(told.ply * 7919) % told.legal.length] };
        say(socket.last);
    };
})";

/// Plays the game of the table at this path to its end: each browser for its own seat.
pub async fn play_out(table: &str, players: &[&Browser]) {
    let id = table.trim_start_matches("/table/");
    join_all(players.iter().map(|browser| browser.ask(SCRIPT, vec![json!(id)]))).await;
}
