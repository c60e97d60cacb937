-- When the parent was last asked for consent (ADR 0053).
create or replace function parent_last_asked(center uuid, application uuid) returns timestamptz language sql stable as $$
  select max(p.asked_at) from parent_asks p where p.volunteer_center_id = center and p.application_id = application
$$;
