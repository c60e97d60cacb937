-- The schema as it is. Columns stand in the order that the first databases have them in. Functions and triggers stand in
-- database/, one file each; what a table needs of them while it is made is named by `-- uses` (ADR 0059).

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists cube;
create extension if not exists earthdistance;

-- Names are sorted in the order of the Dutch language.
create collation if not exists nl (provider = icu, locale = 'nl');

-- Words without accents: as stems, and as they stand.
create text search configuration dutch_plain (copy = dutch);
alter text search configuration dutch_plain alter mapping for hword, hword_part, word with unaccent, dutch_stem;
create text search configuration simple_plain (copy = simple);
alter text search configuration simple_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- Each table of a center is made safe by wall(): row-level security, its one policy, and the rights of vw_app.
-- uses database/kernel/wall.sql

-- Generated columns and indexes are computed by these.
-- uses database/kernel/plain.sql
-- uses database/kernel/joined.sql
-- uses database/kernel/searched_words.sql
-- uses database/vacancies/named_codes.sql
-- uses database/vacancies/whole_dayparts.sql
-- uses database/vacancies/enough_dutch.sql
-- uses database/vacancies/asks_experience.sql
-- uses database/vacancies/work_words.sql
-- uses database/vacancies/group_words.sql


-- ═══ tenancy ═══

-- A platform table without row-level security: the site and the center are known before a transaction can have a center.
create table volunteer_centers (
  id uuid primary key default uuidv7(),
  tenant_key text not null,
  slug text not null unique,
  name text not null collate nl,
  town text not null,
  is_default boolean not null default false,
  street text,
  house_number text,
  postcode text,
  city text,
  latitude double precision not null,
  longitude double precision not null,
  phone text,
  email text,
  opening_hours jsonb not null default '{}',
  welcome jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- Whether the center reviews a vacancy before it is published, and again when its title, texts or requirements change.
  reviews_vacancies boolean not null default true
);
create unique index volunteer_centers_default on volunteer_centers (tenant_key) where is_default;
grant select on volunteer_centers to vw_app, vw_worker;
grant select, insert, update on volunteer_centers to vw_platform;
grant select (id, tenant_key) on volunteer_centers to vw_sharing;

-- The sites whose centers share vacancies (ADR 0037), copied from src/tenants.ts when the platform starts.
create table sharing_tenants (
  tenant_key text primary key
);
grant select on sharing_tenants to vw_app, vw_sharing;
grant select, insert, delete on sharing_tenants to vw_platform;


-- ═══ places ═══

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
create index places_start on places (plain(name) text_pattern_ops);
grant select on places to vw_app, vw_platform;


-- ═══ users ═══

-- Users, their roles and their sessions are platform tables (decisions 7): sign-in knows the person before the center. vw_platform
-- reaches them through the reviewed functions of features/users and features/auth; vw_app sees the people with a role at the
-- current center, and of them only the columns that are granted.
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
alter table users enable row level security;
alter table users force row level security;
-- A center also sees the address that waits for its confirmation, when somebody was last here, and until when an archived account
-- can come back.
grant select (id, email, unconfirmed_email, first_name, last_name, phone, locale, status, confirmed_at, home_center_id,
  notification_prefs, last_seen_at, archived_at, created_at, updated_at, lock_version) on users to vw_app;
grant select, insert, update, delete on users to vw_platform;
grant select (id, email, first_name, last_name, locale, status, notification_prefs) on users to vw_worker;
create policy accounts on users for all to vw_platform using (true) with check (true);
create policy mail on users for select to vw_worker using (true);

-- A role at a center or, for member and admin, at one of its organizations; who runs the platform has one at no center.
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
alter table user_roles enable row level security;
alter table user_roles force row level security;
grant select, insert, update, delete on user_roles to vw_platform;
create policy accounts on user_roles for all to vw_platform using (true) with check (true);
create policy center on user_roles for select to vw_app
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
-- Those who run the platform have a role at no center and are seen by all.
create policy platform on user_roles for select to vw_app using (volunteer_center_id is null);
grant select (id, volunteer_center_id, user_id, name, organization_id, granted_at) on user_roles to vw_app;
-- A person is seen by the centers where they have a role, and who runs the platform by all.
create policy center on users for select to vw_app
  using (exists (select 1 from user_roles r where r.user_id = users.id
    and (r.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid) or r.volunteer_center_id is null)));
-- For the functions outranks and registered_elsewhere, which filter by themselves: their owner has to see roles of all centers.
grant select (user_id, volunteer_center_id, name) on user_roles to vw_search;
create policy rank on user_roles for select to vw_search using (true);

-- What a person agreed to, when and where. A row is never changed, only withdrawn (quality §5).
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
grant insert on consents to vw_platform;
create policy accounts on consents for insert to vw_platform with check (true);


-- ═══ auth ═══

-- Impersonation ends with the session it was begun from (contract §1.7), by the cascade on impersonator_client.
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
  absolute_until timestamptz not null,
  impersonator_client text references sessions (client) on delete cascade,
  constraint sessions_begun_from check ((kind = 'impersonation') = (impersonator_client is not null and impersonator_id is not null))
);
create index sessions_user on sessions (user_id, expires_at);
create index sessions_expiry on sessions (expires_at);
create index sessions_impersonator_client on sessions (impersonator_client) where impersonator_client is not null;
create index sessions_impersonator on sessions (impersonator_id) where impersonator_id is not null;
grant select, insert, update, delete on sessions to vw_platform;

-- One-time secrets, of which only the digest is kept: to confirm an address, accept an invitation, set a new password, unlock.
create table user_tokens (
  digest bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'invite', 'reset', 'unlock', 'email_change', 'first_session', 'access')),
  volunteer_center_id uuid not null references volunteer_centers (id),
  redirect_url text,
  uses integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- The role that an invitation offers (ADR 0016). It becomes a role when the person accepts, so that no query has to tell accepted
  -- roles from offered ones.
  role_name text check (role_name in ('volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin')),
  organization_id uuid,
  invited_by uuid references users (id) on delete cascade,
  constraint user_tokens_role check (
    (role_name is null or purpose = 'invite') and (invited_by is null or role_name is not null)
    and (role_name is null or invited_by is not null or role_name = 'admin'))
);
create index user_tokens_user on user_tokens (user_id, purpose);
create index user_tokens_organization on user_tokens (volunteer_center_id, organization_id) where organization_id is not null;
create index user_tokens_invited_by on user_tokens (invited_by) where invited_by is not null;
grant select, insert, update, delete on user_tokens to vw_platform;

-- The counters of rate-limiter-flexible, shared by all processes. Unlogged, because they are worthless after a crash.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
grant select, insert, update, delete on rate_limits to vw_platform;


-- ═══ kernel ═══

-- Who did what to what. Rows are only ever added (quality T36).
create table audit_events (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  actor_id uuid,
  impersonator_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  from_state text,
  to_state text,
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (volunteer_center_id, id)
);
create index audit_events_actor on audit_events (volunteer_center_id, actor_id, at desc);
create index audit_events_subject on audit_events (volunteer_center_id, subject_type, subject_id, at desc);
-- "Who saw it": one row for each viewer, person and day (decisions 14).
create unique index audit_events_seen on audit_events
  (volunteer_center_id, actor_id, subject_id, ((at at time zone 'Europe/Amsterdam')::date))
  where action = 'user.viewed';
