-- What the volunteer answered to the appointment that is in force (ADR 0053).
create or replace function meeting_answer(center uuid, conversation uuid) returns text language sql stable as $$
  select m.meeting_answer from messages m
    where m.volunteer_center_id = center and m.conversation_id = conversation and m.kind = 'appointment' and m.side <> 'volunteer'
    order by m.created_at desc, m.id desc limit 1
$$;
