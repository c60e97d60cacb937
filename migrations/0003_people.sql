-- People, their roles and sessions are platform tables (decisions 7): sign-in knows a person before the center.
-- vw_platform reaches them through the reviewed functions of features/users and features/auth;
-- vw_app sees names only, and only of people with a role at the current center.
create table users (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email)),
  unconfirmed_email text,
  first_name text not null collate nl,
  last_name text not null collate nl,
  phone text,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  status text not null default 'invited' check (status in ('active', 'invited', 'inactive', 'archived')),
  password_hash text,
  confirmed_at timestamptz,
  home_center_id uuid not null references volunteer_centers (id),
  notification_prefs jsonb not null default '{}',
  terms_accepted_at timestamptz,
  last_seen_at timestamptz,
  archived_at timestamptz,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1
);
create index users_home_center on users (home_center_id);
create trigger touch before update on users for each row execute function touch();

create table user_roles (
  id uuid primary key default uuidv7(),
  volunteer_center_id uuid references volunteer_centers (id),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (name in ('volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin')),
  organization_id uuid,
  granted_by uuid references users (id) on delete set null,
  granted_at timestamptz not null default now(),
  check ((name = 'super_admin') = (volunteer_center_id is null)),
  check ((name in ('member', 'admin')) = (organization_id is not null)),
  unique nulls not distinct (volunteer_center_id, user_id, name, organization_id)
);
create index user_roles_user on user_roles (user_id);
create index user_roles_organization on user_roles (volunteer_center_id, organization_id) where organization_id is not null;

create table sessions (
  client text primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_sha256 bytea not null,
  kind text not null default 'normal' check (kind in ('normal', 'reset', 'impersonation')),
  impersonator_id uuid references users (id) on delete cascade,
  uid_at_sign_in text not null,
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_agent text,
  signed_in_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  absolute_until timestamptz not null
);
create index sessions_user on sessions (user_id, expires_at);
create index sessions_expiry on sessions (expires_at);

-- One-time secrets, by digest only: confirm a mail address, accept an invitation, set a new password, unlock.
create table user_tokens (
  digest bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'invite', 'reset', 'unlock', 'email_change')),
  volunteer_center_id uuid not null references volunteer_centers (id),
  redirect_url text,
  uses integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index user_tokens_user on user_tokens (user_id, purpose);

-- Counters of rate-limiter-flexible: shared by all processes, worthless after a crash, so not logged.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

grant select, insert, update, delete on users, user_roles, sessions, user_tokens, rate_limits to vw_platform;
alter table users enable row level security;
alter table users force row level security;
alter table user_roles enable row level security;
alter table user_roles force row level security;
create policy accounts on users for all to vw_platform using (true) with check (true);
create policy accounts on user_roles for all to vw_platform using (true) with check (true);
create policy center on user_roles for select to vw_app
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
-- The few people who run the platform belong to no center and to all.
create policy platform on user_roles for select to vw_app using (volunteer_center_id is null);
create policy center on users for select to vw_app
  using (exists (select 1 from user_roles r where r.user_id = users.id
    and (r.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid) or r.volunteer_center_id is null)));
grant select (id, volunteer_center_id, user_id, name, organization_id, granted_at) on user_roles to vw_app;
grant select (id, email, first_name, last_name, phone, locale, status, confirmed_at, home_center_id,
  notification_prefs, created_at, updated_at, lock_version) on users to vw_app;
grant select (id, email, first_name, last_name, locale, status, notification_prefs) on users to vw_worker;
create policy mail on users for select to vw_worker using (true);

-- What a person agreed to, when and where; never changed, only withdrawn (quality §5).
create table consents (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid not null references users (id),
  purpose text not null,
  version text not null,
  source text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (volunteer_center_id, id)
);
create index consents_user on consents (volunteer_center_id, user_id);
select wall('consents');
