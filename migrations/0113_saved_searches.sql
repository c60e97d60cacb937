-- A search that somebody wants to be told about: of an account, or of a stranger's address once its mail was answered.
-- `key` stands in every mail about it, so it is kept as it is: it opens nothing but this one search (ADR 0029).
create table saved_searches (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid references users (id),
  email text,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  query text not null default '',
  frequency text not null default 'daily' check (frequency in ('at_once', 'daily', 'weekly')),
  key text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  looked_until timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, query),
  unique (volunteer_center_id, email, query),
  unique (volunteer_center_id, key),
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_due on saved_searches (volunteer_center_id, frequency) where confirmed_at is not null;
select wall('saved_searches');

-- What somebody was told of, so that nobody is told twice.
create table saved_search_finds (
  volunteer_center_id uuid not null references volunteer_centers (id),
  saved_search_id uuid not null,
  vacancy_id uuid not null,
  primary key (volunteer_center_id, saved_search_id, vacancy_id),
  foreign key (volunteer_center_id, saved_search_id) references saved_searches (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index saved_search_finds_vacancy on saved_search_finds (volunteer_center_id, vacancy_id);
select wall('saved_search_finds');
