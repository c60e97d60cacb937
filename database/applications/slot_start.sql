-- The day and time of one of a vacancy's dates (ADR 0053).
create or replace function slot_start(center uuid, vacancy uuid, slot text) returns timestamptz language sql stable as $$
  select (one ->> 'startsAt')::timestamptz from vacancies v, jsonb_array_elements(v.slots) one
    where v.volunteer_center_id = center and v.id = vacancy and one ->> 'id' = slot
$$;
