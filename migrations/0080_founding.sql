-- An organization and the account of who will look after it are made in one transaction, on the platform, where accounts
-- are. It reaches the rows of the center it works in and no others, as behind the wall.
grant select, insert on organizations, organization_profiles, addresses to vw_platform;
grant select on places to vw_platform;
create policy founding on organizations for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
create policy founding on organization_profiles for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));
create policy founding on addresses for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- Whoever signs an organization up may be nobody yet: then being its admin is offered by no one's right, and worth
-- something only as long as the organization has no admin (ADR 0016).
alter table user_tokens
  drop constraint user_tokens_role,
  add constraint user_tokens_role check (
    (role_name is null or purpose = 'invite') and (invited_by is null or role_name is not null)
    and (role_name is null or invited_by is not null or role_name = 'admin'));
grant update (contact_user_id) on organizations to vw_platform;
