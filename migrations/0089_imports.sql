-- A list of organizations or people from a spreadsheet (domain §3.17): the file as it came, its rows as they were understood,
-- and what became of each. All of it but the import itself is forgotten after a day.
create table imports (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid references users (id),
  kind text not null check (kind in ('organizations', 'users')),
  file_name text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'reading', 'unmapped', 'ready', 'applying', 'done', 'undoing', 'undone', 'failed')),
  -- Why it stands where it stands: what is wrong with the file, or what stopped the last step.
  problem text,
  encoding text, delimiter text,
  headers jsonb not null default '[]',
  -- By field, the column it stands in.
  mapping jsonb not null default '{}',
  invite boolean not null default true,
  row_count integer not null default 0,
  -- In hundredths.
  progress integer not null default 0,
  applied_at timestamptz, undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index imports_age on imports (volunteer_center_id, created_at desc);
-- How far it is, is no change of it that another could miss.
create trigger touch before update on imports for each row
  when ((old.status, old.mapping, old.invite, old.problem) is distinct from (new.status, new.mapping, new.invite, new.problem)) execute function touch();
select wall('imports');

-- The file as it came, in the pieces in which it came.
create table import_parts (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  position integer not null check (position between 0 and 19),
  bytes bytea not null check (octet_length(bytes) <= 524288),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, import_id, position),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
select wall('import_parts');

create table import_rows (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  position integer not null,
  -- As they are shown: what needs somebody first.
  sequence integer not null,
  cells jsonb not null,
  -- By field: what was typed in place of a cell; what is read; what is wrong; what is kept.
  corrections jsonb not null default '{}',
  texts jsonb not null default '{}',
  faults jsonb not null default '{}',
  kept jsonb not null default '{}',
  outcome text not null default 'bad' check (outcome in ('bad', 'exists', 'new')),
  choice text not null default 'skip' check (choice in ('add', 'update', 'skip')),
  match_id uuid, match_by text, match_name text,
  -- What came of it, with all that an undo must put back.
  made jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, import_id, position),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
create index import_rows_sequence on import_rows (volunteer_center_id, import_id, sequence, id);
create trigger touch before update on import_rows for each row execute function touch();
select wall('import_rows');

-- People and organizations come and go in one transaction: that of accounts, which meanwhile stands behind the wall of its center
-- for everything that is a center's.
grant select, update on imports to vw_platform;
create policy accounts on imports for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
grant select, update on import_rows to vw_platform;
create policy accounts on import_rows for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
-- What founding may (0080), and besides to fill in and to take back.
grant update, delete on organizations, addresses to vw_platform;
