//! The sections of the page, in their order.

use super::figure::{Figure, Scale};
use super::gathered::{BotSums, Gathered};
use super::spread::Bins;
use super::things;
use super::words::{count, escape, number, percent, signed};
use crate::interval::wilson;

/// All sections that have something to show.
pub(super) fn all(games: &Gathered) -> String {
    let narrow = [
        Some(scores(games)),
        titles(games),
        seats(games),
        Some(length(games)),
        parts(games),
        parts_by_bot(games),
    ];
    let narrow: String = narrow.into_iter().flatten().collect();
    let wide: String = [things::items(games), things::holdings(games)]
        .into_iter()
        .flatten()
        .collect();
    format!("{}<div class=\"columns\">\n{narrow}</div>\n{wide}", summary(games))
}

/// A section: a heading, one sentence on how to read it, and what it shows.
pub(super) fn section(heading: &str, how_to_read: &str, body: &str) -> String {
    format!("<section>\n<h2>{heading}</h2>\n<p class=\"read\">{how_to_read}</p>\n{body}\n</section>\n")
}

/// A table that scrolls where the page is narrow. Cells are HTML.
pub(super) fn table(headings: &[&str], rows: &[Vec<String>]) -> String {
    let head = format!("<th>{}</th>", headings.join("</th><th>"));
    let row = |cells: &Vec<String>| format!("<tr><td>{}</td></tr>\n", cells.join("</td><td>"));
    let body: String = rows.iter().map(row).collect();
    format!("<div class=\"scroll\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>")
}

/// The colour of a bot.
fn colour(bot: usize) -> String {
    format!("b{}", bot % 6)
}

pub(super) fn is_solo(games: &Gathered) -> bool {
    games.seats.len() == 1
}

fn summary(games: &Gathered) -> String {
    let row = |(name, bot): (&String, &BotSums)| {
        let ([low, high], [least, most]) = (wilson(bot.wins, bot.score.count()), bot.score.ci95());
        let decisions = (bot.decisions as f64).max(1.0);
        vec![
            escape(name),
            count(bot.score.count()),
            if is_solo(games) {
                "–".into()
            } else {
                percent(bot.win_share())
            },
            if is_solo(games) {
                "–".into()
            } else {
                format!("{} to {}", number(100.0 * low, 1), number(100.0 * high, 1))
            },
            number(bot.score.mean(), 1),
            format!("{} to {}", number(least, 1), number(most, 1)),
            number(bot.score.deviation(), 1),
            number(1_000.0 * bot.seconds / decisions, 2),
            count(bot.faults),
        ]
    };
    let rows: Vec<Vec<String>> = games.bots.iter().map(row).collect();
    let headings = [
        "bot",
        "games",
        "win share",
        "interval",
        "mean score",
        "interval",
        "deviation",
        "ms/decision",
        "faults",
    ];
    let how = "Each game counts once for every bot at the table. A shared victory counts as a share. A fault is something that went wrong with a program that played.";
    section("The players", how, &table(&headings, &rows))
}

fn scores(games: &Gathered) -> String {
    let bins = Bins::of(games.bots.values().map(|bot| &bot.scores));
    let mut figure = Figure::new("Histogram of the scores of each bot");
    for (place, (name, bot)) in games.bots.iter().enumerate() {
        let [low, middle, high] = [0.05, 0.5, 0.95].map(|share| number(bot.scores.quantile(share).into(), 0));
        figure.caption(name, &format!("median {middle}, 90 % from {low} to {high}"));
        figure.histogram(&bot.scores.counts(bins), bins, bot.score.mean(), &colour(place));
    }
    figure.axis(bins);
    let how = "The higher a column, the more games ended with that score; the upright line is the mean.";
    section("Scores", how, &figure.svg())
}

fn titles(games: &Gathered) -> Option<String> {
    if games.bots.values().all(|bot| bot.titles.is_empty()) {
        return None;
    }
    let mut figure = Figure::new("Share of each title");
    for (place, (name, bot)) in games.bots.iter().enumerate() {
        for (title, &times) in &bot.titles {
            let share = times as f64 / bot.score.count() as f64;
            figure.caption(&format!("{title} ({name})"), &percent(share));
            figure.bar(Scale::new(0.0, 1.0), share, &colour(place), title);
        }
    }
    Some(section(
        "Titles",
        "The longer a bar, the more of the bot's games earned that title.",
        &figure.svg(),
    ))
}

