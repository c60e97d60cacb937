-- When somebody can come, and whether the organization may call them: said by the volunteer.
alter table applications
  add column availability_note text,
  add column phone_shared boolean not null default false,
  -- Whoever answers for the organization keeps it in order: who takes it up, words of their own.
  add column assigned_to uuid references users (id),
  add column tags text[] not null default '{}',
  -- Of the center, for its own people.
  add column internal_note text,
  -- From when until when somebody helped, how much, and how both found it.
  add column start_date date,
  add column ended_at timestamptz,
  add column hours_reported integer check (hours_reported between 0 and 5000),
  add column organization_score integer check (organization_score between 1 and 5),
  add column volunteer_score integer check (volunteer_score between 1 and 5),
  add column evaluation_text text;
create index applications_assigned_to on applications (volunteer_center_id, assigned_to) where assigned_to is not null;

-- What is over was over when it was said; that this is noted now is no change of it.
alter table applications disable trigger touch;
update applications set ended_at = coalesce(decided_at, updated_at) where status in ('completed', 'stopped');
update applications set start_date = (coalesce(moved_at, decided_at, created_at) at time zone 'Europe/Amsterdam')::date where status = 'active';
alter table applications enable trigger touch;

-- Of whoever has no account yet, as long as their words wait.
alter table application_drafts add column availability_note text, add column slot_id text;
