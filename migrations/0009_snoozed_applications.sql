-- The center has called about an application and comes back to it on this day (domain §5.1).
alter table applications add column snoozed_until date;
-- What waits is counted from this index alone.
drop index applications_waiting;
create index applications_waiting on applications (volunteer_center_id, created_at) include (first_response_at, escalated_at, snoozed_until)
  where status in ('new', 'in_review');
