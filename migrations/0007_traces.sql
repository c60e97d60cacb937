-- Who did what to what: only ever added to (quality T36).
create table audit_events (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  actor_id uuid, impersonator_id uuid,
  action text not null,
  subject_type text not null, subject_id uuid not null,
  from_state text, to_state text, reason text,
  at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index audit_events_actor on audit_events (volunteer_center_id, actor_id, at desc);
create index audit_events_subject on audit_events (volunteer_center_id, subject_type, subject_id, at desc);
select wall('audit_events');
revoke update, delete on audit_events from vw_app;

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
  primary key (volunteer_center_id, id)
);
create index notifications_user on notifications (volunteer_center_id, user_id, created_at desc);
create trigger touch before update on notifications for each row execute function touch();
select wall('notifications');

-- Mails to be sent, written in the transaction of the change they tell about (decisions 24).
create table outbox (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  dedupe_key text not null,
  kind text not null,
  -- a mail names a person, or (before there is one) an address
  user_id uuid references users (id),
  address text not null, locale text not null check (locale in ('nl', 'en')),
  facts jsonb not null,
  -- written at the first try; kept 30 days
  subject text, body_text text, body_html text,
  message_id text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'unknown', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, dedupe_key)
);
create index outbox_due on outbox (next_attempt_at) where status in ('waiting', 'sending');
create index outbox_sent on outbox (volunteer_center_id, created_at desc);
select wall('outbox');
revoke update, delete on outbox from vw_app;
grant select, update, delete on outbox to vw_worker;
create policy delivery on outbox for all to vw_worker using (true) with check (true);

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
