//! What holds for the files and rules of every game; one program for all of these.

mod own_files;
mod rulebooks;
