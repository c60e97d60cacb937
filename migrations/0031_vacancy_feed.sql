-- The feed of vacancies for programs reads them in the order of their last change.
create index vacancies_modified on vacancies (volunteer_center_id, updated_at, id) where published_at is not null;
