//! Goods, customers and stores, drawn.

use leptos::prelude::*;
use shinjuku::state::{Sells, Store};
use shinjuku::{Customer, Goods};

use super::{names, seats};

/// The icon of some goods in a box of 24 by 24, in the current colour.
pub const fn goods_path(goods: Goods) -> &'static str {
    match goods {
        // a rice ball with its seaweed left out
        Goods::Food => {
            "M12 2.5c1.7 0 2.9.9 3.8 2.4l5.4 9.6c1.7 3.2-.2 6.5-3.9 6.5h-.8v-6a1 1 0 0 0-1-1h-7a1 1 0 0 0-1 1v6h-.8c-3.7 0-5.6-3.3-3.9-6.5l5.4-9.6C9.1 3.400 10.300 2.500 12 2.500z"
        }
        // a shirt
        Goods::Clothing => {
            "M8.500 3 3 5.700 1.500 11l4 1.300.5-1V21h12v-9.700l.5 1 4-1.300L21 5.700 15.500 3c-.5 1.700-1.800 2.600-3.500 2.600S9 4.700 8.500 3z"
        }
        // an open book
        Goods::Books => {
            "M11.200 6C9 4.200 5.500 3.700 1.500 4v14.500c4-.3 7.500.3 9.700 2.100zM12.800 6c2.200-1.800 5.700-2.300 9.700-2v14.500c-4-.3-7.500.3-9.700 2.100z"
        }
        // a plug with its cord
        Goods::Electronics => {
            "M7 2h2.600v5h4.800V2H17v5h2.500v5.500c0 3.300-2.500 5.700-5.900 6.200V22h-3.200v-3.300c-3.400-.5-5.900-2.900-5.900-6.200V7H7z"
        }
    }
}

/// The class that sets the tint of some goods.
pub const fn goods_class(goods: Goods) -> &'static str {
    match goods {
        Goods::Food => "shin-goods-food",
        Goods::Clothing => "shin-goods-clothing",
        Goods::Books => "shin-goods-books",
        Goods::Electronics => "shin-goods-electronics",
    }
}

/// A customer as a round token of radius 13 around the origin. Doubles have a second ring and a 2.
pub fn token(customer: Customer) -> AnyView {
    let double = customer.double.then(|| {
        view! {
            <circle class="shin-token-ring" r="15.500"/>
            <circle class="shin-token-two" cx="11" cy="-10" r="7.500"/>
            // drawn, not written: what is heard says it in words
            <path class="shin-token-number" d="M8.300 -12.300 Q8.600 -14.300 11 -14.300 Q13.600 -14.300 13.600 -12 Q13.600 -10.400 8.200 -6.100 H13.900"/>
        }
    });
    view! {
        <g class=format!("shin-token {}", goods_class(customer.goods))>
            <circle class="shin-token-disc" r="12.500"/>
            <path class="shin-token-icon" transform="translate(-8.400 -8.600) scale(.7)" d=goods_path(customer.goods)/>
            {double}
        </g>
    }
    .into_any()
}

/// A customer as a picture of its own.
pub fn token_picture(customer: Customer) -> AnyView {
    view! { <svg class="shin-token-picture" viewBox="-18 -19 38 38" aria-hidden="true" data-word=names::customer(customer)>{token(customer)}</svg> }
        .into_any()
}

/// A store that stands on the origin: 34 wide, 32 high, a department store 50.
pub fn store(store: Store) -> AnyView {
    let mark = seats::mark(store.owner);
    let building = match store.sells {
        Sells::Goods(goods) => shop(goods),
        Sells::Everything => department_store(),
    };
    let height = if store.sells == Sells::Everything { -45.0 } else { -27.0 };
    view! {
        <g class=format!("shin-store {}", mark.class)>
            {building}
            <circle class="shin-store-badge" cx="16" cy=height r="8.500"/>
            <text class="shin-store-letter" x="16" y=height + 4.300 text-anchor="middle">{mark.letter.to_string()}</text>
        </g>
    }
    .into_any()
}

fn shop(goods: Goods) -> AnyView {
    view! {
        <path class="shin-store-wall" d="M-16 0V-29H16V0z"/>
        <path class="shin-store-roof" d="M-18.500-24 -15.500-32H15.500L18.500-24z"/>
        <path class="shin-store-icon" transform="translate(-10 -22.500) scale(.83)" d=goods_path(goods)/>
    }
    .into_any()
}

fn department_store() -> AnyView {
    let icon = |goods: Goods| {
        let (x, y) = ([-12.5, 1.5][goods as usize % 2], [-40.0, -26.0][goods as usize / 2]);
        view! { <path class="shin-store-icon" transform=format!("translate({x} {y}) scale(.46)") d=goods_path(goods)/> }
    };
    view! {
        <path class="shin-store-wall" d="M-17 0V-44H17V0z"/>
        <path class="shin-store-roof" d="M-19.500-43 -17-49.500H17L19.500-43zM-1-49.500V-60L11-56 1-52.500V-49.500z"/>
        {Goods::ALL.map(icon).collect_view()}
        <path class="shin-store-icon" d="M-6 0V-11H6V0z"/>
    }
    .into_any()
}

/// A store as a picture of its own.
pub fn store_picture(of: Store) -> AnyView {
    let (class, area) = if of.sells == Sells::Everything {
        ("shin-store-picture tall", "-22 -61 48 63")
    } else {
        ("shin-store-picture", "-22 -37 48 39")
    };
    view! { <svg class=class viewBox=area aria-hidden="true">{store(of)}</svg> }.into_any()
}
