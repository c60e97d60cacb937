-- As wall(), for what one person keeps for themselves: its rows are those of the person whose work the transaction is (`Database.forUser`), and
-- nobody's where it is nobody's. Not staff, not the platform's admin and no job sees them.
create or replace function wall_of_user(walled regclass) returns void language plpgsql as $$
declare
  own constant text := $q$volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)$q$;
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy center on %s for all to vw_app using (%s) with check (%s)', walled, own, own);
  execute format('grant select, insert, update, delete on %s to vw_app', walled);
  perform wall_of_removal(walled);
end $$;

revoke execute on function wall_of_user(regclass) from public;
