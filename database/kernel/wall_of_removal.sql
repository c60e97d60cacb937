-- Lets the worker remove the rows of a center, and of no other, while that center is being removed (ADR 0080): the center of its transaction
-- must have a removal that has begun and has not ended. Called by wall() and wall_of_user() for each new table; the migration that makes
-- center_removals calls it for the tables from before, until which it does nothing.
create or replace function wall_of_removal(walled regclass) returns void language plpgsql as $$
declare
  gone constant text := $q$volunteer_center_id = (select r.center_id from center_removals r
    where r.center_id = nullif(current_setting('app.center_id', true), '')::uuid and r.started_at is not null and r.finished_at is null)$q$;
begin
  if to_regclass('center_removals') is null then
    return;
  end if;
  execute format('create policy removal on %s for all to vw_worker using (%s) with check (%s)', walled, gone, gone);
  execute format('grant select, delete on %s to vw_worker', walled);
end $$;

revoke execute on function wall_of_removal(regclass) from public;
