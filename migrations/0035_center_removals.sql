-- The removal of a center: planned, waiting for its export, carried out, and what is known of it afterwards (ADR 0080).
-- uses database/kernel/wall_of_removal.sql

-- A platform table: it outlives the center, so it refers to nothing of it. People of the platform are named by id alone, as in the trace.
create table center_removals (
  id uuid primary key default uuidv7(),
  center_id uuid not null,
  name text not null collate nl,
  town text not null,
  planned_at timestamptz not null default now(),
  planned_by uuid,
  due_at timestamptz not null,
  -- Why the center takes nothing along; null: it is not removed before it has.
  without_export text check (without_export <> ''),
  started_at timestamptz,
  finished_at timestamptz,
  -- How many rows of each table went.
  removed jsonb not null default '{}',
  constraint center_removals_in_order check (finished_at is null or started_at is not null)
);
-- One that was brought back by an import may be removed again.
create unique index center_removals_open on center_removals (center_id) where finished_at is null;
grant select, insert, update, delete on center_removals to vw_platform;
grant select, update (removed) on center_removals to vw_worker;
-- Who asks for an archive has to know whether it is too late.
grant select on center_removals to vw_app;
grant delete on volunteer_centers, tenants to vw_platform;

-- Accounts that began at a center under removal: the worker has more time for the keys that lead to people.
create policy removal on users for delete to vw_worker using (home_center_id = (select r.center_id from center_removals r
  where r.center_id = nullif(current_setting('app.center_id', true), '')::uuid and r.started_at is not null and r.finished_at is null));
grant delete on users to vw_worker;

-- Every table behind the wall, with rows of a center. Roles are written on the platform, with the accounts.
do $$
declare
  walled regclass;
begin
  for walled in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and c.relname <> 'user_roles'
      and a.attname = 'volunteer_center_id' and not a.attisdropped
    order by c.relname
  loop
    perform wall_of_removal(walled);
  end loop;
end $$;

-- Removing what has a state notes that it is removed (note_state).
grant insert on state_changes to vw_worker;
