create table addresses (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  street text, house_number text, postcode text, city text not null,
  latitude double precision, longitude double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create trigger touch before update on addresses for each row execute function touch();
select wall('addresses');

create table organizations (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  name text not null collate nl,
  slug text not null,
  organization_type text not null check (organization_type in ('Organization', 'School', 'VolunteerCenter')),
  status text not null default 'pending' check (status in ('approved', 'pending', 'denied', 'archived')),
  summary text not null default '',
  website text, phone text, public_email text,
  kvk_number text, legal_form text,
  address_id uuid,
  denied_reason text, archived_reason text,
  -- Computed from the last year's applications (domain §5.1); empty under five.
  response_median_days integer, response_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug),
  foreign key (volunteer_center_id, address_id) references addresses (volunteer_center_id, id)
);
create index organizations_name on organizations (volunteer_center_id, status, name, id);
create trigger touch before update on organizations for each row execute function touch();
select wall('organizations');

create table organization_profiles (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  description text not null default '',
  themes text[] not null default '{}',
  logo_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, organization_id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
create trigger touch before update on organization_profiles for each row execute function touch();
select wall('organization_profiles');

alter table user_roles add foreign key (volunteer_center_id, organization_id)
  references organizations (volunteer_center_id, id) on delete cascade;
