-- Approved organizations that have nothing online, and since when: the job of the morning looks, and a month later tells them, once
-- for each such time. Beside the organization, for to note it is no change of it.
create table idle_organizations (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  organization_id uuid not null,
  since date not null,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, organization_id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
create index idle_organizations_due on idle_organizations (volunteer_center_id, since) where told_at is null;
select wall('idle_organizations');
