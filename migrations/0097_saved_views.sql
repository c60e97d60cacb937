-- A list as somebody likes to see it: its page and the parameters of its address, under a name of their own.
create table saved_views (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  user_id uuid not null references users (id),
  page text not null,
  name text not null,
  query text not null default '',
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, user_id, page, name)
);
create index saved_views_user on saved_views (user_id);
select wall('saved_views');
