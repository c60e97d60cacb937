-- Traces are kept for two years (quality §5). Only the nightly job takes them away, and the database lets it take no younger
-- one than that, whatever the job asks.
grant select, delete on audit_events to vw_worker;
create policy too_old on audit_events for select to vw_worker using (at < now() - interval '24 months');
create policy too_old_delete on audit_events for delete to vw_worker using (at < now() - interval '24 months');
create index audit_events_age on audit_events (at);
