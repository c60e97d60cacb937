-- Rounds of confirmation of the social map (domain §3.10): who is asked whether an entry is still right, and what they answered.

alter table social_map_entries
  add column contact_user_id uuid references users (id),
  add column second_contact_user_id uuid references users (id);
create index social_map_entries_contact_user on social_map_entries (contact_user_id) where contact_user_id is not null;
create index social_map_entries_second_contact_user on social_map_entries (second_contact_user_id) where second_contact_user_id is not null;

-- The questions about one entry since it was last confirmed. A confirmation after `begun_at` ends the round.
create table social_map_rounds (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  begun_at timestamptz not null,
  -- The last day on which its people were mailed; null where there is nobody to mail.
  asked_on date,
  reminders integer not null default 0 check (reminders between 0 and 2),
  -- From this day on the center calls: at once where nobody can be mailed, and where somebody wrote what is different.
  call_from date not null,
  -- What somebody said is different, by block of the entry.
  changes jsonb,
  changed_at timestamptz,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, entry_id) references social_map_entries (volunteer_center_id, id) on delete cascade
);
-- One a day, so that a job that runs twice at once begins it once.
create unique index social_map_rounds_day on social_map_rounds (volunteer_center_id, entry_id, ((begun_at at time zone 'Europe/Amsterdam')::date));
create index social_map_rounds_calls on social_map_rounds (volunteer_center_id, call_from);
select wall('social_map_rounds');

-- The links of its mails: the mail holds the token, this table its digest. Without `user_id` it went to the contact address of the entry.
create table social_map_links (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  user_id uuid references users (id) on delete cascade,
  digest bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_for text check (used_for in ('confirmed', 'changed', 'ended')),
  -- What taking it back restores.
  before jsonb,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, entry_id) references social_map_entries (volunteer_center_id, id) on delete cascade
);
create index social_map_links_entry on social_map_links (volunteer_center_id, entry_id);
create index social_map_links_user on social_map_links (user_id) where user_id is not null;
create index social_map_links_age on social_map_links (volunteer_center_id, expires_at);
select wall('social_map_links');
