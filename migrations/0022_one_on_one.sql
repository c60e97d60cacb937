-- One-on-one help (domain §3.11): requests and offers, who helps whom, how it goes, and who wants nothing of whom. Words that may tell of
-- health, age or an address are encrypted by the product with a key of their center; the database refuses anything else in their columns.

create domain encrypted_text as text check (value ~ '^v1\.[a-z0-9]{1,16}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22,}$');

create table help_requests (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('request', 'offer')),
  -- Null for somebody without an account, for whom a coordinator wrote it down.
  requester_user_id uuid references users (id),
  written_by uuid references users (id),
  -- Of whoever needs the help, or offers it; null once it is forgotten.
  first_name text check (char_length(first_name) <= 60),
  relation text check (relation in ('own_child', 'parent', 'partner', 'relative', 'neighbour', 'client', 'other')),
  -- Whoever another asks for says yes first (domain §3.11): by a link, spoken to the center, or on paper.
  consent_email encrypted_text,
  consent_how text check (consent_how in ('guardian', 'link', 'spoken', 'paper')),
  consent_at timestamptz,
  consent_by uuid references users (id),
  consent_refused_at timestamptz,
  age_group text not null default 'adult' check (age_group in ('adult', 'young')),
  parent_email encrypted_text,
  parent_consent_at timestamptz,
  parent_refused_at timestamptz,
  category text not null default 'other' check (category in ('company', 'walking', 'shopping', 'paperwork', 'language', 'digital', 'garden', 'odd_jobs', 'pets', 'transport', 'children', 'other')),
  title text check (char_length(title) <= 80),
  description encrypted_text,
  -- The words that visitors read, as the center approved them.
  public_text text check (char_length(public_text) <= 1500),
  postcode4 text check (postcode4 ~ '^[1-9]\d{3}$'),
  town text,
  -- The middle of the town, from which distances are told: never the postcode (decisions 80).
  town_latitude double precision,
  town_longitude double precision,
  frequency text not null default 'flexible' check (frequency in ('once', 'weekly', 'biweekly', 'flexible')),
  dayparts text[] not null default '{}',
  preferred_language text,
  preference_note encrypted_text,
  safety_flags text[] not null default '{}',
  contact_phone encrypted_text,
  exact_address encrypted_text,
  intake encrypted_text,
  visibility text not null default 'coordinator_only' check (visibility in ('public', 'coordinator_only')),
  status text not null default 'draft' check (status in ('draft', 'pending', 'open', 'proposed', 'matched', 'closed', 'denied', 'expired', 'withdrawn')),
  status_since timestamptz not null default now(),
  submitted_at timestamptz,
  screened_by uuid references users (id),
  screened_at timestamptz,
  -- A helper of somebody vulnerable shows a certificate of good conduct.
  is_vulnerable boolean,
  denied_reason text check (denied_reason in ('professional_care', 'paid_work', 'unsafe', 'outside_area', 'duplicate', 'other')),
  referral_ids uuid[] not null default '{}' check (cardinality(referral_ids) <= 3),
  days_open integer not null default 60 check (days_open between 14 and 180),
  expires_at timestamptz,
  -- When it came to its last state; what people wrote is erased three months later.
  ended_at timestamptz,
  forgotten_at timestamptz,
  -- What the search compares: the words that visitors read.
  words tsvector not null generated always as (public.searched_words(coalesce(title, '') || ' ' || coalesce(public_text, ''), null)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (forgotten_at is not null or (first_name is not null and title is not null and description is not null and postcode4 is not null)),
  check (status not in ('open', 'proposed') or (expires_at is not null and public_text is not null))
);
-- One request of a kind for a person at a time: its copies would ask the same helpers again.
create unique index help_requests_one_of_a_kind on help_requests (volunteer_center_id, requester_user_id, kind, category, lower(first_name))
  where status in ('pending', 'open', 'proposed', 'matched');
create index help_requests_requester on help_requests (volunteer_center_id, requester_user_id, created_at desc);
create index help_requests_requester_user on help_requests (requester_user_id) where requester_user_id is not null;
create index help_requests_written_by on help_requests (written_by) where written_by is not null;
create index help_requests_consent_by on help_requests (consent_by) where consent_by is not null;
create index help_requests_screened_by on help_requests (screened_by) where screened_by is not null;
create index help_requests_queue on help_requests (volunteer_center_id, status, status_since);
create index help_requests_listed on help_requests (volunteer_center_id, screened_at desc, id) where status = 'open' and visibility = 'public';
create index help_requests_words on help_requests using gin (words) where status = 'open' and visibility = 'public';
create index help_requests_ended on help_requests (volunteer_center_id, ended_at) where forgotten_at is null and ended_at is not null;
select wall('help_requests');
grant select (volunteer_center_id, id, requester_user_id, kind, category, frequency, dayparts, preferred_language, town_latitude, town_longitude, status, visibility, expires_at, screened_at, words)
  on help_requests to vw_search;
create policy search on help_requests for select to vw_search using (true);
-- What somebody asked is shown while their account is in use.
grant select (status) on users to vw_search;

-- The links of its mails and letters: they hold the token, this table its digest. A code is what a letter has for whoever types it.
create table help_links (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  purpose text not null check (purpose in ('consent', 'parent', 'extend', 'letter', 'check_in')),
  -- Of a check-in: about which match, and who is asked.
  match_id uuid,
  user_id uuid references users (id) on delete cascade,
  digest bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, request_id) references help_requests (volunteer_center_id, id) on delete cascade
);
create index help_links_request on help_links (volunteer_center_id, request_id, purpose);
create index help_links_user on help_links (user_id) where user_id is not null;
create index help_links_age on help_links (volunteer_center_id, expires_at);
select wall('help_links');