create index audit_events_age on audit_events (at);
-- A center reads its trace, latest first.
create index audit_events_latest on audit_events (volunteer_center_id, at desc);
select wall('audit_events');
revoke update, delete on audit_events from vw_app;
grant insert on audit_events to vw_platform;
create policy accounts on audit_events for insert to vw_platform with check (true);
-- The worker deletes what is older than two years (quality §5); the policy keeps a faulty job from deleting anything younger.
grant select, delete on audit_events to vw_worker;
create policy too_old on audit_events for select to vw_worker using (at < now() - interval '24 months');
create policy too_old_delete on audit_events for delete to vw_worker using (at < now() - interval '24 months');

-- Mails to be sent, written in the transaction of the change that they report (decisions 24).
create table outbox (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  dedupe_key text not null,
  kind text not null,
  -- A mail goes to a user or, before there is one, to an address.
  user_id uuid references users (id),
  address text not null,
  locale text not null check (locale in ('nl', 'en')),
  facts jsonb not null,
  -- Written at the first attempt, kept for 30 days.
  subject text,
  body_text text,
  body_html text,
  message_id text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'unknown', 'failed', 'withheld')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  -- The request that caused the mail, to find its lines in the log.
  request_id text,
  -- Set by the template: a legal or security mail, which has no link to unsubscribe.
  essential boolean not null default false,
  -- The operation that the mail is about, so that an undo deletes it.
  operation_id uuid,
  reply_to text,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, message_id)
);
create index outbox_due on outbox (next_attempt_at) where status in ('waiting', 'sending');
create index outbox_sent on outbox (volunteer_center_id, created_at desc);
create index outbox_operation on outbox (operation_id) where operation_id is not null;
-- Whether the latest mail to somebody arrived: a center sees that a person cannot be reached.
create index outbox_ended on outbox (volunteer_center_id, user_id, created_at desc) where status in ('sent', 'failed');
select wall('outbox');
revoke update, delete on outbox from vw_app;
grant select, delete on outbox to vw_worker;
-- The sender writes texts and outcome; receiver, kind and key stay as the change wrote them.
grant update (subject, body_text, body_html, reply_to, essential, locale, facts, status, attempts, next_attempt_at, leased_until, last_error, sent_at)
  on outbox to vw_worker;
create policy delivery on outbox for all to vw_worker using (true) with check (true);
-- Account changes write mails in their own transaction (decisions 7): vw_platform adds rows for any center and reads only the
-- columns by which it recognizes a repeat.
grant insert, select (id, volunteer_center_id, dedupe_key, message_id, operation_id) on outbox to vw_platform;
create policy accounts on outbox for insert to vw_platform with check (true);
create policy accounts_repeat on outbox for select to vw_platform using (true);
-- Only mails of an operation that can still be undone, and that nobody has begun to send, may be deleted.
grant delete on outbox to vw_app, vw_platform;
create policy voided on outbox as restrictive for delete to vw_app, vw_platform
  using (operation_id is not null and status = 'waiting' and attempts = 0);
create policy accounts_void on outbox for delete to vw_platform using (true);

