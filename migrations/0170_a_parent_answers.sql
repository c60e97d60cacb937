-- A parent who was mailed once can be mailed again: each mail has a token of its own and all of them work, unless it turned out
-- that they went to the wrong address. Here are their digests.
create table parent_asks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  application_id uuid not null,
  digest bytea,
  asked_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest),
  foreign key (volunteer_center_id, application_id) references applications (volunteer_center_id, id) on delete cascade
);
create index parent_asks_application on parent_asks (volunteer_center_id, application_id, asked_at);
select wall('parent_asks');

insert into parent_asks (volunteer_center_id, application_id, digest, asked_at)
  select volunteer_center_id, id, parent_digest, created_at from applications where parent_digest is not null;
drop index applications_parent;
create index applications_parent on applications (volunteer_center_id, parent_email) where parent_email is not null;
alter table applications drop column parent_digest, add column parent_refused_at timestamptz;
