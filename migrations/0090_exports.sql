-- A list taken along as a file (contract §3.3): what was asked for and by whom. The file itself lives for ten minutes.
create table exports (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid references users (id),
  resource text not null check (resource in ('organizations', 'users')),
  filters jsonb not null default '{}',
  format text not null default 'csv' check (format in ('csv')),
  locale text not null check (locale in ('nl', 'en')),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  row_count integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index exports_age on exports (volunteer_center_id, created_at);
create trigger touch before update on exports for each row when (old.status is distinct from new.status) execute function touch();
select wall('exports');

create table export_parts (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  export_id uuid not null,
  position integer not null,
  lines text not null,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, export_id, position),
  foreign key (volunteer_center_id, export_id) references exports (volunteer_center_id, id) on delete cascade
);
select wall('export_parts');
