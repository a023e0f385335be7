//! Every table of the database: what it holds of a person, what of that the person can take home, and how it is forgotten.
//!
//! A test sees to it that no table of the schema is missing here.

/// A table that holds something of people.
pub(super) struct Place {
    pub(super) table: &'static str,
    /// What is somebody's own, without secrets. `$1` is the person.
    pub(super) own: &'static str,
    /// How it is forgotten, or made nobody's. `$1` is the person.
    pub(super) forget: &'static [&'static str],
}

/// In whose name tables stand whose host is gone.
pub(super) const NOBODY: &str = "nobody";

/// In an order in which nothing is forgotten that something else still points to.
pub(super) const PLACES: &[Place] = &[
    Place {
        table: "sessions",
        own: "SELECT device, created, used FROM sessions WHERE person = $1 ORDER BY created",
        forget: &["DELETE FROM sessions WHERE person = $1"],
    },
    Place {
        table: "passkeys",
        own: "SELECT name, created, used FROM passkeys WHERE person = $1 ORDER BY created",
        forget: &["DELETE FROM passkeys WHERE person = $1"],
    },
    Place {
        table: "questions",
        own: "SELECT what, expires FROM questions WHERE person = $1",
        forget: &["DELETE FROM questions WHERE person = $1"],
    },
    Place {
        table: "resets",
        own: "SELECT expires FROM resets WHERE person = $1",
        forget: &["DELETE FROM resets WHERE person = $1"],
    },
    Place {
        table: "shunned",
        own: "SELECT people.name AS name, distance, since FROM shunned JOIN people ON people.id = shunned.other WHERE shunned.person = $1 ORDER BY since",
        forget: &["DELETE FROM shunned WHERE person = $1 OR other = $1"],
    },
    // of what others reported nothing is told: they can rely on that
    Place {
        table: "report_lines",
        own: "SELECT report_lines.number AS number, report_lines.text AS text, report_lines.at AS at FROM report_lines JOIN reports ON reports.id = report_lines.report \
              WHERE report_lines.person = $1 AND reports.reporter = $1",
        forget: &[
            "DELETE FROM report_lines WHERE person = $1 OR report IN (SELECT id FROM reports WHERE accused = $1)",
        ],
    },
    Place {
        table: "reports",
        own: "SELECT table_id, line, offence, note, at FROM reports WHERE reporter = $1 ORDER BY at",
        forget: &[
            "DELETE FROM reports WHERE accused = $1",
            "UPDATE reports SET reporter = NULL, note = '' WHERE reporter = $1",
        ],
    },
    Place {
        table: "news",
        own: "SELECT news.kind AS kind, news.table_id AS table_id, news.seat AS seat, news.at AS at, news.due AS due FROM news JOIN targets ON targets.id = news.target \
              WHERE targets.person = $1 ORDER BY news.at",
        forget: &["DELETE FROM news WHERE target IN (SELECT id FROM targets WHERE person = $1)"],
    },
    Place {
        table: "targets",
        own: "SELECT channel, address, table_id, kinds, wait, digest, confirmed, off, created FROM targets WHERE person = $1 ORDER BY created",
        forget: &["DELETE FROM targets WHERE person = $1"],
    },
    Place {
        table: "hours",
        own: "SELECT language, zone, quiet_from, quiet_to FROM hours WHERE person = $1",
        forget: &["DELETE FROM hours WHERE person = $1"],
    },
    Place {
        table: "lessons",
        own: "SELECT lesson, done FROM lessons WHERE person = $1 ORDER BY done",
        forget: &["DELETE FROM lessons WHERE person = $1"],
    },
    Place {
        table: "badges",
        own: "SELECT game, badge, what, table_id, at FROM badges WHERE person = $1 ORDER BY at",
        forget: &["DELETE FROM badges WHERE person = $1"],
    },
    Place {
        table: "rating_history",
        own: "SELECT game, players, at, table_id, mean, deviation FROM rating_history WHERE person = $1 ORDER BY at",
        forget: &["DELETE FROM rating_history WHERE person = $1"],
    },
    Place {
        table: "ratings",
        own: "SELECT game, players, mean, deviation, games, won FROM ratings WHERE person = $1 ORDER BY game, players",
        forget: &["DELETE FROM ratings WHERE person = $1"],
    },
    Place {
        table: "results",
        own: "SELECT table_id, seat, game, players, score, place, deserted, title, opening, finished FROM results WHERE person = $1 ORDER BY finished",
        forget: &["UPDATE results SET person = NULL WHERE person = $1"],
    },
    Place {
        table: "leaves",
        own: "SELECT first, last, days FROM leaves WHERE person = $1 ORDER BY since",
        forget: &["DELETE FROM leaves WHERE person = $1"],
    },
    Place {
        table: "follows",
        own: "SELECT people.name AS name, follows.created AS created FROM follows JOIN people ON people.id = follows.followed WHERE follows.person = $1 ORDER BY follows.created",
        forget: &["DELETE FROM follows WHERE person = $1 OR followed = $1"],
    },
    // a line keeps its number, so that those who follow the table miss none that comes later
    Place {
        table: "chat",
        own: "SELECT table_id, number, name, text, at FROM chat WHERE person = $1 ORDER BY at",
        forget: &["UPDATE chat SET person = '', name = '', text = '' WHERE person = $1"],
    },
    Place {
        table: "plans",
        own: "SELECT table_id, seat, plan, mark, carried_out, fate FROM plans WHERE person = $1 ORDER BY table_id",
        forget: &["DELETE FROM plans WHERE person = $1"],
    },
    Place {
        table: "actions",
        own: "SELECT actions.table_id AS table_id, actions.ply AS ply, actions.seat AS seat, actions.kind AS kind, actions.action AS action, actions.at AS at \
              FROM actions JOIN seats ON seats.table_id = actions.table_id AND seats.seat = actions.seat WHERE seats.person = $1 ORDER BY actions.at",
        forget: &[],
    },
    Place {
        table: "seats",
        own: "SELECT seats.table_id AS table_id, seats.seat AS seat, seats.kind AS kind, tables.game AS game, tables.state AS state, tables.started AS started, \
              tables.finished AS finished FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = $1 ORDER BY tables.created",
        forget: SEATS,
    },
    Place {
        table: "members",
        own: "SELECT table_id, state, created FROM members WHERE person = $1 ORDER BY created",
        forget: &["DELETE FROM members WHERE person = $1"],
    },
    Place {
        table: "dailies",
        own: "SELECT day, game, table_id FROM dailies WHERE person = $1 ORDER BY day, game",
        forget: &["DELETE FROM dailies WHERE person = $1"],
    },
    // in a tournament that has begun, others have met them: the place stays, without a name
    Place {
        table: "cup_people",
        own: "SELECT cup, joined, number, left_at, back_at FROM cup_people WHERE person = $1 ORDER BY joined",
        forget: &[
            "UPDATE cups SET wake = CASE WHEN state = 'running' THEN 0 ELSE wake END, version = version + 1 \
             WHERE state IN ('open', 'running') AND id IN (SELECT cup FROM cup_people WHERE person = $1)",
            "DELETE FROM cup_people WHERE person = $1 AND number IS NULL",
            "UPDATE cup_people SET person = NULL, left_at = COALESCE(left_at, 0) WHERE person = $1",
        ],
    },
    Place {
        table: "cups",
        own: "SELECT id, name, game, state, created, started, finished FROM cups WHERE host = $1 ORDER BY created",
        forget: &[
            "INSERT INTO people (id, name, created) SELECT 'nobody', '', 0 WHERE EXISTS (SELECT 1 FROM cups WHERE host = $1) ON CONFLICT DO NOTHING",
            "UPDATE cups SET finished = CASE WHEN state = 'open' THEN created ELSE finished END, wake = CASE WHEN state = 'open' THEN NULL ELSE wake END, \
             name = REPLACE(name, (SELECT people.name FROM people WHERE people.id = $1), '…'), version = version + 1, host = 'nobody', \
             state = CASE WHEN state = 'open' THEN 'cancelled' ELSE state END WHERE host = $1",
        ],
    },
    // never the seed: that of a game that goes on is secret
    Place {
        table: "tables",
        own: "SELECT id, game, options, clock, stand_in, spectators, spectator_chat, listed, rated, state, created, started, finished, outcome, called_off FROM tables WHERE host = $1 \
              ORDER BY created",
        forget: &[
            "INSERT INTO people (id, name, created) SELECT 'nobody', '', 0 WHERE EXISTS (SELECT 1 FROM tables WHERE host = $1) ON CONFLICT DO NOTHING",
            "UPDATE tables SET host = 'nobody' WHERE host = $1",
            "UPDATE tables SET barred = REPLACE(barred, $1, ''), to_end = REPLACE(to_end, $1, '') WHERE barred LIKE '%' || $1 || '%' OR to_end LIKE '%' || $1 || '%'",
        ],
    },
    Place {
        table: "people",
        own: "SELECT id, name, account, created, hidden, suspended FROM people WHERE id = $1",
        forget: &["DELETE FROM people WHERE id = $1"],
    },
];

