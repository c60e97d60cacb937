-- uses database/kernel/wall_of_user.sql
-- What volunteers note of the money they got for their volunteer work (domain §5): theirs alone, seen by nobody else.
create table expense_notes (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- In the person's own words. No key of an organization: nothing leads from an organization to what its volunteers note.
  organization_name text not null check (organization_name <> ''),
  kind text not null check (kind in ('allowance', 'actual')),
  amount_cents integer not null check (amount_cents between 1 and 9999999),
  hours numeric(5, 2) check (hours > 0 and hours <= 744),
  -- Kept for a day after it was taken away, so that this can be undone.
  removed_at timestamptz,
  -- This row is another one as it was before a change, and removed from its beginning.
  before_of uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (before_of is null or removed_at is not null)
);
create index expense_notes_user on expense_notes (user_id);
create index expense_notes_month on expense_notes (volunteer_center_id, user_id, month desc) where removed_at is null;
create index expense_notes_removed on expense_notes (removed_at) where removed_at is not null;
select wall_of_user('expense_notes');

-- The nightly job forgets what was taken away, without reading it.
grant select (volunteer_center_id, id, removed_at), delete on expense_notes to vw_worker;
create policy sweep on expense_notes for all to vw_worker using (removed_at < now() - interval '1 day');
