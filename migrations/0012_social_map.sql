-- The social map (domain §3.10): entries of a center, the rows that its search, its map and "open now" read, and suggestions.

create table social_map_entries (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  organization_id uuid,
  name text not null collate nl,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  short_description text not null default '',
  description jsonb not null default '[]',
  themes text[] not null default '{}',
  target_groups text[] not null default '{}',
  min_age integer check (min_age between 0 and 120),
  max_age integer check (max_age between 0 and 120),
  law text check (law in ('wmo', 'jeugdwet', 'participatiewet', 'wlz', 'zvw')),
  languages text[] not null default '{}',
  website text,
  alert text,
  alert_until date,
  phones jsonb not null default '[]',
  -- What it does and where, as its editor wrote it. The rows below follow from them.
  services jsonb not null default '[]' check (jsonb_array_length(services) <= 10),
  locations jsonb not null default '[]' check (jsonb_array_length(locations) <= 10),
  holiday_rule text not null default 'closed' check (holiday_rule in ('closed', 'as_usual', 'unknown')),
  kvk_number text check (kvk_number ~ '^\d{8}$'),
  rsin text check (rsin ~ '^\d{9}$'),
  is_anbi boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'pending', 'active', 'stale', 'temporarily_closed', 'inactive')),
  status_since timestamptz not null default now(),
  closed_from date,
  closed_until date check (closed_until >= closed_from),
  closed_reason text,
  denied_reason text,
  assured_at timestamptz,
  assured_by uuid references users (id),
  assured_how text check (assured_how in ('owner', 'center_phone', 'center_visit')),
  contact_email text,
  logo_id uuid,
  -- Of all its words, without accents: what the search compares.
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, logo_id) references files (volunteer_center_id, id)
);
create index social_map_entries_listed on social_map_entries (volunteer_center_id, name) where status in ('active', 'temporarily_closed');
create index social_map_entries_assured on social_map_entries (volunteer_center_id, assured_at);
create index social_map_entries_organization on social_map_entries (volunteer_center_id, organization_id) where organization_id is not null;
create index social_map_entries_logo on social_map_entries (volunteer_center_id, logo_id) where logo_id is not null;
create index social_map_entries_assured_by on social_map_entries (assured_by) where assured_by is not null;
select wall('social_map_entries');

-- Places of an entry that visitors may know of. A hidden one has no row; one that is shown to an area has its rounded point.
create table social_map_points (
  volunteer_center_id uuid not null,
  entry_id uuid not null,
  location_id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (volunteer_center_id, entry_id, location_id),
  foreign key (volunteer_center_id, entry_id) references social_map_entries (volunteer_center_id, id) on delete cascade
);
select wall('social_map_points');

-- When an entry is open in the coming weeks, from its hours, holidays and exceptions: written with the entry, and each night.
create table opening_spans (
  volunteer_center_id uuid not null,
  entry_id uuid not null,
  during tstzrange not null,
  primary key (volunteer_center_id, entry_id, during),
  foreign key (volunteer_center_id, entry_id) references social_map_entries (volunteer_center_id, id) on delete cascade
);
create index opening_spans_during on opening_spans using gist (during);
select wall('opening_spans');
