create table conversations (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  subject_type text not null check (subject_type in ('application')),
  subject_id uuid not null,
  user_id uuid not null references users (id),
  organization_id uuid not null,
  status text not null default 'open' check (status in ('open', 'closed', 'blocked')),
  escalated_at timestamptz,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, subject_type, subject_id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id)
);
create index conversations_user on conversations (volunteer_center_id, user_id, last_message_at desc);
create index conversations_organization on conversations (volunteer_center_id, organization_id, last_message_at desc);
create trigger touch before update on conversations for each row execute function touch();
select wall('conversations');

-- How far each person has read, and up to where a mail has told them.
create table conversation_readers (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  user_id uuid not null references users (id),
  seen_up_to timestamptz,
  notified_up_to timestamptz,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, conversation_id, user_id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id) on delete cascade
);
select wall('conversation_readers');

create table messages (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  conversation_id uuid not null,
  author_id uuid references users (id),
  side text not null check (side in ('volunteer', 'organization', 'center', 'system')),
  kind text not null default 'text' check (kind in ('text', 'status_change')),
  body text not null,
  edited_at timestamptz, deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id) on delete cascade
);
create index messages_thread on messages (volunteer_center_id, conversation_id, created_at);
create trigger touch before update on messages for each row execute function touch();
select wall('messages');

create table applications (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  vacancy_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users (id),
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
  decided_by uuid references users (id), decided_at timestamptz,
  first_response_at timestamptz,
  reminded_days integer not null default 0,
  escalated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, conversation_id) references conversations (volunteer_center_id, id)
);
-- The race of two applications of one person is decided here.
create unique index applications_one_open on applications (volunteer_center_id, vacancy_id, user_id)
  where status in ('new', 'in_review', 'invited', 'accepted', 'active', 'waitlisted');
create index applications_user on applications (volunteer_center_id, user_id, created_at desc);
create index applications_organization on applications (volunteer_center_id, organization_id, status, created_at desc);
create index applications_vacancy on applications (volunteer_center_id, vacancy_id, status);
create trigger touch before update on applications for each row execute function touch();
select wall('applications');
