-- Workshops (domain §3.6): each of their sessions as a row, who registered, who was there, and the links of mails about a registration.

-- What the center writes to everybody at a workshop is a conversation with each of them.
alter table conversations drop constraint conversations_subject_type_check, drop constraint conversations_organization_check,
  add constraint conversations_subject_type_check check (subject_type in ('application', 'vacancy', 'organization', 'support', 'workshop')),
  add constraint conversations_organization_check check ((subject_type in ('support', 'workshop')) = (organization_id is null));
drop index conversations_center, conversations_support;
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or reported_at is not null or subject_type in ('organization', 'support', 'workshop');
create index conversations_support on conversations (volunteer_center_id, last_message_at) where subject_type in ('support', 'workshop') and status = 'open';

create table workshops (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  title text not null collate nl,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description jsonb not null default '[]',
  -- What one learns, a line each.
  learns text[] not null default '{}',
  themes text[] not null default '{}',
  languages text[] not null default '{}',
  level text check (level in ('beginner', 'some', 'experienced')),
  accessibility text[] not null default '{}',
  audience text not null default 'volunteers' check (audience in ('volunteers', 'organizations', 'all')),
  -- Most places of one organization; null: as many as there are.
  organization_seats integer check (organization_seats > 0),
  capacity_min integer check (capacity_min > 0),
  capacity_max integer not null check (capacity_max between 1 and 1000),
  -- Whether nobody is passed over for whom the places that came free are too few.
  is_strict boolean not null default true,
  -- The last day on which somebody can register, and the moment at which it is over.
  registration_deadline date,
  deadline_at timestamptz,
  cancel_until_hours integer not null default 24 check (cancel_until_hours between 0 and 336),
  first_required boolean not null default false,
  certificate boolean not null default false,
  price_cents integer not null default 0 check (price_cents between 0 and 1000000),
  price_text text,
  trainer_name text,
  trainer_words text,
  -- Sees who comes and marks who is there; null: somebody without an account here.
  trainer_user_id uuid references users (id),
  contact_user_id uuid references users (id),
  image_id uuid,
  -- Of the sessions that are not cancelled; null for a draft without one.
  first_starts_at timestamptz,
  last_ends_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'published', 'full', 'confirmed', 'cancelled', 'completed', 'archived')),
  status_since timestamptz not null default now(),
  published_at timestamptz,
  cancelled_reason text,
  -- Whether it was cancelled at the deadline because too few had registered.
  is_too_few boolean not null default false,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (capacity_min <= capacity_max),
  check (status = 'draft' or (first_starts_at is not null and deadline_at is not null)),
  foreign key (volunteer_center_id, image_id) references files (volunteer_center_id, id)
);
create index workshops_status on workshops (volunteer_center_id, status, first_starts_at, id);
create index workshops_deadline on workshops (volunteer_center_id, deadline_at) where status in ('published', 'full');
create index workshops_last on workshops (volunteer_center_id, last_ends_at) where status in ('confirmed', 'completed', 'cancelled');
create index workshops_trainer on workshops (trainer_user_id) where trainer_user_id is not null;
create index workshops_contact on workshops (contact_user_id) where contact_user_id is not null;
create index workshops_image on workshops (volunteer_center_id, image_id) where image_id is not null;
-- The last twelve digits of an id, with which addresses of pages end.
create index workshops_address on workshops (volunteer_center_id, right(id::text, 12));
select wall('workshops');

create table workshop_sessions (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  -- Wall times, which people mean; the moments beside them follow from them.
  local_start timestamp not null,
  local_end timestamp not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  timezone text not null default 'Europe/Amsterdam' check (timezone = 'Europe/Amsterdam'),
  place text,
  city text,
  latitude double precision,
  longitude double precision,
  url text,
  is_required boolean not null default true,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
  -- Rises with each change that calendars have to take over.
  sequence integer not null default 0,
  primary key (volunteer_center_id, id),
  check (ends_at > starts_at and local_end > local_start),
  foreign key (volunteer_center_id, workshop_id) references workshops (volunteer_center_id, id) on delete cascade
);
create index workshop_sessions_workshop on workshop_sessions (volunteer_center_id, workshop_id, starts_at);
create index workshop_sessions_start on workshop_sessions (volunteer_center_id, starts_at) where status = 'scheduled';
select wall('workshop_sessions');

-- Documents for who takes part, in their order.
create table workshop_materials (
  volunteer_center_id uuid not null,
  workshop_id uuid not null,
  file_id uuid not null,
  position integer not null,
  primary key (volunteer_center_id, workshop_id, file_id),
  foreign key (volunteer_center_id, workshop_id) references workshops (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id)
);
create index workshop_materials_file on workshop_materials (volunteer_center_id, file_id);
select wall('workshop_materials');

create table workshop_registrations (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  -- Null: somebody without an account, whom the center registered.
  user_id uuid references users (id),
  guest_name text,
  guest_phone text,
  -- For which organization somebody comes.
  organization_id uuid,
  status text not null check (status in ('registered', 'waitlisted', 'attended', 'no_show', 'cancelled')),
  seats integer not null default 1 check (seats between 1 and 2),
  seats_reason text,
  registered_at timestamptz,
  -- When somebody got in the line: the order of the waiting list.
  waitlisted_at timestamptz not null,
  -- When a place that came free became theirs.
  promoted_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  -- Cancelled after the time until which that was possible.
  is_late boolean not null default false,
  late_ok boolean not null default false,
  note text check (char_length(note) <= 300),
  source text not null default 'web' check (source in ('web', 'paper')),
  registered_by uuid references users (id),
  -- Part of the address of its calendar file, which nobody can guess.
  calendar_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, calendar_key),
  check (num_nonnulls(user_id, guest_name) <= 1),
  check ((seats = 1) = (seats_reason is null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  foreign key (volunteer_center_id, workshop_id) references workshops (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id)
);
create unique index workshop_registrations_person on workshop_registrations (volunteer_center_id, workshop_id, user_id) where status <> 'cancelled';
-- Places taken are counted in it, and the waiting list is read from it in its order.
create index workshop_registrations_line on workshop_registrations (volunteer_center_id, workshop_id, status, waitlisted_at, id) include (seats);
create index workshop_registrations_user on workshop_registrations (user_id, volunteer_center_id) where user_id is not null;
create index workshop_registrations_by on workshop_registrations (registered_by) where registered_by is not null;
create index workshop_registrations_organization on workshop_registrations (volunteer_center_id, organization_id) where organization_id is not null;
select wall('workshop_registrations');

-- Who was there. `caught_up`: not there, and did it afterwards.
create table workshop_presence (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  registration_id uuid not null,
  session_id uuid not null,
  state text not null check (state in ('present', 'absent', 'caught_up')),
  -- Null: nobody said so in time.
  marked_by uuid references users (id),
  marked_at timestamptz not null default now(),
  primary key (volunteer_center_id, registration_id, session_id),
  foreign key (volunteer_center_id, registration_id) references workshop_registrations (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, session_id) references workshop_sessions (volunteer_center_id, id) on delete cascade
);
create index workshop_presence_session on workshop_presence (volunteer_center_id, session_id);
create index workshop_presence_by on workshop_presence (marked_by) where marked_by is not null;
select wall('workshop_presence');

-- The links of mails with which somebody cancels without signing in; the token as a digest.
create table workshop_links (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  registration_id uuid not null,
  digest bytea not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, registration_id) references workshop_registrations (volunteer_center_id, id) on delete cascade
);
create index workshop_links_registration on workshop_links (volunteer_center_id, registration_id);
select wall('workshop_links');
