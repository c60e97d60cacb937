-- Certificates of workshops and the keys that sign badges (decisions 59).

-- A certificate outlives the registration it is for, and names nobody: of the name it keeps a keyed digest, to compare what somebody types.
create table badges (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  registration_id uuid,
  -- Whose it is, while the registration is known.
  user_id uuid references users (id),
  -- What is printed and typed: it opens /forms/{code}.
  code text not null check (code ~ '^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  -- The key is the certificate's own. Both go with the account.
  name_key encrypted_text,
  name_digest text,
  title text not null,
  learns text[] not null default '{}',
  days text[] not null,
  minutes integer not null check (minutes >= 0),
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('mistake', 'asked')),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, code),
  check ((name_key is null) = (name_digest is null)),
  check ((revoked_at is null) = (revoked_reason is null)),
  foreign key (volunteer_center_id, workshop_id) references workshops (volunteer_center_id, id),
  foreign key (volunteer_center_id, registration_id) references workshop_registrations (volunteer_center_id, id) on delete set null (registration_id)
);
create unique index badges_registration on badges (volunteer_center_id, registration_id) where revoked_at is null;
create index badges_of_registration on badges (volunteer_center_id, registration_id) where registration_id is not null;
create index badges_user on badges (user_id) where user_id is not null;
create index badges_workshop on badges (volunteer_center_id, workshop_id);
create index badges_revoked on badges (volunteer_center_id, issued_at) where revoked_at is not null;
select wall('badges');

-- The keys of a center: the newest signs, all stay listed. A key that is over has no secret part any more.
create table badge_keys (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  public_key text not null,
  secret_key encrypted_text,
  created_at timestamptz not null,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, public_key)
);
-- One key at a time signs.
create unique index badge_keys_signing on badge_keys (volunteer_center_id) where secret_key is not null;
select wall('badge_keys');
