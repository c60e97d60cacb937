-- The checklist of a center's first days, on its dashboards: a row means that the center has put it away. What is done is never
-- stored: the checklist reads it from the site itself.
create table first_days (
  volunteer_center_id uuid primary key references volunteer_centers (id),
  put_away_at timestamptz not null default now()
);

-- Centers that are there already are past their first days.
insert into first_days (volunteer_center_id) select id from volunteer_centers;

-- uses database/kernel/wall.sql
select wall('first_days');