-- Written in the transaction of a job's effect, so that a job that runs again after a crash has its effect once.
create table jobs_done (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null,
  done_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index jobs_done_age on jobs_done (done_at);
select wall('jobs_done');
revoke update, delete on jobs_done from vw_app;
grant select, delete on jobs_done to vw_worker;
create policy sweep on jobs_done for all to vw_worker using (true);

-- A repeated POST gets the first answer (contract §5, Idempotency-Key).
create table idempotency_keys (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  scope text not null,
  key text not null,
  request_sha256 bytea not null,
  status integer,
  body text,
  location text,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
select wall('idempotency_keys');
-- Account changes keep their keys in their own transaction, within the current center.
grant select, insert on idempotency_keys to vw_platform;
create policy accounts on idempotency_keys for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- Steps that can be undone for ten seconds by whoever took them. Steps taken together share an operation, and so do the mails
-- about them, which wait as long and are deleted when the steps are undone.
create table undoable_steps (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  operation_id uuid not null,
  actor_id uuid not null references users (id),
  subject_type text not null,
  subject_id uuid not null,
  from_state text not null,
  to_state text not null,
  -- What else an undo has to restore, in a form that the feature defines.
  before jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index undoable_steps_operation on undoable_steps (volunteer_center_id, operation_id);
create index undoable_steps_age on undoable_steps (at);
select wall('undoable_steps');
-- Steps on people are taken by vw_platform; the worker deletes old ones.
grant select, insert, delete on undoable_steps to vw_platform;
create policy people on undoable_steps for all to vw_platform using (true) with check (true);
grant select (at), delete on undoable_steps to vw_worker;
create policy sweep on undoable_steps for all to vw_worker using (true);


-- ═══ uploads ═══

-- Pictures that people sent: the purpose of each and its copies. The original file is not kept.
create table uploads (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- Who sent it; null when the account is gone and the picture is still shown.
  user_id uuid references users (id),
  purpose text not null,
  alt text,
  pictures jsonb not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index uploads_user on uploads (volunteer_center_id, user_id, created_at);
create index uploads_age on uploads (volunteer_center_id, created_at);
select wall('uploads');

-- The copies, at an address that nobody can guess (ADR 0023).
create table upload_copies (
  volunteer_center_id uuid not null references volunteer_centers (id),
  upload_id uuid not null,
  key text not null,
  name text,
  -- WebP does not compress further.
  content bytea storage external,
  primary key (volunteer_center_id, key, name),
  -- Named as before these columns were renamed, so that the first databases and new ones are equal.
  constraint upload_copies_width_not_null not null name,
  constraint upload_copies_webp_not_null not null content,
  foreign key (volunteer_center_id, upload_id) references uploads (volunteer_center_id, id) on delete cascade
);
create index upload_copies_upload on upload_copies (volunteer_center_id, upload_id);
select wall('upload_copies');


-- ═══ settings ═══

-- The look of a center, its footer and its contact person (ADR 0033): read with every page, changed by the center's admins.
create table volunteer_center_profiles (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  gtag_id text,
  primary_color_preset text,
  primary_color_shades jsonb,
  secondary_color_preset text,
  secondary_color_shades jsonb,
  muted_color_preset text,
  background_color text,
  text_color text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- Null: the shape of the site.
  corner_shape text check (corner_shape in ('rounded', 'straight')),
  logo_id uuid,
  icon_id uuid,
  contact_photo_id uuid,
  footer_title_nl text,
  footer_title_en text,
  footer_text_nl text,
  footer_text_en text,
  contact_name text,
  contact_role_nl text,
  contact_role_en text,
  contact_phone text,
  contact_email text,
  contact_hours_nl text,
  contact_hours_en text,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id),
  foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id),
  foreign key (volunteer_center_id, icon_id) references uploads (volunteer_center_id, id),
  foreign key (volunteer_center_id, contact_photo_id) references uploads (volunteer_center_id, id)
);
select wall('volunteer_center_profiles');

-- Every look that a center had, the newest last.
create table center_looks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  look jsonb not null,
  chosen_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index center_looks_chosen_by on center_looks (chosen_by) where chosen_by is not null;
select wall('center_looks');


-- ═══ files ═══

-- The files of a center (ADR 0038): pictures, which are encoded anew, and documents.
create table files (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- Who sent it; null when the account is gone or the product drew it.
  user_id uuid references users (id),
  name text not null,
  kind text not null check (kind in ('picture', 'document')),
  status text not null default 'kept' check (status in ('kept', 'removed')),
  removed_at timestamptz,
  -- Part of the address of its copies, which nobody can guess.
  key text not null,
  pictures jsonb not null default '[]',
  width integer,
  height integer,
  -- Size of the file that was sent, and of all copies that are kept.
  bytes integer not null,
  kept_bytes integer not null,
  sha256 bytea not null,
  alt_nl text,
  alt_en text,
  -- A decorative picture needs no alternative text.
  decorative boolean not null default false,
  -- The point, in hundredths of width and height, that stays visible however the picture is cropped.
  focus_x integer not null default 50 check (focus_x between 0 and 100),
  focus_y integer not null default 50 check (focus_y between 0 and 100),
  credit text,
  license text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index files_age on files (volunteer_center_id, created_at desc);
create index files_user on files (volunteer_center_id, user_id);
create unique index files_key on files (volunteer_center_id, key);
select wall('files');

-- What is served: `640.webp`, `640.avif`, or the document itself.
create table file_copies (
  volunteer_center_id uuid not null references volunteer_centers (id),
  file_id uuid not null,
  key text not null,
  name text not null,
  -- These formats do not compress further.
  content bytea storage external not null,
  primary key (volunteer_center_id, key, name),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id) on delete cascade
);
create index file_copies_file on file_copies (volunteer_center_id, file_id);
select wall('file_copies');

-- Where a file is used. What shows a file adds a row in its own transaction, so that a file in use cannot be removed.
create table file_uses (
  volunteer_center_id uuid not null references volunteer_centers (id),
  file_id uuid not null,
  -- The JSON:API type and id of what shows it; title and path are for the list of uses.
  subject_type text not null,
  subject_id uuid not null,
  place text not null default '',
  title text not null,
  path text not null,
  -- Whether it is public there.
  shown boolean not null,
  primary key (volunteer_center_id, file_id, subject_type, subject_id, place),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id)
);
create index file_uses_subject on file_uses (volunteer_center_id, subject_type, subject_id);
select wall('file_uses');

-- Pictures that a center can start with (ADR 0038): tile patterns drawn in the center's colours, and files that its admins offer.
create table stock_images (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- The tile pattern; null for a file.
  scene text,
  -- The file; for a tile pattern its latest drawing.
  file_id uuid,
  -- The colours of that drawing.
  drawn_in text,
  title_nl text not null,
  title_en text not null,
  tags text[] not null default '{}',
  credit text,
  license text,
  source_url text,
  -- A withdrawn pattern stays, so that it is not offered again.
  status text not null default 'offered' check (status in ('offered', 'withdrawn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, scene),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id) on delete set null (file_id)
);
create index stock_images_file on stock_images (volunteer_center_id, file_id) where file_id is not null;
select wall('stock_images');


-- ═══ organizations ═══

-- Addresses of organizations and of places of work.
create table addresses (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  street text,
  house_number text,
  postcode text,
  city text not null,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
select wall('addresses');
-- An organization and the account of its first admin are created, imported and undone in one transaction of vw_platform, which
-- reaches the rows of the current center only.
grant select, insert, update, delete on addresses to vw_platform;
create policy founding on addresses for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- Organizations of a center (domain §3.13).
create table organizations (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  name text not null collate nl,
  slug text not null,
  organization_type text not null check (organization_type in ('Organization', 'School', 'VolunteerCenter')),
  status text not null default 'pending' check (status in ('approved', 'pending', 'denied', 'archived')),
  summary text not null default '',
  website text,
  phone text,
  public_email text,
  kvk_number text,
  legal_form text,
  address_id uuid,
  denied_reason text,
  archived_reason text,
  -- Computed from the applications of the last year (domain §5.1); null below five.
  response_median_days integer,
  response_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  name_words tsvector generated always as (public.searched_words(name, null)) stored,
  name_letters text generated always as (public.plain(name)) stored,
  logo_id uuid,
  cover_id uuid,
  -- What the person who signs up the organization states once, for the center that decides (domain §3.13).
  note text,
  nonprofit_declared_at timestamptz,
  terms_accepted_at timestamptz,
  -- Whom the center calls.
  contact_user_id uuid references users (id) on delete set null,
  -- When somebody of the organization last did something, to the hour (database/organizations/note_activity.sql).
  last_active_at timestamptz,
  status_since timestamptz not null default now(),
  -- How often it asked again after a denial (domain §3.13).
  resubmissions integer not null default 0,
  -- An organization that moved leaves its name, for traces and applications that stay behind; it cannot be reopened here.
  moved_to_center_id uuid references volunteer_centers (id),
  -- Who changed it last, to tell somebody whose edit conflicts.
  changed_by uuid references users (id) on delete set null,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug),
  foreign key (volunteer_center_id, address_id) references addresses (volunteer_center_id, id),
  foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id),
  foreign key (volunteer_center_id, cover_id) references uploads (volunteer_center_id, id),
  constraint organizations_moved check (moved_to_center_id is null or status = 'archived')
);
create index organizations_name on organizations (volunteer_center_id, status, name, id);
create index organizations_logo on organizations (volunteer_center_id, logo_id) where logo_id is not null;
create index organizations_cover on organizations (volunteer_center_id, cover_id) where cover_id is not null;
create index organizations_contact on organizations (contact_user_id) where contact_user_id is not null;
create index organizations_active on organizations (volunteer_center_id, last_active_at);
create index organizations_created on organizations (volunteer_center_id, created_at);
create index organizations_response on organizations (volunteer_center_id, response_median_days);
create index organizations_address on organizations (volunteer_center_id, address_id);
-- One organization for each number of the chamber of commerce; who comes second is told whom to ask (contract §3.3).
create unique index organizations_kvk on organizations (volunteer_center_id, kvk_number) where kvk_number is not null;
create index organizations_changed_by on organizations (changed_by) where changed_by is not null;
select wall('organizations');
-- The role of search_vacancies, which filters by itself.
grant select on organizations to vw_search;
create policy search on organizations for select to vw_search using (true);
-- The right on one column, beside the same right on the table, is what the first databases have.
grant select, insert, update, update (contact_user_id), delete on organizations to vw_platform;
create policy founding on organizations for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
-- The role of shared_vacancies.
grant select (id, volunteer_center_id, name, status) on organizations to vw_sharing;
create policy sharing on organizations for select to vw_sharing using (status = 'approved');

-- Both tables come before this one, which names people itself.
alter table user_roles add foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade;
alter table user_tokens add foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade;

-- The public page of an organization.
create table organization_profiles (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  description text not null default '',
  themes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, organization_id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
select wall('organization_profiles');
grant select, insert on organization_profiles to vw_platform;
create policy founding on organization_profiles for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- The form to sign up an organization, saved at each step: the browser holds the token, this table its digest. `send_key` makes
-- sending happen once, however often the button is pressed.
create table organization_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  digest bytea not null,
  words jsonb not null,
  send_key uuid not null default gen_random_uuid(),
  -- The answers are deleted then; the row stays, so that a second press leads to the same page.
  sent_at timestamptz,
  kept_since timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest)
);
create index organization_drafts_age on organization_drafts (volunteer_center_id, kept_since);
select wall('organization_drafts');

-- Approved organizations without a published vacancy, and since when: a daily job keeps the list and notifies them once after a
-- month. A table of its own, because a note about an organization is no new version of it.
create table idle_organizations (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  organization_id uuid not null,
  since date not null,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, organization_id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
create index idle_organizations_due on idle_organizations (volunteer_center_id, since) where told_at is null;
select wall('idle_organizations');


-- ═══ moves ═══

-- An organization moves to another center of its site when both agree (ADR 0024). Each center has its own row under the same id:
-- the row of the receiving center holds all that it may know before that.
create table organization_moves (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  side text not null check (side in ('leaving', 'receiving')),
  status text not null default 'requested' check (status in ('requested', 'moved', 'refused', 'withdrawn')),
  from_center_id uuid not null references volunteer_centers (id),
  to_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  organization_name text not null collate nl,
  organization_type text not null check (organization_type in ('Organization', 'School', 'VolunteerCenter')),
  city text,
  reason text not null,
  refusal_reason text,
  leaving_agreed_at timestamptz,
  receiving_agreed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (from_center_id <> to_center_id),
  check (volunteer_center_id = case side when 'leaving' then from_center_id else to_center_id end)
);
create unique index organization_moves_one on organization_moves (volunteer_center_id, organization_id) where status = 'requested';
create index organization_moves_organization on organization_moves (volunteer_center_id, organization_id, created_at desc);
select wall('organization_moves');
grant select on organization_moves to vw_platform;
create policy agreed on organization_moves for select to vw_platform using (true);


-- ═══ vocabulary ═══

-- A center's own words for a concept of the vocabulary, or a concept of its own (ADR 0028).
create table vocabulary_entries (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  name text not null collate nl,
  words text[] not null check (cardinality(words) between 1 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- Concepts of the product or of the center that are shown after it where little is found.
  near text[] not null default '{}' check (cardinality(near) <= 6),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, name)
);
select wall('vocabulary_entries');


-- ═══ vacancies ═══

-- Vacancies of organizations (domain §3.1).
create table vacancies (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  title text not null collate nl,
  slug text not null,
  summary text not null default '',
  description text not null default '',
  tasks text[] not null default '{}',
  expectations text[] not null default '{}',
  rewards text[] not null default '{}',
  translations jsonb not null default '{}',
  themes text[] not null default '{}',
  commitment text check (commitment in ('one_off', 'recurring', 'flexible', 'project')),
  location_mode text check (location_mode in ('on_site', 'remote', 'hybrid', 'at_home_of_client')),
  dayparts text[] not null default '{}',
  hours_per_week_min numeric(4, 1),
  hours_per_week_max numeric(4, 1),
  start_date date,
  end_date date,
  valid_through date,
  places integer check (places >= 1),
  places_taken integer not null default 0,
  suitable_for text[] not null default '{}',
  requirements text[] not null default '{}',
  language_level text check (language_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  expenses text not null default 'none' check (expenses in ('none', 'actual', 'allowance')),
  allowance_cents integer,
  -- [{ id, text, required }], at most five.
  questions jsonb not null default '[]',
  contact_user_id uuid references users (id),
  address_id uuid,
  -- Copied from the address, because the search sorts and filters by them.
  city text,
  latitude double precision,
  longitude double precision,
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'denied', 'published', 'paused', 'filled', 'closed', 'archived')),
  denied_reason text,
  closed_reason text check (closed_reason in ('filled', 'expired', 'cancelled', 'other')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- All words that a vacancy is found by, weighted: title, then summary and tasks, then description and town.
  search tsvector generated always as (
    setweight(to_tsvector('public.dutch_plain', title || ' ' || coalesce(translations -> 'en' ->> 'title', '')), 'A') ||
    setweight(to_tsvector('public.dutch_plain', summary || ' ' || public.joined(tasks) || ' ' || coalesce(translations -> 'en' ->> 'summary', '')), 'B') ||
    setweight(to_tsvector('public.dutch_plain', description || ' ' || coalesce(city, '')), 'C')) stored,
  letters text generated always as (plain(title)) stored,
  -- Every code as `column:code`. A column of codes that people can filter by has to be added here.
  codes text[] not null generated always as (
    public.named_codes('themes', themes) || public.named_codes('dayparts', dayparts) || public.named_codes('suitable_for', suitable_for) ||
    public.named_codes('target_groups', target_groups) ||
    public.named_codes('requirements', requirements) || public.named_codes('language_level', array_remove(array[language_level], null)) ||
    array['commitment:' || commitment, 'location_mode:' || location_mode, 'expenses:' || expenses] ||
    public.named_codes('dayparts', public.whole_dayparts(dayparts)) || public.named_codes('dutch', public.enough_dutch(language_level)) ||
    case when public.asks_experience(requirements, expectations) then '{}'::text[] else '{experience:none}' end ||
    case when expenses = 'none' then '{}'::text[] else '{expenses:paid}' end) stored,
  slots jsonb not null default '[]',
  duration_months integer,
  support_offered text[] not null default '{}',
  insured boolean not null default true,
  min_age integer,
  max_age integer,
  age_reason text,
  tile text,
  hide_address boolean not null default false,
  image_id uuid,
  second_contact_user_id uuid references users (id),
  status_since timestamptz not null default now(),
  -- The three texts that the search ranks by; typing errors are compared with the title (`letters`).
  title_words tsvector not null generated always as (searched_words(title, translations -> 'en' ->> 'title')) stored,
  summary_words tsvector not null generated always as (searched_words(summary, translations -> 'en' ->> 'summary')) stored,
  task_words tsvector not null generated always as (public.searched_words(
    public.joined(tasks) || ' ' || public.work_words(activities || skills, 'nl') || ' ' || public.group_words(target_groups, 'nl'),
    public.work_words(activities || skills, 'en') || ' ' || public.group_words(target_groups, 'en'))) stored,
  -- What one does, and what one is good at.
  activities text[] not null default '{}',
  skills text[] not null default '{}',
  -- Where one applies when that is not here.
  external_apply_url text,
  -- Until when the center puts it first.
  priority_until date,
  -- The centers that may show it too (ADR 0037).
  shared_with uuid[] not null default '{}',
  target_groups text[] not null default '{}',
  -- The example that it was started from.
  template_id text,
  -- All three texts in one. A word that is not in here is in none of them, which one look tells for most vacancies (ADR 0028).
  said_words tsvector not null generated always as (public.searched_words(
    title || ' . ' || summary || ' . ' || public.joined(tasks) || ' . ' ||
      public.work_words(activities || skills, 'nl') || ' ' || public.group_words(target_groups, 'nl'),
    coalesce(translations -> 'en' ->> 'title', '') || ' . ' || coalesce(translations -> 'en' ->> 'summary', '') || ' . ' ||
    public.work_words(activities || skills, 'en') || ' ' || public.group_words(target_groups, 'en'))) stored,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, address_id) references addresses (volunteer_center_id, id),
  foreign key (volunteer_center_id, image_id) references uploads (volunteer_center_id, id),
  -- A draft may have gaps; what others see or review has none (domain §3.1).
  constraint complete check (status in ('draft', 'archived') or (summary <> '' and description <> '' and cardinality(themes) > 0
    and commitment is not null and location_mode is not null and valid_through is not null))
);
create index vacancies_newest on vacancies (volunteer_center_id, published_at desc, id) where status = 'published';
create index vacancies_organization on vacancies (volunteer_center_id, organization_id, status);
create index vacancies_valid_through on vacancies (valid_through) where status in ('published', 'paused', 'filled');
create index vacancies_pending on vacancies (volunteer_center_id, updated_at) where status = 'pending';
create index vacancies_ending on vacancies (volunteer_center_id, valid_through) where status = 'published';
create index vacancies_published on vacancies (volunteer_center_id, published_at) where published_at is not null;
create index vacancies_image on vacancies (volunteer_center_id, image_id) where image_id is not null;
create index vacancies_contact on vacancies (contact_user_id) where contact_user_id is not null;
create index vacancies_second_contact on vacancies (second_contact_user_id) where second_contact_user_id is not null;
create index vacancies_address on vacancies (volunteer_center_id, address_id) where address_id is not null;
create index vacancies_status on vacancies (volunteer_center_id, status, status_since);
-- The lists of who writes vacancies, newest first: of one organization, which may have thousands, and of the whole center.
-- `nulls last`, because the lists ask for it (kernel/jsonapi/server/list-sql.ts).
create index vacancies_own_newest on vacancies (volunteer_center_id, organization_id, created_at desc nulls last, id);
create index vacancies_all_newest on vacancies (volunteer_center_id, created_at desc nulls last, id);
-- The few that are put first.
create index vacancies_first on vacancies (volunteer_center_id, priority_until) where priority_until is not null;
create index vacancies_shared on vacancies (volunteer_center_id) where shared_with <> '{}';
select wall('vacancies');
-- The role of search_vacancies, which filters by itself.
grant select on vacancies to vw_search;
create policy search on vacancies for select to vw_search using (true);
-- The role of shared_vacancies: of all rows those that are shared, and of their columns those that another center may see.
grant select (id, volunteer_center_id, organization_id, title, translations, themes, commitment, location_mode, city, status, valid_through,
  published_at, shared_with, codes, title_words, summary_words, task_words) on vacancies to vw_sharing;
create policy sharing on vacancies for select to vw_sharing using (status = 'published' and shared_with <> '{}');

-- Whoever answers for a vacancy is reminded twice before it expires, with a link that extends it: the mail holds the token, this
-- table its digest. `until` is the last day that the mail named; when that has changed, the link is void.
create table vacancy_reminders (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  vacancy_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  days integer not null check (days in (3, 14)),
  until date not null,
  digest bytea not null,
  used_at timestamptz,
  extended_to date,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, vacancy_id, user_id, until, days),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index vacancy_reminders_user on vacancy_reminders (user_id);
create index vacancy_reminders_age on vacancy_reminders (volunteer_center_id, until);
select wall('vacancy_reminders');


-- ═══ favourites ═══

-- Vacancies that somebody saved. One that has ended stays in the list and says so (decisions 11).
create table favourites (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  vacancy_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index favourites_user on favourites (user_id);
create index favourites_vacancy on favourites (volunteer_center_id, vacancy_id);
select wall('favourites');


-- ═══ saved-searches ═══

-- Searches that somebody wants mails about: of an account, or of an address that was confirmed. Every mail holds the key, so it is
-- kept as it is: it opens nothing but this search (ADR 0029).
create table saved_searches (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid references users (id),
  email text,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  query text not null default '',
  frequency text not null default 'daily' check (frequency in ('at_once', 'daily', 'weekly')),
  key text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  looked_until timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, query),
  unique (volunteer_center_id, email, query),
  unique (volunteer_center_id, key),
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_due on saved_searches (volunteer_center_id, frequency) where confirmed_at is not null;
select wall('saved_searches');

-- The vacancies that were reported, so that none is reported twice.
create table saved_search_finds (
  volunteer_center_id uuid not null references volunteer_centers (id),
  saved_search_id uuid not null,
  vacancy_id uuid not null,
  primary key (volunteer_center_id, saved_search_id, vacancy_id),
  foreign key (volunteer_center_id, saved_search_id) references saved_searches (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index saved_search_finds_vacancy on saved_search_finds (volunteer_center_id, vacancy_id);
select wall('saved_search_finds');


-- ═══ conversations ═══

-- A conversation about an application, a vacancy or an organization, or with the center (support).
create table conversations (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  subject_type text not null check (subject_type in ('application', 'vacancy', 'organization', 'support')),
  subject_id uuid not null,
  user_id uuid references users (id),
  organization_id uuid,
  status text not null default 'open' check (status in ('open', 'closed', 'blocked')),
  escalated_at timestamptz,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- Typed copies of subject_id, for joins.
  application_id uuid generated always as (case when subject_type = 'application' then subject_id end) stored,
  -- A participant can report a conversation. Only the center sees who did and why.
  reported_at timestamptz,
  reported_by uuid references users (id),
  report_reason text check (report_reason in ('unkind', 'money', 'other')),
  -- Who blocked the conversation, and can unblock it (domain §3.3).
  blocked_side text check (blocked_side in ('volunteer', 'organization', 'center')),
  blocked_by uuid references users (id),
  vacancy_id uuid generated always as (case when subject_type = 'vacancy' then subject_id end) stored,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  check ((status = 'blocked') = (blocked_side is not null)),
  constraint conversations_volunteer_check check ((subject_type = 'organization') = (user_id is null)),
  constraint conversations_organization_check check ((subject_type = 'support') = (organization_id is null)),
  constraint conversations_subject unique nulls not distinct (volunteer_center_id, subject_type, subject_id, user_id)
);
create index conversations_user on conversations (volunteer_center_id, user_id, last_message_at desc);
create index conversations_organization on conversations (volunteer_center_id, organization_id, last_message_at desc);
create index conversations_reported on conversations (volunteer_center_id, reported_at) where reported_at is not null;
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or reported_at is not null or subject_type in ('organization', 'support');
-- What waits for an answer of the center, for its dashboard.
create index conversations_support on conversations (volunteer_center_id, last_message_at) where subject_type = 'support' and status = 'open';
select wall('conversations');

-- Up to where each participant has read, and up to where a mail has notified them.
create table conversation_readers (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  user_id uuid not null references users (id),
  seen_up_to timestamptz,
  notified_up_to timestamptz,
  -- A participant can mute a conversation for themselves.
  muted_at timestamptz,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, conversation_id, user_id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id) on delete cascade
);
select wall('conversation_readers');

-- What was said in a conversation.
create table messages (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  conversation_id uuid not null,
  author_id uuid references users (id),
  side text not null check (side in ('volunteer', 'organization', 'center', 'system')),
  kind text not null default 'text' check (kind in ('text', 'status_change', 'appointment')),
  body text not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- An appointment as it was at this moment; the application has the one in force. The answer is that of the other side (ADR 0034).
  meeting_starts_at timestamptz,
  meeting_ends_at timestamptz,
  meeting_place text,
  meeting_answer text check (meeting_answer in ('comes', 'cannot')),
  meeting_answered_at timestamptz,
  -- The message of the same conversation that this one answers.
  reply_to_id uuid,
  -- `email`: written from the link of a mail.
  received_via text not null default 'web' check (received_via in ('web', 'email')),
  -- Whether the text says how somebody can be reached (domain §3.4).
  contact_shared boolean not null default false,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id) on delete cascade,
  check ((kind = 'appointment') = (meeting_starts_at is not null)),
  check ((meeting_starts_at is null) = (meeting_ends_at is null) and (meeting_starts_at is null) = (meeting_place is null)),
  check ((meeting_answer is null) = (meeting_answered_at is null)),
  foreign key (volunteer_center_id, reply_to_id) references messages (volunteer_center_id, id) on delete set null (reply_to_id)
);
create index messages_thread on messages (volunteer_center_id, conversation_id, created_at);
create index messages_appointments on messages (volunteer_center_id, conversation_id, created_at desc) where kind = 'appointment';
create index messages_answers on messages (volunteer_center_id, reply_to_id) where reply_to_id is not null;
select wall('messages');

-- Files in messages: a PDF as it was sent, a picture encoded anew. `message_id` is null until the message is sent.
create table attachments (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  message_id uuid,
  -- Who sent it; null when the account is gone.
  user_id uuid references users (id),
  name text not null,
  kind text not null check (kind in ('pdf', 'picture')),
  bytes integer not null,
  -- Of a picture, in pixels.
  width integer,
  height integer,
  -- Neither format compresses further.
  content bytea storage external not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, message_id) references messages (volunteer_center_id, id) on delete cascade
);
create index attachments_message on attachments (volunteer_center_id, message_id);
create index attachments_conversation on attachments (volunteer_center_id, conversation_id);
create index attachments_user on attachments (volunteer_center_id, user_id, created_at);
select wall('attachments');


-- ═══ applications ═══

-- An application of a user, or of a guest for whom the center applied.
create table applications (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  vacancy_id uuid not null,
  organization_id uuid not null,
  user_id uuid references users (id),
  conversation_id uuid,
  status text not null default 'new' check (status in ('new', 'in_review', 'invited', 'accepted', 'active', 'completed',
    'declined', 'withdrawn', 'waitlisted', 'stopped', 'expired')),
  motivation text not null default '',
  -- [{ questionId, text }]
  answers jsonb not null default '[]',
  consent_share_at timestamptz not null,
  source text not null default 'web',
  decline_reason text check (decline_reason in ('no_place', 'requirements', 'not_suitable_now', 'vacancy_closed', 'other')),
  withdraw_reason text check (withdraw_reason in ('no_response', 'changed_mind', 'not_available', 'other_place', 'other')),
  decided_by uuid references users (id),
  decided_at timestamptz,
  first_response_at timestamptz,
  reminded_days integer not null default 0,
  escalated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- Which of the vacancy's dates somebody applies for.
  slot_id text,
  -- Since when it is in its state; null in the first.
  moved_at timestamptz,
  meeting_starts_at timestamptz,
  meeting_ends_at timestamptz,
  meeting_place text,
  -- The address of the calendar file. It stands in mails, so it is kept as it is: it opens nothing but this appointment.
  calendar_key text,
  -- Rises with each change of the appointment (RFC 5545).
  calendar_sequence integer not null default 0,
  -- A place became free and who is on the waiting list was asked to take it.
  place_offered_at timestamptz,
  -- Under sixteen a parent has to agree before the volunteer is accepted.
  parent_email text,
  parent_consent_at timestamptz,
  -- A guest without e-mail, for whom the center applied: `submitted_by` is notified in their place. `follow_code` is on paper in
  -- their letter, so it is kept as it is: it opens nothing but this application.
  guest_name text,
  guest_phone text,
  guest_address text,
  follow_code text,
  submitted_by uuid references users (id),
  parent_refused_at timestamptz,
  -- Said by the volunteer: when they can come, and whether the organization may phone.
  availability_note text,
  phone_shared boolean not null default false,
  -- Kept by the organization: who handles the application, and its own labels.
  assigned_to uuid references users (id),
  tags text[] not null default '{}',
  -- Of the center, for its own staff.
  internal_note text,
  -- From when until when somebody volunteered, for how many hours, and how both evaluated it.
  start_date date,
  ended_at timestamptz,
  hours_reported integer check (hours_reported between 0 and 5000),
  organization_score integer check (organization_score between 1 and 5),
  volunteer_score integer check (volunteer_score between 1 and 5),
  evaluation_text text,
  -- For which start a reminder was sent, and when an evaluation was asked: each once (domain §3.5).
  start_told_for timestamptz,
  evaluation_asked_at timestamptz,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id),
  check ((meeting_starts_at is null) = (meeting_ends_at is null) and (meeting_starts_at is null) = (meeting_place is null)),
  check (meeting_starts_at is null or calendar_key is not null),
  check ((user_id is null) = (guest_name is not null)),
  check (guest_name is null or (follow_code is not null and submitted_by is not null))
);
-- Two simultaneous applications of one person: this index lets one of them through.
create unique index applications_one_open on applications (volunteer_center_id, vacancy_id, user_id)
  where status in ('new', 'in_review', 'invited', 'accepted', 'active', 'waitlisted');
