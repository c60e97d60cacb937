-- Pictures that people sent: what each is for, and the copies drawn of it. The file itself is not kept.
create table uploads (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- who sent it; nobody once their account is gone and the picture is still shown
  user_id uuid references users (id),
  purpose text not null check (purpose in ('organization_logo', 'organization_cover')),
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
create trigger touch before update on uploads for each row execute function touch();
create trigger public_change after insert or update or delete on uploads for each statement execute function tell_public_change();
select wall('uploads');

-- The copies, by an address that nobody can guess (ADR 0023).
create table upload_copies (
  volunteer_center_id uuid not null references volunteer_centers (id),
  upload_id uuid not null,
  key text not null,
  width integer not null,
  webp bytea not null,
  primary key (volunteer_center_id, key, width),
  foreign key (volunteer_center_id, upload_id) references uploads (volunteer_center_id, id) on delete cascade
);
create index upload_copies_upload on upload_copies (volunteer_center_id, upload_id);
-- A WebP does not get smaller by being packed again.
alter table upload_copies alter column webp set storage external;
select wall('upload_copies');
