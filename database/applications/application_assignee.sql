-- Who took the application up, as long as they still work for its organization.
-- Functions of this kind answer a field that few applications have. PostgreSQL initializes every subselect of a statement at each
-- execution, but a function only when it is first called (ADR 0053). They run as the caller, so that row-level security applies.
create or replace function application_assignee(organization uuid, assigned uuid) returns uuid language sql stable as $$
  select r.user_id from user_roles r where r.user_id = assigned and r.organization_id = organization limit 1
$$;
