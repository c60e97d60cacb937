-- A step that whoever took it may take back for ten seconds. Steps taken together have one operation, and the mails about
-- them carry it too: they wait as long, and are thrown away when the steps are undone.
create table undoable_steps (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  operation_id uuid not null,
  actor_id uuid not null references users (id),
  subject_type text not null,
  subject_id uuid not null,
  from_state text not null,
  to_state text not null,
  -- What else has to be put back, in the words of the feature.
  before jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index undoable_steps_operation on undoable_steps (volunteer_center_id, operation_id);
create index undoable_steps_age on undoable_steps (at);
select wall('undoable_steps');
-- Steps of people are taken on the platform; the nightly sweep is the worker's.
grant select, insert, delete on undoable_steps to vw_platform;
create policy people on undoable_steps for all to vw_platform using (true) with check (true);
grant select (at), delete on undoable_steps to vw_worker;
create policy sweep on undoable_steps for all to vw_worker using (true);

alter table outbox add column operation_id uuid;
create index outbox_operation on outbox (operation_id) where operation_id is not null;
-- The only mails that may be thrown away are those of an operation that nobody has begun to send.
grant delete on outbox to vw_app, vw_platform;
grant select (operation_id) on outbox to vw_platform;
create policy voided on outbox as restrictive for delete to vw_app, vw_platform
  using (operation_id is not null and status = 'waiting' and attempts = 0);
create policy accounts_void on outbox for delete to vw_platform using (true);
