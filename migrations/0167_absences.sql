-- Whoever answers says from when until when they are away, and who answers then. It ends by itself on the day they are back.
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
