-- Measures (decisions 54): which states things came into and when, and counts of them by month.

-- What changed state when, of vacancies, applications, organizations and entries of the social map: a fact that stays when texts and
-- people are gone. It names no person.
create table state_changes (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- The table of the row, and the row.
  subject text not null,
  subject_id uuid not null,
  -- `removed` when the row was deleted.
  state text not null,
  reason text,
  at timestamptz not null,
  primary key (volunteer_center_id, id)
);
create index state_changes_subject on state_changes (volunteer_center_id, subject, subject_id, at, id);
create index state_changes_state on state_changes (volunteer_center_id, subject, state, at);
select wall('state_changes');
-- Organizations are founded, imported and undone in transactions of accounts, within one center.
grant select, insert, delete on state_changes to vw_platform;
create policy founding on state_changes for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- One count of one calendar month in Dutch time. Dimension and value are empty for the total. `organization_id`: counts of one
-- organization, for itself.
create table measure_atoms (
  volunteer_center_id uuid not null references volunteer_centers (id),
  measure text not null,
  version integer not null,
  month date not null check (extract(day from month) = 1),
  dimension text not null default '',
  value_key text not null default '',
  organization_id uuid,
  n integer not null check (n >= 0),
  status text not null check (status in ('provisional', 'final')),
  computed_at timestamptz not null default now(),
  check ((dimension = '') = (value_key = '')),
  unique nulls not distinct (volunteer_center_id, measure, version, month, dimension, value_key, organization_id)
);
-- What a page reads: some measures of some months, of the center or of one organization.
create index measure_atoms_read on measure_atoms (volunteer_center_id, organization_id, measure, month, dimension);
select wall('measure_atoms');

-- The version of each measure that is read: a new one takes over once it has every month of the one before.
create table measure_versions (
  volunteer_center_id uuid not null references volunteer_centers (id),
  measure text not null,
  version integer not null,
  primary key (volunteer_center_id, measure)
);
select wall('measure_versions');

-- The report of a period is an export too; and two lists that are declared had no place in this list.
alter table exports drop constraint exports_resource_check;
alter table exports add constraint exports_resource_check
  check (resource in ('organizations', 'users', 'vacancies', 'applications', 'news', 'partners', 'files', 'content_items', 'reply_templates', 'activities',
    'social_map_entries', 'analytics'));

-- Centers side by side, for who runs the platform: counts of things alone, never of people (center_things).
grant select (volunteer_center_id, measure, version, month, dimension, organization_id, n) on measure_atoms to vw_overview;
create policy overview on measure_atoms for select to vw_overview using (dimension = '' and organization_id is null
  and measure in ('vacancies_open', 'vacancies_published', 'vacancies_filled', 'places_open', 'organizations_approved', 'organizations_active', 'social_map_entries',
    'activities_held'));
grant select on measure_versions to vw_overview;
create policy overview on measure_versions for select to vw_overview using (true);
