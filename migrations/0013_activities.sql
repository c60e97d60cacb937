-- The activity calendar (domain §3.7): activities, each of their dates as a row, who follows them, and the addresses of personal calendars.

create table activities (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- Null: the center itself is the host.
  organization_id uuid,
  -- Activities that one series was split into; the one it began with is named by `split_from_id`.
  series_id uuid not null default uuidv7(),
  split_from_id uuid,
  title text not null collate nl,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description jsonb not null default '[]',
  categories text[] not null default '{}',
  kind text not null default 'anders' check (kind in ('ontmoeten', 'bewegen', 'leren', 'cultuur', 'eten', 'informatie', 'markt', 'anders')),
  target_groups text[] not null default '{}',
  languages text[] not null default '{}',
  -- Wall times, which people mean; the moments below and those of the dates follow from them.
  is_all_day boolean not null default false,
  first_day date,
  last_day date,
  start_time text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time text check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  timezone text not null default 'Europe/Amsterdam' check (timezone = 'Europe/Amsterdam'),
  rule jsonb not null default '{"kind": "none"}',
  exdates text[] not null default '{}',
  -- Of all dates of the rule, those beyond the horizon too; null for a draft without a date.
  first_starts_at timestamptz,
  last_ends_at timestamptz,
  is_fully_derived boolean not null default true,
  attendance_mode text not null default 'offline' check (attendance_mode in ('offline', 'online', 'mixed')),
  online_url text,
  online_shown text not null default 'signed_in' check (online_shown in ('signed_in', 'day_before')),
  location jsonb,
  latitude double precision,
  longitude double precision,
  cost_kind text not null default 'unknown' check (cost_kind in ('free', 'own_contribution', 'paid', 'unknown')),
  cost_text text,
  accessibility text[] not null default '{}',
  min_age integer check (min_age between 0 and 120),
  max_age integer check (max_age between 0 and 120),
  image_id uuid,
  capacity_words text,
  registration_needed boolean not null default false,
  registration_url text,
  registration_words text,
  vacancy_id uuid,
  translations jsonb not null default '{}',
  uid text not null default uuidv7()::text,
  sequence integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'pending', 'published', 'denied', 'cancelled', 'ended', 'archived')),
  status_since timestamptz not null default now(),
  published_at timestamptz,
  denied_reason text,
  cancelled_reason text,
  -- A change of title, text or place that waits for the center, while the published words stay up.
  proposed jsonb,
  proposed_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, uid),
  check (last_day >= first_day and last_day - first_day <= 28),
  check (max_age >= min_age),
  check (status in ('draft', 'pending', 'denied') or first_starts_at is not null),
  check ((proposed is null) = (proposed_since is null)),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, image_id) references uploads (volunteer_center_id, id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id),
  foreign key (volunteer_center_id, split_from_id) references activities (volunteer_center_id, id)
);
create index activities_status on activities (volunteer_center_id, status, last_ends_at);
create index activities_organization on activities (volunteer_center_id, organization_id, status) where organization_id is not null;
create index activities_series on activities (volunteer_center_id, series_id);
create index activities_split_from on activities (volunteer_center_id, split_from_id) where split_from_id is not null;
create index activities_image on activities (volunteer_center_id, image_id) where image_id is not null;
create index activities_vacancy on activities (volunteer_center_id, vacancy_id) where vacancy_id is not null;
create index activities_waiting on activities (volunteer_center_id) where status = 'pending' or proposed is not null;
create index activities_to_extend on activities (volunteer_center_id) where not is_fully_derived;
-- The last twelve digits of an id, with which addresses of pages end.
create index activities_address on activities (volunteer_center_id, right(id::text, 12));
select wall('activities');

create table activity_occurrences (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  activity_id uuid not null,
  -- The local time that the rule gave it; a date that is moved keeps it (RFC 5545 §3.8.4.4).
  recurrence_id timestamp not null,
  local_start timestamp not null,
  local_end timestamp not null,
  local_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'moved')),
  -- Null: as the activity has it.
  title text,
  location jsonb,
  latitude double precision,
  longitude double precision,
  note text,
  reason text,
  sequence integer not null default 0,
  -- It is no date of the activity any more: kept for a while, so that feeds can say so.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, activity_id, recurrence_id),
  check (ends_at > starts_at and local_end > local_start and local_date = local_start::date),
  foreign key (volunteer_center_id, activity_id) references activities (volunteer_center_id, id) on delete cascade
);
create index activity_occurrences_month on activity_occurrences (volunteer_center_id, local_date, starts_at, id) where removed_at is null;
-- The order of RPDE: what changed last comes last.
create index activity_occurrences_modified on activity_occurrences (volunteer_center_id, updated_at, id);
select wall('activity_occurrences');

create table activity_followers (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  activity_id uuid not null,
  -- Null: every date.
  occurrence_id uuid,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique nulls not distinct (volunteer_center_id, user_id, activity_id, occurrence_id),
  foreign key (volunteer_center_id, activity_id) references activities (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, occurrence_id) references activity_occurrences (volunteer_center_id, id) on delete cascade
);
create index activity_followers_activity on activity_followers (volunteer_center_id, activity_id);
create index activity_followers_occurrence on activity_followers (volunteer_center_id, occurrence_id) where occurrence_id is not null;
create index activity_followers_user on activity_followers (user_id);
select wall('activity_followers');

-- The address of somebody's personal calendar at a center, as a digest: whoever has the address reads it without signing in.
create table agenda_tokens (
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid not null references users (id) on delete cascade,
  digest bytea not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, user_id),
  unique (volunteer_center_id, digest)
);
create index agenda_tokens_user on agenda_tokens (user_id);
select wall('agenda_tokens');

-- The center looks at the activities of an organization before others see them, unless it trusts the organization with them.
alter table volunteer_centers add column activities_need_approval boolean not null default true;
alter table organizations add column is_trusted_with_activities boolean not null default false;