create index applications_user on applications (volunteer_center_id, user_id, created_at desc);
create index applications_organization on applications (volunteer_center_id, organization_id, status, created_at desc);
create index applications_vacancy on applications (volunteer_center_id, vacancy_id, status);
-- The hourly jobs look at undecided applications only.
create index applications_undecided on applications (volunteer_center_id, created_at) where status in ('new', 'in_review');
-- Response times are computed over the last year (domain §5.1).
create index applications_recent on applications (volunteer_center_id, created_at, organization_id);
create index applications_created on applications (volunteer_center_id, created_at);
create index applications_waiting on applications (volunteer_center_id, created_at) include (first_response_at, escalated_at)
  where status in ('new', 'in_review');
create unique index applications_calendar on applications (volunteer_center_id, calendar_key) where calendar_key is not null;
create index applications_waitlisted on applications (volunteer_center_id, vacancy_id, created_at) where status = 'waitlisted';
create unique index applications_follow on applications (volunteer_center_id, follow_code) where follow_code is not null;
create index applications_submitted_by on applications (volunteer_center_id, submitted_by) where submitted_by is not null;
create index applications_parent on applications (volunteer_center_id, parent_email) where parent_email is not null;
create index applications_assigned_to on applications (volunteer_center_id, assigned_to) where assigned_to is not null;
select wall('applications');