fn parts(games: &Gathered) -> Option<String> {
    let names = part_names(games);
    if names.is_empty() {
        return None;
    }
    let groups = [("winners", "b0", &games.winners), ("others", "b1", &games.others)];
    let groups: Vec<_> = groups.into_iter().filter(|(_, _, sums)| sums.count > 0).collect();
    let means: Vec<f64> = names
        .iter()
        .flat_map(|name| groups.iter().map(|(_, _, sums)| sums.mean(name)))
        .collect();
    let scale = Scale::new(
        means.iter().copied().fold(0.0, f64::min),
        means.iter().copied().fold(0.0, f64::max),
    );
    let mut figure = Figure::new("Mean points of each part of the score");
    for name in &names {
        let values: Vec<String> = groups.iter().map(|(_, _, sums)| number(sums.mean(name), 1)).collect();
        figure.caption(name, &values.join(" / "));
        for (group, class, sums) in &groups {
            figure.bar(
                scale,
                sums.mean(name),
                class,
                &format!("{name}, {group}: {:.2}", sums.mean(name)),
            );
        }
    }
    let how = if groups.len() == 1 {
        "Each bar is the mean number of points from one part of the score.".to_owned()
    } else {
        "Mean points of each part of the score, for <span class=\"key k0\"></span>winners and <span class=\"key k1\"></span>all others: \
         where the bars differ most, games are decided."
            .to_owned()
    };
    Some(section("Parts of the score", &how, &figure.svg()))
}

/// The main parts, in the order in which winners and then others have them.
fn part_names(games: &Gathered) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in games.winners.points.iter().chain(&games.others.points) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}

fn parts_by_bot(games: &Gathered) -> Option<String> {
    let names = part_names(games);
    if names.is_empty() {
        return None;
    }
    let headings: Vec<String> = std::iter::once(String::new())
        .chain(games.bots.keys().map(|bot| escape(bot)))
        .collect();
    let row = |name: &&str| {
        std::iter::once(escape(name))
            .chain(games.bots.values().map(|bot| number(bot.parts.mean(name), 1)))
            .collect()
    };
    let mut rows: Vec<Vec<String>> = names.iter().map(row).collect();
    rows.push(
        std::iter::once("<b>score</b>".to_owned())
            .chain(
                games
                    .bots
                    .values()
                    .map(|bot| format!("<b>{}</b>", number(bot.score.mean(), 1))),
            )
            .collect(),
    );
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    Some(section(
        "Parts of the score by bot",
        "Mean points of each part; each column adds up to the bot's mean score.",
        &table(&headings, &rows),
    ))
}

fn seats(games: &Gathered) -> Option<String> {
    if is_solo(games) {
        return None;
    }
    let intervals: Vec<[f64; 2]> = games
        .seats
        .iter()
        .map(|seat| wilson(seat.wins, seat.score.count()))
        .collect();
    let fair = 1.0 / games.seats.len() as f64;
    let low = intervals.iter().map(|interval| interval[0]).fold(fair, f64::min);
    let high = intervals.iter().map(|interval| interval[1]).fold(fair, f64::max);
    let scale = Scale::new((low - 0.02).max(0.0), (high + 0.02).min(1.0));
    let mut figure = Figure::new("Share of games won from each seat");
    for (number_of_seat, (seat, &interval)) in games.seats.iter().zip(&intervals).enumerate() {
        let share = seat.wins / seat.score.count() as f64;
        figure.caption(
            &format!("seat {number_of_seat}"),
            &format!("{}, mean score {}", percent(share), number(seat.score.mean(), 1)),
        );
        figure.estimate(scale, share, interval);
    }
    figure.reference(scale, fair, &format!("even: {}", percent(fair)));
    let how = "Each dot is the share of games won from that seat (seat 0 is the first), with its interval. A seat whose interval misses the dashed line has an \
               advantage or a disadvantage. This holds only if every bot sat equally often on every seat, as in whole matches of the arena.";
    Some(section("The starting seat", how, &figure.svg()))
}

fn length(games: &Gathered) -> String {
    let bins = Bins::of(std::iter::once(&games.length));
    let [low, middle, high] = [0.05, 0.5, 0.95].map(|share| number(games.length.quantile(share).into(), 0));
    let mut figure = Figure::new("Histogram of the length of games");
    figure.caption("decisions", &format!("median {middle}, 90 % from {low} to {high}"));
    figure.histogram(&games.length.counts(bins), bins, games.length.mean(), "b2");
    figure.axis(bins);
    let together = match games.length_with_score.correlation() {
        Some(correlation) => format!(
            " The correlation of a game's length with its scores is {} (from −1 to 1; near 0 the two are unrelated).",
            signed(correlation, 2)
        ),
        None => String::new(),
    };
    let how = format!(
        "The higher a column, the more games took that number of decisions, all players together; the upright line is the mean.{together}"
    );
    section("Length of the games", &how, &figure.svg())
}
