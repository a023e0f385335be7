//! Roundhouse's addition to the crate: which output modules are one.
//!
//! Otherwise every set of splits that share something has a module of its own. Here, a split that is only ever loaded
//! after another (`Options::requires`) finds what both need with the other, and what is hardly worth a file
//! (`Options::smallest_chunk`) goes to a module that is loaded whenever it is needed.

use std::collections::{BTreeSet, HashMap};

use wasmparser::SymbolInfo;

use crate::dep_graph::DepNode;
use crate::read::InputModule;
use crate::split_point::{OutputModuleInfo, SplitModuleIdentifier, SplitPoint};
use crate::Options;

type Contents = HashMap<SplitModuleIdentifier, OutputModuleInfo>;

pub struct Joining {
    /// For each split, those that are loaded before it.
    before: HashMap<String, BTreeSet<String>>,
    smallest_chunk: u64,
}

impl Joining {
    pub fn new(options: &Options, split_points: &[SplitPoint]) -> Self {
        let splits = split_points.iter().map(|point| &point.module_name);
        Self {
            before: splits
                .map(|split| (split.clone(), all_required(options, split)))
                .collect(),
            smallest_chunk: options.smallest_chunk,
        }
    }

    /// The splits that are loaded before this one.
    pub fn before(&self, split: &str) -> impl Iterator<Item = &String> {
        self.before.get(split).into_iter().flatten()
    }

    /// The module for what these splits need: those that come after another of them find it there.
    pub fn reduced(&self, identifier: &SplitModuleIdentifier) -> SplitModuleIdentifier {
        let SplitModuleIdentifier::Chunk(splits) = identifier else {
            return identifier.clone();
        };
        let is_first = |split: &&String| !self.before(split).any(|other| splits.contains(other));
        let mut first: BTreeSet<String> = splits.iter().filter(is_first).cloned().collect();
        match first.len() {
            1 => SplitModuleIdentifier::Split(first.pop_first().unwrap()),
            _ => SplitModuleIdentifier::Chunk(first),
        }
    }

    /// Is this module there whenever any of the splits is?
    pub fn serves(&self, module: &SplitModuleIdentifier, needed_by: &BTreeSet<String>) -> bool {
        needed_by.iter().all(|split| {
            self.is_loaded_with(module, split)
                || self
                    .before(split)
                    .any(|earlier| self.is_loaded_with(module, earlier))
        })
    }

    fn is_loaded_with(&self, module: &SplitModuleIdentifier, split: &String) -> bool {
        match module {
            SplitModuleIdentifier::Main => true,
            SplitModuleIdentifier::Split(itself) => itself == split,
            SplitModuleIdentifier::Chunk(splits) => splits.contains(split),
        }
    }

    /// Puts every chunk that is too small into the module for the fewest splits that serves it, the smallest first.
    pub fn join_small(&self, input: &InputModule, contents: &mut Contents) {
        while let Some((identifier, splits)) = self.smallest(input, contents) {
            let small = contents.remove(&identifier).unwrap();
            let serving = contents
                .keys()
                .filter(|module| self.serves(module, &splits));
            let target = serving
                .min_by_key(|module| (breadth(module), (*module).clone()))
                .cloned();
            let target = contents.entry(target.unwrap_or(SplitModuleIdentifier::Main));
            let symbols = &mut target.or_default().included_symbols;
            symbols.extend(small.included_symbols);
        }
    }

    /// The smallest of the chunks that are too small.
    fn smallest(
        &self,
        input: &InputModule,
        contents: &Contents,
    ) -> Option<(SplitModuleIdentifier, BTreeSet<String>)> {
        let chunks = contents
            .iter()
            .filter_map(|(identifier, info)| match identifier {
                SplitModuleIdentifier::Chunk(splits) => {
                    Some((weight(input, info), identifier, splits))
                }
                _ => None,
            });
        let small = chunks.filter(|(weight, ..)| *weight < self.smallest_chunk);
        small
            .min()
            .map(|(_, identifier, splits)| (identifier.clone(), splits.clone()))
    }
}

/// What the split requires, and what that requires in turn.
fn all_required(options: &Options, split: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut found = (options.requires)(split);
    while let Some(next) = found.pop() {
        found.extend((options.requires)(&next));
        all.insert(next);
    }
    all
}

/// How many splits a module is loaded for.
fn breadth(identifier: &SplitModuleIdentifier) -> usize {
    match identifier {
        SplitModuleIdentifier::Main => usize::MAX,
        SplitModuleIdentifier::Split(_) => 1,
        SplitModuleIdentifier::Chunk(splits) => splits.len(),
    }
}

/// About how many bytes of code and data a module has.
fn weight(input: &InputModule, info: &OutputModuleInfo) -> u64 {
    let size = |node: &DepNode| match node {
        DepNode::Function(id) => id
            .checked_sub(input.imported_funcs.len())
            .map_or(0, |defined| {
                let body = input.defined_funcs[defined].body.range();
                body.end - body.start
            }),
        DepNode::DataSymbol(id) => match input.reloc_info.symbols[*id] {
            SymbolInfo::Data {
                symbol: Some(data), ..
            } => u64::from(data.size),
            _ => 0,
        },
        _ => 0,
    };
    info.included_symbols.iter().map(size).sum()
}