-- What somebody wrote to a vacancy before they had an account, kept as long as the confirmation link is valid. The browser holds
-- one token for all its drafts, this table its digest. `user_id` is who signed up with it.
create table application_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  digest bytea not null,
  vacancy_id uuid not null,
  user_id uuid references users (id),
  motivation text not null,
  answers jsonb not null default '[]',
  kept_since timestamptz not null default now(),
  parent_email text,
  availability_note text,
  slot_id text,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index application_drafts_user on application_drafts (volunteer_center_id, user_id, vacancy_id);
create index application_drafts_age on application_drafts (volunteer_center_id, kept_since);
select wall('application_drafts');
-- Sign-up links drafts to the new account and reads nothing of their texts.
grant select (volunteer_center_id, digest, user_id), update (user_id, kept_since) on application_drafts to vw_platform;
create policy accounts on application_drafts for select to vw_platform using (true);
create policy accounts_keep on application_drafts for update to vw_platform using (true) with check (true);

-- The mails to a parent: each has its own token, all are valid, unless they went to a wrong address. This table has the digests.
create table parent_asks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  application_id uuid not null,
  digest bytea,
  asked_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, application_id) references applications (volunteer_center_id, id) on delete cascade
);
create index parent_asks_application on parent_asks (volunteer_center_id, application_id, asked_at);
select wall('parent_asks');


