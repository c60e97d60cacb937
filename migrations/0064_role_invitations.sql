-- A role that waits for its person to accept it travels with the link of the invitation (ADR 0016): until then there is
-- no role, so nothing has to tell an accepted one from another.
alter table user_tokens
  add column role_name text check (role_name in ('volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin')),
  add column organization_id uuid,
  add column invited_by uuid references users (id) on delete cascade,
  add constraint user_tokens_role check ((role_name is null) = (invited_by is null) and (role_name is null or purpose = 'invite')),
  add foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade;
create index user_tokens_organization on user_tokens (volunteer_center_id, organization_id) where organization_id is not null;
create index user_tokens_invited_by on user_tokens (invited_by) where invited_by is not null;
