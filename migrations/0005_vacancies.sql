create table vacancies (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  title text not null collate nl,
  slug text not null,
  summary text not null,
  description text not null,
  tasks text[] not null default '{}',
  expectations text[] not null default '{}',
  rewards text[] not null default '{}',
  translations jsonb not null default '{}',
  themes text[] not null,
  commitment text not null check (commitment in ('one_off', 'recurring', 'flexible', 'project')),
  location_mode text not null check (location_mode in ('on_site', 'remote', 'hybrid', 'at_home_of_client')),
  dayparts text[] not null default '{}',
  hours_per_week_min numeric(4, 1), hours_per_week_max numeric(4, 1),
  start_date date, end_date date,
  valid_through date not null,
  places integer check (places >= 1),
  places_taken integer not null default 0,
  suitable_for text[] not null default '{}',
  requirements text[] not null default '{}',
  language_level text check (language_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  expenses text not null default 'none' check (expenses in ('none', 'actual', 'allowance')),
  allowance_cents integer,
  -- [{ id, text, required }], at most five
  questions jsonb not null default '[]',
  contact_user_id uuid references users (id),
  address_id uuid,
  -- Kept beside the row because search sorts and filters on them.
  city text, latitude double precision, longitude double precision,
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'denied', 'published', 'paused', 'filled', 'closed', 'archived')),
  denied_reason text, closed_reason text check (closed_reason in ('filled', 'expired', 'cancelled', 'other')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  search tsvector generated always as (
    setweight(to_tsvector('public.dutch_plain', title), 'A') ||
    setweight(to_tsvector('public.dutch_plain', summary), 'B') ||
    setweight(to_tsvector('public.dutch_plain', description), 'C')) stored,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, address_id) references addresses (volunteer_center_id, id)
);
create index vacancies_newest on vacancies (volunteer_center_id, published_at desc, id) where status = 'published';
create index vacancies_organization on vacancies (volunteer_center_id, organization_id, status);
create index vacancies_words on vacancies using gin (volunteer_center_id, search) where status = 'published';
create index vacancies_title_letters on vacancies using gin (volunteer_center_id, plain(title) gin_trgm_ops) where status = 'published';
create index vacancies_valid_through on vacancies (valid_through) where status in ('published', 'paused', 'filled');
create trigger touch before update on vacancies for each row execute function touch();
select wall('vacancies');
