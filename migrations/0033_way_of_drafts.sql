-- Who came by a widget and has no account yet signs up in between: their application still has that source.
alter table application_drafts add column via text check (via in ('widget'));