-- Who helps whom. Two keys twice (domain §3.11): both want to meet, then both agree; each may stop at any time without a reason.
create table help_matches (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  -- Null for somebody without an account.
  asker_user_id uuid references users (id),
  helper_user_id uuid references users (id),
  coordinator_id uuid references users (id),
  proposed_by text not null check (proposed_by in ('helper', 'asker', 'coordinator')),
  message encrypted_text,
  status text not null default 'proposed' check (status in ('proposed', 'acquaintance', 'active', 'evaluating', 'ended', 'refused')),
  status_since timestamptz not null default now(),
  -- For somebody vulnerable the coordinator sees a proposal before the other side does.
  released_at timestamptz,
  meet_requester_at timestamptz,
  meet_helper_at timestamptz,
  agreed_by_requester_at timestamptz,
  agreed_by_helper_at timestamptz,
  shares_requester text[] not null default '{}' check (shares_requester <@ '{phone,email,address}'),
  shares_helper text[] not null default '{}' check (shares_helper <@ '{phone,email,address}'),
  starts_on date,
  review_on date,
  ends_on date check (ends_on <= starts_on + interval '24 months'),
  ended_at timestamptz,
  -- Only coordinators read who ended it and why.
  ended_by uuid references users (id),
  end_reason text check (end_reason in ('refused', 'done', 'moved', 'no_click', 'no_time', 'unsafe', 'agreed_end', 'gone', 'other')),
  evaluation encrypted_text,
  forgotten_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, request_id) references help_requests (volunteer_center_id, id) on delete cascade,
  check (status <> 'active' or (agreed_by_requester_at is not null and agreed_by_helper_at is not null)),
  check ((status in ('ended', 'refused')) = (ended_at is not null))
);
create index help_matches_request on help_matches (volunteer_center_id, request_id, status);
create index help_matches_asker on help_matches (volunteer_center_id, asker_user_id) where asker_user_id is not null;
create index help_matches_helper on help_matches (volunteer_center_id, helper_user_id) where helper_user_id is not null;
create index help_matches_asker_user on help_matches (asker_user_id) where asker_user_id is not null;
create index help_matches_helper_user on help_matches (helper_user_id) where helper_user_id is not null;
create index help_matches_coordinator on help_matches (coordinator_id) where coordinator_id is not null;
create index help_matches_ended_by on help_matches (ended_by) where ended_by is not null;
create index help_matches_ends on help_matches (volunteer_center_id, ends_on) where status in ('active', 'evaluating');
-- Two people come together once about a request while it runs.
create unique index help_matches_pair on help_matches (volunteer_center_id, request_id, asker_user_id, helper_user_id) where status not in ('ended', 'refused');
select wall('help_matches');

-- How it goes, as either side says when asked: after 2 and 8 weeks, then every half year.
create table help_check_ins (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  match_id uuid not null,
  user_id uuid references users (id),
  occasion text not null check (occasion in ('two_weeks', 'eight_weeks', 'half_year', 'review')),
  due_on date not null,
  asked_at timestamptz,
  reminded_at timestamptz,
  answer text check (answer in ('good', 'fair', 'bad')),
  words encrypted_text,
  answered_at timestamptz,
  -- A coordinator who typed in an answer that came by telephone or letter.
  answered_by uuid references users (id),
  -- A coordinator has dealt with what it says, or with the silence.
  handled_at timestamptz,
  handled_by uuid references users (id),
  forgotten_at timestamptz,
  primary key (volunteer_center_id, id),
  unique nulls not distinct (volunteer_center_id, match_id, user_id, due_on),
  foreign key (volunteer_center_id, match_id) references help_matches (volunteer_center_id, id) on delete cascade,
  check ((answer is null) = (answered_at is null))
);
create index help_check_ins_user on help_check_ins (user_id) where user_id is not null;
create index help_check_ins_answered_by on help_check_ins (answered_by) where answered_by is not null;
create index help_check_ins_handled_by on help_check_ins (handled_by) where handled_by is not null;
create index help_check_ins_open on help_check_ins (volunteer_center_id, due_on) where answered_at is null;
select wall('help_check_ins');
alter table help_links add foreign key (volunteer_center_id, match_id) references help_matches (volunteer_center_id, id) on delete cascade;
create index help_links_match on help_links (volunteer_center_id, match_id) where match_id is not null;

-- Who wants nothing more of whom, for good. Nobody is told.
create table help_blocks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  blocked_user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, blocked_user_id),
  check (user_id <> blocked_user_id)
);
create index help_blocks_user on help_blocks (user_id);
create index help_blocks_blocked_user on help_blocks (blocked_user_id);
select wall('help_blocks');

-- That a certificate of good conduct (VOG) was seen: when and by whom, never the paper (quality §5).
create table help_vog_checks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  seen_on date not null,
  seen_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index help_vog_checks_user on help_vog_checks (user_id, seen_on desc);
create index help_vog_checks_seen_by on help_vog_checks (seen_by) where seen_by is not null;
select wall('help_vog_checks');

-- Who read what somebody wrote: one row for each reader, request and day.
create unique index audit_events_help_seen on audit_events
  (volunteer_center_id, actor_id, subject_id, ((at at time zone 'Europe/Amsterdam')::date))
  where action = 'help.viewed';
