-- Lets the worker remove the rows of a center, and of no other, while that center is being removed (ADR 0080): the center of its transaction
-- must have a removal that has begun and has not ended. Called by wall() and wall_of_user() for each new table; the migration that makes
-- center_removals calls it for the tables from before, until which it does nothing. To find the rows the worker reads whose they are and what
-- they refer to in the same table; what they say it reads no more than before.
create or replace function wall_of_removal(walled regclass) returns void language plpgsql as $$
declare
  gone constant text := $q$volunteer_center_id = (select r.center_id from center_removals r
    where r.center_id = nullif(current_setting('app.center_id', true), '')::uuid and r.started_at is not null and r.finished_at is null)$q$;
  found constant text := concat_ws(', ', 'volunteer_center_id', 'ctid', (
    select string_agg(distinct quote_ident(a.attname), ', ') from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey || k.confkey)
    where k.contype = 'f' and k.conrelid = walled and k.confrelid = walled));
begin
  if to_regclass('center_removals') is null then
    return;
  end if;
  execute format('create policy removal on %s for all to vw_worker using (%s) with check (%s)', walled, gone, gone);
  execute format('grant select (%s), delete on %s to vw_worker', found, walled);
end $$;

revoke execute on function wall_of_removal(regclass) from public;
