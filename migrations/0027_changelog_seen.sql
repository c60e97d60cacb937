-- When somebody last left the page of what is new: what came after it is marked for them.
alter table users add column changelog_seen_at timestamptz;
grant select (changelog_seen_at) on users to vw_app;
