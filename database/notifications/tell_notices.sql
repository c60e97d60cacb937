-- Tells the open pages of the receivers, by id, once the notice is committed (ADR 0031), and again when it is taken back.
create or replace function tell_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('type', 'notification', 'id', user_id, 'centerId', volunteer_center_id,
      'userId', user_id, 'organizationId', null, 'center', false)::text)
    from (select distinct user_id, volunteer_center_id from told
      where tg_op = 'INSERT' or (operation_id is not null and created_at > now() - interval '1 minute')) receivers;
  return null;
end $$;

create or replace trigger tell_notices after insert on notifications referencing new table as told for each statement execute function tell_notices();
create or replace trigger tell_void after delete on notifications referencing old table as told for each statement execute function tell_notices();
