-- Whether the last mail to somebody arrived: a center sees of who signed an organization up that they cannot be reached.
create index outbox_ended on outbox (volunteer_center_id, user_id, created_at desc) where status in ('sent', 'failed');
