-- Dashboards count what waits in a center out of the index alone.
drop index applications_waiting;
create index applications_waiting on applications (volunteer_center_id, created_at) include (first_response_at, escalated_at)
  where status in ('new', 'in_review');
