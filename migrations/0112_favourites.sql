-- Vacancies that somebody has put aside to look at again. One that ends stays: it says so itself (decisions 11).
create table favourites (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  vacancy_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index favourites_user on favourites (user_id);
create index favourites_vacancy on favourites (volunteer_center_id, vacancy_id);
select wall('favourites');
