-- The list of those who write them, the newest first: of one organization, which may have thousands, and of the whole center.
-- `nulls last` as the lists ask for it (kernel/jsonapi/server/list-sql.ts).
create index vacancies_own_newest on vacancies (volunteer_center_id, organization_id, created_at desc nulls last, id);
create index vacancies_all_newest on vacancies (volunteer_center_id, created_at desc nulls last, id);
