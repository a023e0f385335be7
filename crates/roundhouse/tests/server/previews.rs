//! What chat apps show of a link, and what a stranger sees of a table.

use trial::{Client, Place, two_at_a_table};
use wire::SeatWish::{Invited, Me, Open};
use wire::{Created, NewTable};

use crate::folder;

/// An app of one page.
const PAGE: &str =
    "<!doctype html><html><head><title>Roundhouse</title>\n<!-- preview -->\n</head><body></body></html>";

/// A folder with that app.
fn app(place: &Place) -> String {
    let web = place.path().join("app");
    std::fs::create_dir_all(&web).unwrap();
    std::fs::write(web.join("index.html"), PAGE).unwrap();
    web.to_str().unwrap().to_owned()
}

/// What the page at this path says under a name.
async fn said(stranger: &Client, path: &str, name: &str) -> String {
    let page = stranger.get(path).await;
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8", "{path}");
    assert!(!page.text.contains("<!-- preview -->"));
    let start = format!("\"{name}\" content=\"");
    let rest = page.text.split_once(&start).map(|(_, rest)| rest.to_owned());
    let rest = rest.unwrap_or_else(|| panic!("{path} has no {name}: {}", page.text));
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_say_what_they_lead_to() {
    let place = folder();
    let server = place.serve_also(&["--web", &app(&place)]);
    let (ada, bob) = (server.guest("<b>\"Ada\"</b>").await, server.guest("Bob").await);
    let stranger = server.stranger();
    let table = ada.table("hill", [Me, Open, Open]).await;
    let path = format!("/table/{table}");
    assert_eq!(
        said(&stranger, &path, "og:title").await,
        "&lt;b&gt;&quot;Ada&quot;&lt;/b&gt; invites you to play The Rail on the Hill"
    );
    let text = said(&stranger, &path, "og:description").await;
    assert!(text.starts_with("2 seats are free."), "{text}");
    assert_eq!(said(&stranger, &path, "twitter:card").await, "summary_large_image");
    assert_eq!(said(&stranger, &path, "og:url").await, format!("{}{path}", server.url));
    let picture = said(&stranger, &path, "og:image").await;
    assert_eq!(picture, format!("{}/pictures/hill.png", server.url));
    let sent = stranger.get("/pictures/hill.png").await;
    assert_eq!(sent.headers["content-type"], "image/png");
    assert_eq!(stranger.get("/pictures/nonsense.png").await.status.as_u16(), 404);

    let running = two_at_a_table("shinjuku", &ada, &bob).await;
    let text = said(&stranger, &format!("/table/{running}"), "og:description").await;
    assert!(text.contains("Bob") && text.contains("watch"), "{text}");
    let title = said(&stranger, "/rules/tramways", "og:title").await;
    assert_eq!(title, "Tramways: the rules");
    let home = said(&stranger, "/", "og:title").await;
    for unknown in ["/table/nowhere", "/table/a%20b", "/rules/nonsense", "/games"] {
        assert_eq!(said(&stranger, unknown, "og:title").await, home, "{unknown}");
    }
}

/// Of a table without spectators, and of a secret link, nobody learns anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_give_nothing_away() {
    let place = folder();
    let server = place.serve_also(&["--web", &app(&place), "--public-url", "https://rails.example"]);
    let ada = server.guest("Ada").await;
    let made: Created = ada
        .post(
            "/api/tables",
            &NewTable {
                spectators: false,
                ..NewTable::new("hill", [Me, Invited])
            },
        )
        .await
        .ok();
    let secret = &made.links[0].secret;
    for path in [format!("/table/{}", made.table.id), format!("/claim/{secret}")] {
        let page = server.stranger().get(&path).await.text;
        assert!(!page.contains("Ada") && !page.contains("Hill"), "{page}");
        assert!(page.contains("https://rails.example/pictures/roundhouse.png"), "{page}");
    }
    let claim = |secret: &str| format!("/claim/{secret}");
    let (good, bad) = (
        server.stranger().get(&claim(secret)).await.text,
        server.stranger().get(&claim("nothing")).await.text,
    );
    assert_eq!(good.replace(secret.as_str(), "nothing"), bad, "a guess learns nothing");
}
