-- The hourly looks at what nobody has answered touch only what is still undecided.
create index applications_undecided on applications (volunteer_center_id, created_at) where status in ('new', 'in_review');
-- Times of answer are counted over the last year (domain §5.1).
create index applications_recent on applications (volunteer_center_id, created_at, organization_id);
-- One's own notifications that are new, for the number on the bell.
create index notifications_new on notifications (volunteer_center_id, user_id) where read_at is null;
