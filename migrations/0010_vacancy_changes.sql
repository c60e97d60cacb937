alter table vacancies
  -- What the center asks the organization to change before it looks again; gone once that is handed in.
  add column requested_changes text,
  -- What changed without review since the center last looked: by attribute, its value at that time, null where that is not shown.
  add column unreviewed_changes jsonb,
  add column unreviewed_since timestamptz;

-- Few rows have any, and the center asks for those alone.
create index vacancies_unreviewed on vacancies (volunteer_center_id, unreviewed_since) where unreviewed_since is not null;
