-- Who talks can bring the talk to the center when something is wrong with it. Only the center is told who did and why.
alter table conversations
  add column reported_at timestamptz,
  add column reported_by uuid references users (id),
  add column report_reason text check (report_reason in ('unkind', 'money', 'other'));
drop index conversations_center;
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or reported_at is not null or subject_type = 'organization';
create index conversations_reported on conversations (volunteer_center_id, reported_at) where reported_at is not null;
