-- A center's own words for a kind of mail, a row for each version of them: the last one counts. Without words it is back at ours.
create table notification_templates (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  kind text not null,
  version integer not null check (version > 0),
  -- {"nl": {"subject", "body", "button"}, "en": {…}}, plain text with the names of facts in double braces
  words jsonb,
  author_id uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, kind, version)
);
select wall('notification_templates');
revoke update, delete on notification_templates from vw_app;
