-- What people say is wrong with an entry of the social map, and the organization that asks for an entry nobody looks after.

create table social_map_suggestions (
  volunteer_center_id uuid not null,
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  user_id uuid not null references users (id),
  part text not null check (part in ('name', 'text', 'services', 'hours', 'phone', 'address', 'website', 'cost', 'gone', 'other')),
  -- Empty once they are forgotten: the row stays to be counted.
  words text not null check (char_length(words) <= 500),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  answer text check (char_length(answer) <= 500),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, entry_id) references social_map_entries (volunteer_center_id, id) on delete cascade
);
create index social_map_suggestions_entry on social_map_suggestions (volunteer_center_id, entry_id, status);
create index social_map_suggestions_user on social_map_suggestions (user_id, created_at);
create index social_map_suggestions_decided_by on social_map_suggestions (decided_by) where decided_by is not null;
create index social_map_suggestions_open on social_map_suggestions (volunteer_center_id, created_at) where status = 'open';
select wall('social_map_suggestions');

alter table social_map_entries
  add column claim_organization_id uuid,
  add column claimed_by uuid references users (id),
  add column claimed_at timestamptz,
  add constraint social_map_entries_claim foreign key (volunteer_center_id, claim_organization_id) references organizations (volunteer_center_id, id);
create index social_map_entries_claimed on social_map_entries (volunteer_center_id, claim_organization_id) where claim_organization_id is not null;
create index social_map_entries_claimed_by on social_map_entries (claimed_by) where claimed_by is not null;
