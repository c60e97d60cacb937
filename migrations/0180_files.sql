-- The files of a center: pictures that are drawn anew, and documents to keep (ADR 0038).
create table files (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- who sent it; nobody once their account is gone, or where the product drew it
  user_id uuid references users (id),
  name text not null,
  kind text not null check (kind in ('picture', 'document')),
  status text not null default 'kept' check (status in ('kept', 'removed')),
  removed_at timestamptz,
  -- the address of its copies, which nobody can guess
  key text not null,
  pictures jsonb not null default '[]',
  width integer, height integer,
  -- of the file that was sent, and of everything that is kept of it
  bytes integer not null,
  kept_bytes integer not null,
  sha256 bytea not null,
  alt_nl text, alt_en text,
  -- only there to be looked at: it needs no words
  decorative boolean not null default false,
  -- in hundredths of its width and height: what stays in sight however it is cut
  focus_x integer not null default 50 check (focus_x between 0 and 100),
  focus_y integer not null default 50 check (focus_y between 0 and 100),
  credit text, license text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id)
);
create index files_age on files (volunteer_center_id, created_at desc);
create index files_user on files (volunteer_center_id, user_id);
create unique index files_key on files (volunteer_center_id, key);
-- Copies that are drawn later make no other version of what somebody is changing.
create trigger touch before update of name, status, key, alt_nl, alt_en, decorative, focus_x, focus_y, credit, license on files for each row execute function touch();
create trigger public_change after insert or update or delete on files for each statement execute function tell_public_change();
select wall('files');

-- What is served of it: `640.webp`, `640.avif`, or the document itself.
create table file_copies (
  volunteer_center_id uuid not null references volunteer_centers (id),
  file_id uuid not null,
  key text not null,
  name text not null,
  content bytea not null,
  primary key (volunteer_center_id, key, name),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id) on delete cascade
);
create index file_copies_file on file_copies (volunteer_center_id, file_id);
-- None of them gets smaller by being packed again.
alter table file_copies alter column content set storage external;
select wall('file_copies');

-- Where a file is used: whatever shows one says so here, in the transaction of its own change. So a file in use cannot go.
create table file_uses (
  volunteer_center_id uuid not null references volunteer_centers (id),
  file_id uuid not null,
  -- what shows it, by its type on the wire and its id; its title and address are for who asks where the file is used
  subject_type text not null,
  subject_id uuid not null,
  place text not null default '',
  title text not null,
  path text not null,
  -- everybody may see it there
  shown boolean not null,
  primary key (volunteer_center_id, file_id, subject_type, subject_id, place),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id)
);
create index file_uses_subject on file_uses (volunteer_center_id, subject_type, subject_id);
create trigger public_change after insert or update or delete on file_uses for each statement execute function tell_public_change();
select wall('file_uses');
