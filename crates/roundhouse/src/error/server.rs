//! Why a server can't run, or its database can't be copied.

use std::path::Path;

use server::{CallError, FilterError, MailError, OperatorError, ServeError, StoreError};
use table::{Message, Say};

use super::fault::Fault;
use super::program;

table::messages! {
    /// Why a server can't run, or its database can't be copied.
    #[derive(Clone, Debug)]
    pub(crate) enum ServerFault in crate::texts::BOOK, "server", on () {
        /// Another server uses the folder.
        InUse,
        /// Two programs have one name.
        SameName { name: String },
        /// The mail server's address makes no sense.
        MailServer,
        /// A password stands where anybody can read it.
        MailPassword,
        /// The sender of mails is no address.
        MailFrom,
        /// Links in mails have to lead somewhere.
        MailLinks,
        Listen { address: String, why: String },
        /// The connection to the world broke.
        Broken { why: String },
        /// There is no app where it should be.
        NoApp,
        /// There is no database to copy.
        NoDatabase,
        /// A file would be overwritten.
        Exists,
        /// The database says so.
        Refuses { why: String },
        /// The database can't be written to.
        Unwell,
        /// The database doesn't answer.
        Silent,
        Damaged { why: String },
        /// The server is about to end.
        Closed,
        /// The database was made by a newer program.
        Newer,
        /// A table in the database makes no sense.
        Unreadable { table: String, why: String },
        /// The operator's token could be guessed.
        ShortToken,
        /// There is no operator's token.
        NoToken,
        /// The address of a server makes no sense.
        Address,
        /// A server doesn't answer an operator.
        NoAnswer { why: String },
    }
}

/// As a message.
pub(super) fn message(error: &ServeError) -> Message {
    let in_file = |path: &Path, fault: ServerFault| Fault::in_file(path, fault.say(&())).say(&());
    match error {
        ServeError::Program(error) => program::message(error),
        ServeError::Store(error) => stored(error),
        ServeError::File { path, error } => Fault::in_file(path, Message::verbatim(error.to_string())).say(&()),
        ServeError::InUse(path) => in_file(path, ServerFault::InUse),
        ServeError::NoApp(path) => in_file(path, ServerFault::NoApp),
        ServeError::NoDatabase(path) => in_file(path, ServerFault::NoDatabase),
        ServeError::Exists(path) => in_file(path, ServerFault::Exists),
        ServeError::SameName(name) => ServerFault::SameName { name: name.clone() }.say(&()),
        ServeError::Mail(error) => mail(error).say(&()),
        ServeError::Filter(FilterError::File { path, error }) => {
            Fault::in_file(path, Message::verbatim(error.to_string())).say(&())
        }
        ServeError::Filter(FilterError::Content { path, reason }) => {
            Fault::in_file(path, Message::verbatim(reason.clone())).say(&())
        }
        ServeError::Operator(error) => operator(error),
        ServeError::Broken(error) => ServerFault::Broken { why: error.to_string() }.say(&()),
        ServeError::Listen { address, error } => ServerFault::Listen {
            address: address.to_string(),
            why: error.to_string(),
        }
        .say(&()),
    }
}

/// Why there is no operator's token, as a message.
pub(super) fn operator(error: &OperatorError) -> Message {
    match error {
        OperatorError::File { path, error } => Fault::in_file(path, Message::verbatim(error.to_string())).say(&()),
        OperatorError::Short => ServerFault::ShortToken.say(&()),
        OperatorError::Missing => ServerFault::NoToken.say(&()),
        OperatorError::Store(error) => stored(error),
    }
}

/// Why a server doesn't answer its operator, as a message.
pub(super) fn call(error: &CallError) -> Message {
    match error {
        CallError::Address => ServerFault::Address.say(&()),
        CallError::Silent(why) => ServerFault::NoAnswer { why: why.clone() }.say(&()),
    }
}

fn mail(error: &MailError) -> ServerFault {
    match error {
        MailError::Server => ServerFault::MailServer,
        MailError::Password => ServerFault::MailPassword,
        MailError::From => ServerFault::MailFrom,
        MailError::NoPublicUrl => ServerFault::MailLinks,
    }
}

/// What is wrong with the database, as a message.
fn stored(error: &StoreError) -> Message {
    let fault = match error {
        StoreError::Damaged { path, reason } => {
            let why = reason.clone();
            return Fault::in_file(path, ServerFault::Damaged { why }.say(&())).say(&());
        }
        StoreError::Database(error) => ServerFault::Refuses { why: error.to_string() },
        StoreError::Nul => ServerFault::Refuses { why: error.to_string() },
        StoreError::Unwell => ServerFault::Unwell,
        StoreError::Silent => ServerFault::Silent,
        StoreError::Closed => ServerFault::Closed,
        StoreError::Newer => ServerFault::Newer,
        StoreError::Unreadable { table, reason } => ServerFault::Unreadable {
            table: table.clone(),
            why: reason.clone(),
        },
    };
    fault.say(&())
}
