-- A center asks an organization a question: a conversation about the organization, in which no volunteer takes part.
alter table conversations
  drop constraint conversations_subject_type_check,
  add constraint conversations_subject_type_check check (subject_type in ('application', 'organization')),
  alter column user_id drop not null,
  add constraint conversations_volunteer_check check ((subject_type = 'application') = (user_id is not null)),
  -- What is about an application leads to it; what is not leads to none.
  add column application_id uuid generated always as (case when subject_type = 'application' then subject_id end) stored;
