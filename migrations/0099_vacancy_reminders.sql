-- A vacancy that runs out is told of twice to whoever answers for it, each time once, with a link that extends it: the mail
-- holds the token, here is its digest. `until` is the last day that the mail named; after another one the link is of no use.
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
