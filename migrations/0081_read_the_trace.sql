-- A center reads its trace, the latest first.
create index audit_events_latest on audit_events (volunteer_center_id, at desc);

-- Deeds of one transaction keep their order.
alter table audit_events alter column at set default clock_timestamp();
