-- The center reads its own conversations, newest first, out of an index alone.
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or subject_type = 'organization';
