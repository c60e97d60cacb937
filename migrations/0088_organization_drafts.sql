-- What somebody wrote to sign an organization up, step by step, before it was sent: the browser holds the token, here is its digest.
-- `send_key` makes the sending happen once, however often the button is pressed.
create table organization_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  digest bytea not null,
  words jsonb not null,
  send_key uuid not null default gen_random_uuid(),
  -- The words are gone then; who presses twice is led to the same place twice.
  sent_at timestamptz,
  kept_since timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest)
);
create index organization_drafts_age on organization_drafts (volunteer_center_id, kept_since);
select wall('organization_drafts');