-- ═══ absence ═══

-- From when until when somebody is away, and who answers then.
create table absences (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  substitute_id uuid not null references users (id),
  starts_on date not null,
  back_on date not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id),
  check (back_on > starts_on),
  check (substitute_id <> user_id)
);
create index absences_user on absences (user_id);
create index absences_substitute on absences (substitute_id);
select wall('absences');


-- ═══ news ═══

-- News of a center (domain §3.8, ADR 0040): one row for an article in both languages. Its texts are documents of named parts.
create table news_articles (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'unpublished', 'archived')),
  title text not null collate nl,
  slug text not null,
  intro text,
  body jsonb not null default '[]',
  title_en text,
  slug_en text,
  intro_en text,
  body_en jsonb not null default '[]',
  theme text,
  byline text,
  image_id uuid,
  related_vacancies text[] not null default '{}',
  canonical_url text,
  pinned boolean not null default false,
  published_at timestamptz,
  unpublish_at timestamptz,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (status not in ('scheduled', 'published') or published_at is not null),
  foreign key (volunteer_center_id, image_id) references files (volunteer_center_id, id)
);
create index news_articles_shown on news_articles (volunteer_center_id, pinned desc, published_at desc) where status = 'published';
create index news_articles_due on news_articles (volunteer_center_id) where status = 'scheduled' or unpublish_at is not null;
create index news_articles_image on news_articles (volunteer_center_id, image_id) where image_id is not null;
create index news_articles_author on news_articles (author_id) where author_id is not null;
select wall('news_articles');

