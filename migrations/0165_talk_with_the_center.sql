-- People talk with the center itself (support), and ask an organization about a vacancy before they apply.
alter table conversations
  drop constraint conversations_subject_type_check,
  add constraint conversations_subject_type_check check (subject_type in ('application', 'vacancy', 'organization', 'support')),
  drop constraint conversations_volunteer_check,
  add constraint conversations_volunteer_check check ((subject_type = 'organization') = (user_id is null)),
  alter column organization_id drop not null,
  add constraint conversations_organization_check check ((subject_type = 'support') = (organization_id is null)),
  -- About a vacancy there is one for each person.
  drop constraint conversations_volunteer_center_id_subject_type_subject_id_key,
  add constraint conversations_subject unique nulls not distinct (volunteer_center_id, subject_type, subject_id, user_id),
  add column vacancy_id uuid generated always as (case when subject_type = 'vacancy' then subject_id end) stored;
drop index conversations_center;
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or reported_at is not null or subject_type in ('organization', 'support');
-- What waits for the center's answer, on its dashboard.
create index conversations_support on conversations (volunteer_center_id, last_message_at) where subject_type = 'support' and status = 'open';