/// Seats are left: tables that gather are closed by their hosts, games go on with bots where others play, and are over where nobody does.
const SEATS: &[&str] = &[
    "UPDATE tables SET state = 'closed', wake = NULL WHERE host = $1 AND state = 'open'",
    "UPDATE members SET state = 'closed' WHERE state = 'open' AND table_id IN (SELECT id FROM tables WHERE host = $1 AND state = 'closed')",
    "UPDATE seats SET kind = CASE WHEN by_invitation = 1 THEN 'invited' ELSE 'open' END, person = NULL, link = NULL, here_until = 0, seen_until = 0 \
     WHERE person = $1 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.state = 'open')",
    "UPDATE tables SET state = 'finished', called_off = 1, wake = NULL, finished = COALESCE((SELECT MAX(at) FROM actions WHERE actions.table_id = tables.id), started) \
     WHERE state = 'running' AND id IN (SELECT table_id FROM members WHERE person = $1) \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person' AND seats.person <> $1)",
    "UPDATE members SET state = 'finished' WHERE state = 'running' AND table_id IN (SELECT own.table_id FROM members AS own WHERE own.person = $1) \
     AND EXISTS (SELECT 1 FROM tables WHERE tables.id = members.table_id AND tables.state = 'finished')",
    "UPDATE seats SET kind = 'bot', level = (SELECT stand_in FROM tables WHERE tables.id = seats.table_id), stood_in = 0 \
     WHERE person = $1 AND kind = 'person' AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.state = 'running')",
    "UPDATE tables SET wake = 0 WHERE state = 'running' AND id IN (SELECT table_id FROM members WHERE person = $1)",
    "UPDATE seats SET person = NULL, link = NULL, here_until = 0, seen_until = 0 WHERE person = $1",
];

/// Tables that hold nothing of people.
#[cfg(test)]
pub(super) const IMPERSONAL: &[&str] = &[
    "schema_version",
    "settings",
    "lists",
    "table_lists",
    "played",
    "played_options",
    "pauses",
    "watching",
    "cup_matches",
    "cup_games",
];