-- Every slug that an article has or had, in either language: one leads to one article of its center.
create table news_slugs (
  volunteer_center_id uuid not null references volunteer_centers (id),
  slug text not null,
  news_id uuid not null,
  primary key (volunteer_center_id, slug),
  foreign key (volunteer_center_id, news_id) references news_articles (volunteer_center_id, id) on delete cascade
);
create index news_slugs_news on news_slugs (volunteer_center_id, news_id);
select wall('news_slugs');


-- ═══ partners ═══

-- The partners of a center, in its own order (domain §3.16).
create table partners (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  name text not null collate nl,
  kind text not null default 'partner' check (kind in ('municipality', 'fund', 'partner', 'sponsor')),
  text text,
  text_en text,
  url text,
  logo_id uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, logo_id) references files (volunteer_center_id, id)
);
create index partners_shown on partners (volunteer_center_id, position, name);
create index partners_logo on partners (volunteer_center_id, logo_id) where logo_id is not null;
select wall('partners');


-- ═══ center-forms ═══

-- A center's own forms: `design` is one validated declaration (ADR 0041).
create table center_forms (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  design jsonb not null,
  mail_to uuid[] not null default '{}' check (cardinality(mail_to) <= 10),
  closes_on date,
  keep_months integer not null default 6 check (keep_months between 1 and 24),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug)
);
select wall('center_forms');

-- An answer keeps the questions as they were asked and names no account. It is deleted with the form, or after its months.
create table form_answers (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  form_id uuid not null,
  answers jsonb not null,
  sent_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, form_id) references center_forms (volunteer_center_id, id) on delete cascade
);
create index form_answers_sent on form_answers (volunteer_center_id, form_id, sent_at desc, id);
select wall('form_answers');

-- A form that a visitor has begun: the browser holds the token, this table its digest. After sending the row stays without its
-- answers, so that a second press or another tab sends nothing again.
create table form_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  form_id uuid not null,
  digest bytea not null,
  words jsonb not null default '{}',
  sent_at timestamptz,
  kept_since timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, form_id, digest),
  foreign key (volunteer_center_id, form_id) references center_forms (volunteer_center_id, id) on delete cascade
);
create index form_drafts_age on form_drafts (volunteer_center_id, kept_since);
select wall('form_drafts');


-- ═══ pages ═══

-- Pages that a center writes itself (domain §3.9, ADR 0039). This table is what is being edited.
create table content_items (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- The page at the root of the site.
  is_home boolean not null default false,
  title_nl text not null collate nl,
  title_en text not null default '',
  slug_nl text not null default '',
  slug_en text not null default '',
  layout text not null default 'public' check (layout in ('wide', 'public', 'empty')),
  -- [{"id", "kind", "value"}], as declared in features/pages/blocks.
  blocks jsonb not null default '[]',
  seo jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  last_version integer not null default 0,
  live_version integer,
  scheduled_version integer,
  publish_at timestamptz,
  published_at timestamptz,
  changed_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- One of the pages that every site must have. Without a row the product's own text is shown; one that a center wrote can be changed
  -- but not removed.
  stands_as text check (stands_as in ('about', 'privacy', 'accessibility', 'cookies')),
  primary key (volunteer_center_id, id),
  check ((scheduled_version is null) = (publish_at is null))
);
create unique index content_items_home on content_items (volunteer_center_id) where is_home;
create index content_items_due on content_items (volunteer_center_id, publish_at) where publish_at is not null;
create index content_items_changed_by on content_items (changed_by) where changed_by is not null;
create unique index content_items_standing on content_items (volunteer_center_id, stands_as) where stands_as is not null;
select wall('content_items');

-- What a page was before.
create table content_versions (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, content_item_id, number),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
create index content_versions_author on content_versions (author_id) where author_id is not null;
select wall('content_versions');

-- What everybody reads.
create table published_pages (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  content jsonb not null,
  published_at timestamptz not null default now(),
  primary key (volunteer_center_id, content_item_id),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
select wall('published_pages');

-- Every slug that a page has or had, in either language. An old one redirects for ever, unless another page takes it.
create table page_slugs (
  volunteer_center_id uuid not null references volunteer_centers (id),
  slug text not null,
  content_item_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, slug),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
create index page_slugs_item on page_slugs (volunteer_center_id, content_item_id);
select wall('page_slugs');

-- How many links of a page, as it is being edited, are dead (domain §3.9, ADR 0043): checked when it is saved, when pages are
-- published or removed, and every night. A table of its own, because a check is no new version of the page.
create table content_checks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  dead_links integer not null check (dead_links >= 0),
  primary key (volunteer_center_id, content_item_id),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
select wall('content_checks');


-- ═══ menu-items ═══

-- The menus of a site (domain §3.9, ADR 0042). A menu is the product's default until an editor begins to change it, which this
-- table notes.
create table menu_beginnings (
  volunteer_center_id uuid not null references volunteer_centers (id),
  menu text not null check (menu in ('top', 'header', 'footer')),
  begun_at timestamptz not null default now(),
  primary key (volunteer_center_id, menu)
);
select wall('menu_beginnings');

-- The lines of a menu, of two levels.
create table menu_items (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  menu text not null check (menu in ('top', 'header', 'footer')),
  parent_id uuid,
  position integer not null default 0,
  -- Null: the title of what it leads to.
  label_nl text,
  label_en text,
  target text not null check (target in ('page', 'route', 'url', 'heading')),
  -- The id of a page, the name of a route, or a URL; null for a heading.
  target_value text,
  visible_for text not null default 'all' check (visible_for in ('all', 'signed_in', 'anonymous')),
  feature_flag text,
  new_window boolean not null default false,
  -- Set as long as the removal can be undone.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, parent_id) references menu_items (volunteer_center_id, id) on delete cascade,
  check (parent_id <> id),
  check ((target = 'heading') = (target_value is null))
);
create index menu_items_shown on menu_items (volunteer_center_id, menu, position) where removed_at is null;
create index menu_items_parent on menu_items (volunteer_center_id, parent_id) where parent_id is not null;
select wall('menu_items');


