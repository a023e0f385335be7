//! A plan in the making: a tree of decisions with their words.

use serde_json::Value;
use wire::{Branch, Condition, Plan, Until};

/// The point before any decision.
pub const ROOT: usize = 0;

/// What somebody else decides, and how that is said.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// As the server is told.
    pub condition: Condition,
    /// As the reader is told.
    pub words: String,
}

/// An own decision in a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// Its number, from 1.
    pub id: usize,
    /// What must have happened before.
    pub when: Vec<Clause>,
    /// What is decided, in words.
    pub words: String,
    /// Is it another's turn afterwards?
    pub waits: bool,
    /// What is decided after it.
    pub then: Vec<Node>,
    act: Value,
}

/// A plan in the making.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sketch {
    /// The first decisions.
    pub nodes: Vec<Node>,
    /// What is supposed since the last own decision.
    pub supposed: Vec<Clause>,
    /// The decision after which the imagined game stands.
    pub at: usize,
    last: usize,
}

impl Sketch {
    /// Supposes that others decide this.
    pub fn suppose(&mut self, clauses: Vec<Clause>) {
        for clause in clauses {
            if !self.supposed.contains(&clause) {
                self.supposed.push(clause);
            }
        }
    }

    /// What is supposed at this place doesn't matter after all.
    pub fn forget(&mut self, place: usize) {
        if place < self.supposed.len() {
            self.supposed.remove(place);
        }
    }

    /// Anything of the same kind by the same player will do at this place, or only this.
    pub fn take_alike(&mut self, place: usize, alike: bool) {
        if let Some(clause) = self.supposed.get_mut(place) {
            clause.condition.alike = alike;
        }
    }

    /// Decides, under everything that is supposed; says the number of the decision. What is decided in any other case comes last.
    pub fn decide(&mut self, act: Value, words: String, waits: bool) -> usize {
        self.last += 1;
        let node = Node {
            id: self.last,
            when: std::mem::take(&mut self.supposed),
            words,
            waits,
            then: Vec::new(),
            act,
        };
        let at = self.at;
        let (last, siblings) = (self.last, self.after(at));
        if node.when.is_empty() {
            siblings.retain(|other| !other.when.is_empty());
            siblings.push(node);
        } else {
            siblings.retain(|other| other.when != node.when);
            let place = siblings.iter().position(|other| other.when.is_empty());
            siblings.insert(place.unwrap_or(siblings.len()), node);
        }
        self.at = last;
        last
    }

    /// Goes back to after a decision, to suppose something else there.
    pub fn go_to(&mut self, id: usize) {
        (self.at, self.supposed) = (id, Vec::new());
    }

    /// Removes a decision with all that comes after it; says whether the imagined game stood there.
    pub fn remove(&mut self, id: usize) -> bool {
        remove(&mut self.nodes, id);
        let is_gone = self.at != ROOT && find(&mut self.nodes, self.at).is_none();
        if is_gone {
            self.go_to(ROOT);
        }
        is_gone
    }

    fn after(&mut self, id: usize) -> &mut Vec<Node> {
        if id != ROOT && find(&mut self.nodes, id).is_some() {
            return &mut find(&mut self.nodes, id).expect("it was just found").then;
        }
        &mut self.nodes
    }

    /// As the server is told.
    pub fn plan(&self, pass: Option<Until>, forced: bool) -> Plan {
        Plan {
            branches: branches(&self.nodes),
            pass,
            forced,
        }
    }
}

fn find(nodes: &mut [Node], id: usize) -> Option<&mut Node> {
    for node in nodes {
        if node.id == id {
            return Some(node);
        }
        if let Some(found) = find(&mut node.then, id) {
            return Some(found);
        }
    }
    None
}

fn remove(nodes: &mut Vec<Node>, id: usize) {
    nodes.retain(|node| node.id != id);
    nodes.iter_mut().for_each(|node| remove(&mut node.then, id));
}

fn branches(nodes: &[Node]) -> Vec<Branch> {
    let branch = |node: &Node| Branch {
        when: node.when.iter().map(|clause| clause.condition.clone()).collect(),
        act: node.act.clone(),
        then: branches(&node.then),
    };
    nodes.iter().map(branch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(words: &str) -> Clause {
        Clause {
            condition: Condition {
                event: words.into(),
                alike: false,
            },
            words: words.to_owned(),
        }
    }

    fn decide(sketch: &mut Sketch, act: &str) -> usize {
        sketch.decide(act.into(), act.to_owned(), true)
    }

    /// "If Ada takes b, I take c; otherwise I pass", in whichever order it is entered.
    #[test]
    fn what_is_done_in_any_other_case_comes_last() {
        let mut sketch = Sketch::default();
        decide(&mut sketch, "pass");
        sketch.go_to(ROOT);
        sketch.suppose(vec![clause("Ada takes b"), clause("Ada takes b")]);
        decide(&mut sketch, "take c");
        let plan = sketch.plan(None, false);
        let acts: Vec<&Value> = plan.branches.iter().map(|branch| &branch.act).collect();
        assert_eq!(acts, ["take c", "pass"]);
        assert_eq!(plan.branches[0].when.len(), 1);
        sketch.go_to(ROOT);
        decide(&mut sketch, "end");
        assert_eq!(
            sketch.plan(None, false).branches[1].act,
            "end",
            "there is one other case"
        );
    }

    #[test]
    fn decisions_follow_each_other_and_go_together() {
        let mut sketch = Sketch::default();
        let first = decide(&mut sketch, "one");
        sketch.suppose(vec![clause("Ada")]);
        sketch.take_alike(0, true);
        sketch.take_alike(7, true);
        assert!(sketch.supposed[0].condition.alike);
        sketch.forget(0);
        sketch.forget(0);
        let second = decide(&mut sketch, "two");
        assert_eq!(sketch.nodes[0].then[0].id, second);
        assert!(!sketch.remove(99));
        assert!(sketch.remove(first) && sketch.at == ROOT && sketch.nodes.is_empty());
        assert!(sketch.plan(None, true).forced);
    }
}
