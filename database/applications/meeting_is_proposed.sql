-- Whether the volunteer proposed the latest appointment, it is still to come, and nobody has answered (ADR 0053).
create or replace function meeting_is_proposed(center uuid, conversation uuid) returns boolean language sql stable as $$
  select m.side = 'volunteer' and m.meeting_answer is null and m.meeting_ends_at > now() from messages m
    where m.volunteer_center_id = center and m.conversation_id = conversation and m.kind = 'appointment'
    order by m.created_at desc, m.id desc limit 1
$$;
