-- Acting for another ends with the session it was begun from (contract §1.7): whatever ends that one, by whatever way,
-- takes this one along. Those of before do not know theirs; none lives longer than an hour.
delete from sessions where kind = 'impersonation';
alter table sessions
  add column impersonator_client text references sessions (client) on delete cascade,
  add constraint sessions_begun_from check ((kind = 'impersonation') = (impersonator_client is not null and impersonator_id is not null));
create index sessions_impersonator_client on sessions (impersonator_client) where impersonator_client is not null;
create index sessions_impersonator on sessions (impersonator_id) where impersonator_id is not null;
