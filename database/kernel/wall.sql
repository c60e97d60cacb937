-- The second wall (ADR 0002), called by migrations for each table of a center. The policy is one equality and nothing else: more
-- would keep indexes from being used, or leave a hole. A change here reaches only tables made later: a migration has to change
-- those that exist.
create or replace function wall(walled regclass) returns void language plpgsql as $$
declare
  own constant text := $q$volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid)$q$;
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy center on %s for all to vw_app using (%s) with check (%s)', walled, own, own);
  execute format('grant select, insert, update, delete on %s to vw_app', walled);
  perform wall_of_removal(walled);
end $$;

revoke execute on function wall(regclass) from public;
