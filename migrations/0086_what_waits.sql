-- What dashboards and the numbers beside the navigation ask for, in a center with any number of rows.
create index applications_waiting on applications (volunteer_center_id, created_at)
  where status in ('new', 'in_review');
create index applications_created on applications (volunteer_center_id, created_at);
create index vacancies_pending on vacancies (volunteer_center_id, updated_at) where status = 'pending';
create index vacancies_ending on vacancies (volunteer_center_id, valid_through) where status = 'published';
create index vacancies_published on vacancies (volunteer_center_id, published_at) where published_at is not null;
