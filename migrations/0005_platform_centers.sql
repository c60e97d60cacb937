-- What the platform's admins see of every center (decisions 64): numbers, failed mails without addresses, and the center's own trace.
-- vw_overview owns the functions that read them across row-level security, sees only these columns, and nobody can log in as it.
grant select (id) on volunteer_centers to vw_overview;
grant select (user_id, volunteer_center_id) on user_roles to vw_overview;
create policy overview on user_roles for select to vw_overview using (true);
grant select (id, status) on users to vw_overview;
create policy overview on users for select to vw_overview using (true);
grant select (volunteer_center_id, status) on vacancies to vw_overview;
create policy overview on vacancies for select to vw_overview using (status = 'published');
grant select (volunteer_center_id, id, kind, status, last_error, created_at) on outbox to vw_overview;
create policy overview on outbox for select to vw_overview using (status = 'failed');
grant select (volunteer_center_id, id, actor_id, action, subject_type, subject_id, to_state, reason, at) on audit_events to vw_overview;
create policy overview on audit_events for select to vw_overview using (true);

create index outbox_failed on outbox (volunteer_center_id, created_at desc) where status = 'failed';

-- The host that links of a center begin with; without one it is the oldest.
alter table tenant_hosts add column is_main boolean not null default false;
create unique index tenant_hosts_main on tenant_hosts (tenant_key, center_id) where is_main;
