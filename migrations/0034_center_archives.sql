-- All of a center in one encrypted archive, made for its admins (ADR 0075).
create table center_exports (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- Who asked for it; null when the account is gone.
  user_id uuid references users (id) on delete set null,
  status text not null default 'running' check (status in ('running', 'ready', 'failed')),
  -- Kept from the asking to the last byte, because a worker makes the archive: no longer.
  passphrase encrypted_text,
  bytes bigint,
  row_count integer,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (volunteer_center_id, id),
  constraint center_exports_passphrase check ((status = 'running') = (passphrase is not null))
);
create unique index center_exports_running on center_exports (volunteer_center_id) where status = 'running';
select wall('center_exports');

create table center_export_parts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  export_id uuid not null,
  position integer not null,
  content bytea not null,
  primary key (volunteer_center_id, export_id, position),
  foreign key (volunteer_center_id, export_id) references center_exports (volunteer_center_id, id) on delete cascade
);
select wall('center_export_parts');

-- Who came with an imported center and has still to be told. Somebody whose address has an account here already (known_user_id) is one with
-- it only after their own yes; until then their part of the center belongs to an account that nobody can use.
create table center_arrivals (
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid not null references users (id) on delete cascade,
  known_user_id uuid references users (id) on delete cascade,
  digest bytea,
  told_at timestamptz,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  primary key (volunteer_center_id, user_id),
  unique (volunteer_center_id, digest),
  constraint center_arrivals_answer check (answer is null or known_user_id is not null)
);
create index center_arrivals_due on center_arrivals (volunteer_center_id) where told_at is null;
create index center_arrivals_user on center_arrivals (user_id);
create index center_arrivals_known on center_arrivals (known_user_id) where known_user_id is not null;
select wall('center_arrivals');
-- People are told together with their tokens, which are the platform's.
grant select, update on center_arrivals to vw_platform;
create policy accounts on center_arrivals for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
