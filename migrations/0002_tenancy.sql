-- Volunteer centers are a platform table: the tenant and the center are known before any wall can stand.
create table volunteer_centers (
  id uuid primary key default uuidv7(),
  tenant_key text not null,
  slug text not null unique,
  name text not null collate nl,
  town text not null,
  is_default boolean not null default false,
  street text, house_number text, postcode text, city text,
  latitude double precision not null,
  longitude double precision not null,
  phone text, email text,
  opening_hours jsonb not null default '{}',
  welcome jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1
);
create unique index volunteer_centers_default on volunteer_centers (tenant_key) where is_default;
create trigger touch before update on volunteer_centers for each row execute function touch();
grant select on volunteer_centers to vw_app, vw_worker;
grant select, insert, update on volunteer_centers to vw_platform;

-- The look of a center; read with every page, changed by its admins.
create table volunteer_center_profiles (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  favicon_url text, website_logo_url text, gtag_id text,
  primary_preset text, primary_shades jsonb,
  secondary_preset text, secondary_shades jsonb,
  muted_preset text, background_color text, text_color text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id)
);
create trigger touch before update on volunteer_center_profiles for each row execute function touch();
select wall('volunteer_center_profiles');

-- Towns and postcode areas of the Netherlands: public facts, the same for everyone, read only.
create table places (
  id integer generated always as identity primary key,
  postcode4 text,
  name text not null collate nl,
  municipality text not null,
  latitude double precision not null,
  longitude double precision not null
);
create unique index places_postcode on places (postcode4) where postcode4 is not null;
create index places_name on places (plain(name));
grant select on places to vw_app;
