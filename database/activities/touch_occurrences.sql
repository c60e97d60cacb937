-- A change of an activity is one of each of its dates, which feeds tell of in the order of their last change.
create or replace function touch_occurrences() returns trigger language plpgsql as $$
begin
  update activity_occurrences set updated_at = now() where volunteer_center_id = new.volunteer_center_id and activity_id = new.id;
  return null;
end $$;
