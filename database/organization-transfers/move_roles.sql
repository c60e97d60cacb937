-- Roles at the organization move with it. Invitations that nobody has accepted end, because their links lead to the old center.
-- Belongs to the role that writes accounts: the owner of the tables is subject to their row-level security too.
create or replace function move_roles(which_move uuid) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  agreed organization_moves;
  moved uuid[];
begin
  select * into strict agreed from organization_moves
    where id = which_move and side = 'leaving' and status = 'requested' and leaving_agreed_at is not null and receiving_agreed_at is not null;
  delete from user_tokens where volunteer_center_id = agreed.from_center_id and organization_id = agreed.organization_id;
  with roles as (
    update user_roles set volunteer_center_id = agreed.to_center_id
    where volunteer_center_id = agreed.from_center_id and organization_id = agreed.organization_id returning user_id
  ) select array_agg(user_id) into moved from roles;
  -- Whoever did nothing else at the old center is at home at the new one.
  update users u set home_center_id = agreed.to_center_id
    where u.id = any(moved) and u.home_center_id = agreed.from_center_id
      and not exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = agreed.from_center_id);
end $$;

revoke execute on function move_roles(uuid) from public;
grant execute on function move_roles(uuid) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_platform;
alter function move_roles(uuid) owner to vw_platform;
revoke create on schema public from vw_platform;