-- ═══ notifications ═══

-- What a person is told inside the product.
create table notifications (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid not null references users (id),
  event_key text not null,
  facts jsonb not null default '{}',
  path text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- The mail about the same event, by its Message-ID: sent at once, later in a digest, or never. The notice is removed with the
  -- operation when that is undone.
  message_id text,
  operation_id uuid,
  digest text check (digest in ('daily', 'weekly')),
  mailed_at timestamptz,
  -- The key in the link that ends digests of this kind. Every mail holds it, and it opens nothing else (ADR 0029).
  digest_key text,
  -- A notice leaves the bell when its day has passed, or when what it asked for is settled, by the step `over_by`, which may be
  -- undone (ADR 0056).
  expires_at timestamptz,
  over_at timestamptz,
  over_by uuid,
  primary key (volunteer_center_id, id)
);
create index notifications_user on notifications (volunteer_center_id, user_id, created_at desc);
create unique index notifications_message on notifications (volunteer_center_id, message_id) where message_id is not null;
create index notifications_operation on notifications (operation_id) where operation_id is not null;
create index notifications_digest on notifications (volunteer_center_id, digest, user_id)
  where digest is not null and mailed_at is null and read_at is null;
create index notifications_new on notifications (volunteer_center_id, user_id, path) where read_at is null;
create index notifications_digest_key on notifications (volunteer_center_id, digest_key) where digest_key is not null;
create index notifications_over_by on notifications (over_by) where over_by is not null;
-- The events that an application can settle (features/notifications/server/end-notices.ts).
create index notifications_open on notifications (volunteer_center_id, path) where over_at is null and event_key in
  ('application.invited', 'application.rescheduled', 'application.comes', 'application.cannot', 'application.proposed', 'application.unsuitable',
   'application.place_free', 'application.reminder', 'application.start_tomorrow', 'application.assigned', 'application.escalated', 'application.silent');
select wall('notifications');
-- Account changes write notices too, recognize repeats, and remove or reopen those of an undone step (decisions 7).
grant insert, delete, update (over_at, over_by),
  select (volunteer_center_id, user_id, event_key, path, read_at, mailed_at, message_id, operation_id, expires_at, over_at, over_by)
  on notifications to vw_platform;
create policy accounts on notifications for insert to vw_platform with check (true);
create policy accounts_repeat on notifications for select to vw_platform using (true);
create policy accounts_void on notifications for delete to vw_platform using (true);
create policy accounts_reopen on notifications for update to vw_platform using (true) with check (true);


-- ═══ notification-templates ═══

-- A center's own words for a kind of mail, one row for each version: the latest counts. Null words: the product's text again.
create table notification_templates (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  kind text not null,
  version integer not null check (version > 0),
  -- {"nl": {"subject", "body", "button"}, "en": {…}}, plain text with names of facts in double braces.
  words jsonb,
  author_id uuid references users (id),
  created_at timestamptz not null default now(),
  -- The address for answers, when the words were tried out, and whether the center sends this kind of mail (domain §3.5).
  reply_to text,
  tested_at timestamptz,
  active boolean not null default true,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, kind, version)
);
select wall('notification_templates');
revoke update, delete on notification_templates from vw_app;

-- Words that somebody mailed to themselves before use, by their digest.
create table notification_template_tests (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  kind text not null,
  digest text not null,
  tested_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, kind, digest)
);
select wall('notification_template_tests');


-- ═══ reply-templates ═══

-- Short texts for answers: of an organization or, when that is null, of the center.
create table reply_templates (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  organization_id uuid,
  title text not null collate nl check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
create index reply_templates_owner on reply_templates (volunteer_center_id, organization_id, title);
select wall('reply_templates');


-- ═══ imports ═══

-- Organizations or people from a spreadsheet (domain §3.17): the file, its rows as they were understood, and the result of each.
-- After a day all but the import itself is deleted.
create table imports (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid references users (id),
  kind text not null check (kind in ('organizations', 'users')),
  file_name text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'reading', 'unmapped', 'ready', 'applying', 'done', 'undoing', 'undone', 'failed')),
  -- What is wrong with the file, or what stopped the last step.
  problem text,
  encoding text,
  delimiter text,
  headers jsonb not null default '[]',
  -- The column of each field.
  mapping jsonb not null default '{}',
  invite boolean not null default true,
  row_count integer not null default 0,
  -- In hundredths.
  progress integer not null default 0,
  applied_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index imports_age on imports (volunteer_center_id, created_at desc);
select wall('imports');
-- Accounts and organizations are imported in one transaction of vw_platform, within the current center.
grant select, update on imports to vw_platform;
create policy accounts on imports for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- The file, in the chunks in which it arrived.
create table import_parts (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  position integer not null check (position between 0 and 19),
  bytes bytea not null check (octet_length(bytes) <= 524288),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, import_id, position),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
select wall('import_parts');

-- A row of the file: what was read, what will be done with it, and the result.
create table import_rows (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  position integer not null,
  -- The order on screen: rows that need attention first.
  sequence integer not null,
  cells jsonb not null,
  -- By field: what was typed instead of a cell; what was read; what is wrong; what stays.
  corrections jsonb not null default '{}',
  texts jsonb not null default '{}',
  faults jsonb not null default '{}',
  kept jsonb not null default '{}',
  outcome text not null default 'bad' check (outcome in ('bad', 'exists', 'new')),
  choice text not null default 'skip' check (choice in ('add', 'update', 'skip')),
  match_id uuid,
  match_by text,
  match_name text,
  -- The result, with all that an undo has to restore.
  made jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, import_id, position),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
create index import_rows_sequence on import_rows (volunteer_center_id, import_id, sequence, id);
select wall('import_rows');
grant select, update on import_rows to vw_platform;
create policy accounts on import_rows for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));


-- ═══ exports ═══

-- Lists that somebody downloads (contract §3.3): filters, order and format. The file itself lives for ten minutes.
create table exports (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  user_id uuid references users (id),
  resource text not null check (resource in ('organizations', 'users', 'vacancies', 'applications')),
  filters jsonb not null default '{}',
  format text not null default 'csv' check (format in ('csv')),
  locale text not null check (locale in ('nl', 'en')),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  row_count integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  -- The order of the list, as the API names it.
  sort text check (length(sort) <= 200),
  primary key (volunteer_center_id, id)
);
create index exports_age on exports (volunteer_center_id, created_at);
select wall('exports');

-- The file, in chunks.
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


-- ═══ lists ═══

-- A list as somebody likes to see it: its page and the parameters of its address, under a name of their own.
create table saved_views (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  page text not null,
  name text not null,
  query text not null default '',
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, page, name)
);
create index saved_views_user on saved_views (user_id);
select wall('saved_views');
