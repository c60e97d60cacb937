-- Files that belong to what somebody says: a PDF as it was sent, a picture as it was drawn anew. Until it is said a file has no message.
create table attachments (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  message_id uuid,
  -- who sent it; nobody once their account is gone
  user_id uuid references users (id),
  name text not null,
  kind text not null check (kind in ('pdf', 'picture')),
  bytes integer not null,
  -- of a picture, in points
  width integer,
  height integer,
  content bytea not null,
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
-- Neither gets smaller by being packed again.
alter table attachments alter column content set storage external;
create trigger touch before update on attachments for each row execute function touch();
select wall('attachments');
