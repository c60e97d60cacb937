-- The volunteer pool (domain §3.12): who lets the center or its organizations find them, and the invitations that follow.

create table pool_entries (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  visibility text not null default 'hidden' check (visibility in ('hidden', 'center', 'organizations')),
  -- Shown to nobody: it only says what may be chosen.
  birth_year integer check (birth_year between 1900 and 2100),
  about text check (char_length(about) <= 1000),
  -- Four digits, for those who do the center's cases. Others read the town, and distances are measured from its middle (decisions 80).
  postcode text,
  town text,
  town_latitude double precision,
  town_longitude double precision,
  themes text[] not null default '{}',
  skills text[] not null default '{}',
  target_groups text[] not null default '{}',
  languages text[] not null default '{}',
  dutch_level text check (dutch_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  dayparts text[] not null default '{}',
  commitment text[] not null default '{}',
  hours_per_week integer check (hours_per_week between 1 and 40),
  max_distance_km integer check (max_distance_km between 1 and 100),
  transport text check (transport in ('foot', 'bike', 'public_transport', 'car')),
  goal text check (goal in ('social', 'language', 'work_experience', 'stage', 'mdt', 'appreciation')),
  goal_shown boolean not null default false,
  -- Given to an organization only with an answer, when its owner ticks so.
  support_needs text check (char_length(support_needs) <= 500),
  contact_frequency integer not null default 2 check (contact_frequency between 0 and 2),
  paused_until date,
  -- When its owner last pressed; signing in does not count.
  confirmed_at timestamptz not null default now(),
  confirm_asked_at timestamptz,
  confirm_digest bytea,
  stale_told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id),
  unique (volunteer_center_id, confirm_digest),
  check (visibility = 'hidden' or (birth_year is not null and town is not null and town_latitude is not null and town_longitude is not null))
);
create index pool_entries_user on pool_entries (user_id);
-- The order of the list; the cards of a center that anybody may see.
create index pool_entries_shown on pool_entries (volunteer_center_id, confirmed_at desc, id) where visibility <> 'hidden';
select wall('pool_entries');

create table pool_invitations (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  vacancy_id uuid not null,
  organization_id uuid not null,
  -- Null once the card is gone.
  entry_id uuid,
  user_id uuid not null references users (id) on delete cascade,
  invited_by uuid references users (id) on delete set null,
  -- Empty once the words are forgotten: the row stays to be counted, and so that nobody is invited twice.
  message text not null check (char_length(message) <= 1000),
  status text not null default 'sent' check (status in ('sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn')),
  decline_reason text check (decline_reason in ('not_now', 'not_for_me', 'too_far', 'other')),
  seen_at timestamptz,
  answered_at timestamptz,
  expires_at timestamptz not null,
  expiry_told_at timestamptz,
  application_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  constraint pool_invitations_once unique (volunteer_center_id, vacancy_id, user_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, entry_id) references pool_entries (volunteer_center_id, id) on delete set null (entry_id),
  foreign key (volunteer_center_id, application_id) references applications (volunteer_center_id, id) on delete set null (application_id)
);
create index pool_invitations_organization on pool_invitations (volunteer_center_id, organization_id, created_at);
create index pool_invitations_person on pool_invitations (volunteer_center_id, user_id, created_at);
create index pool_invitations_entry on pool_invitations (volunteer_center_id, entry_id) where entry_id is not null;
create index pool_invitations_user on pool_invitations (user_id);
create index pool_invitations_invited_by on pool_invitations (invited_by) where invited_by is not null;
create index pool_invitations_application on pool_invitations (volunteer_center_id, application_id) where application_id is not null;
create index pool_invitations_open on pool_invitations (volunteer_center_id, expires_at) where status in ('sent', 'seen');
select wall('pool_invitations');
