-- What somebody wrote to a vacancy before there was an account: kept for as long as the link of a confirmation mail lives.
-- The browser holds one token for all its words; of it only the digest is here. `user_id` is whoever signed up along with it.
create table application_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  digest bytea not null,
  vacancy_id uuid not null,
  user_id uuid references users (id),
  motivation text not null,
  answers jsonb not null default '[]',
  kept_since timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, digest, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index application_drafts_user on application_drafts (volunteer_center_id, user_id, vacancy_id);
create index application_drafts_age on application_drafts (volunteer_center_id, kept_since);
select wall('application_drafts');

-- Signing up is the platform's: it says whose words they are, and sees none of them.
grant select (volunteer_center_id, digest, user_id), update (user_id, kept_since) on application_drafts to vw_platform;
create policy accounts on application_drafts for select to vw_platform using (true);
create policy accounts_keep on application_drafts for update to vw_platform using (true) with check (true);
