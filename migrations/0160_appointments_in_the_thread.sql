-- An appointment stands in the conversation as a card: when and where it was said to be. Which of the cards holds follows from the
-- application, whose appointment it is; `meeting_answer` is what the other side said to it (ADR 0034).
alter table messages drop constraint messages_kind_check;
alter table messages
  add column meeting_starts_at timestamptz,
  add column meeting_ends_at timestamptz,
  add column meeting_place text,
  add column meeting_answer text check (meeting_answer in ('comes', 'cannot')),
  add column meeting_answered_at timestamptz,
  add constraint messages_kind_check check (kind in ('text', 'status_change', 'appointment')),
  add check ((kind = 'appointment') = (meeting_starts_at is not null)),
  add check ((meeting_starts_at is null) = (meeting_ends_at is null) and (meeting_starts_at is null) = (meeting_place is null)),
  add check ((meeting_answer is null) = (meeting_answered_at is null));
create index messages_appointments on messages (volunteer_center_id, conversation_id, created_at desc) where kind = 'appointment';

-- What was agreed before there were cards gets one.
insert into messages (volunteer_center_id, conversation_id, author_id, side, kind, body, meeting_starts_at, meeting_ends_at, meeting_place, created_at)
  select a.volunteer_center_id, a.conversation_id, a.decided_by, 'organization', 'appointment', '', a.meeting_starts_at, a.meeting_ends_at, a.meeting_place,
    coalesce(a.moved_at, a.created_at)
  from applications a where a.meeting_starts_at is not null and a.conversation_id is not null;
