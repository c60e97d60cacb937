-- Whom the volunteer can reach: who took the application up, else the contact of the vacancy, else that of the organization.
-- Personal contact details are for who was accepted; who is invited gets those of the organization (ADR 0053).
create or replace function application_contact(center uuid, application uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
      'name', coalesce(nullif(full_name(u.first_name, u.last_name), ''), nullif(full_name(c.first_name, c.last_name), '')),
      'phone', coalesce(case when a.status in ('accepted', 'active') then u.phone end, o.phone),
      'email', coalesce(case when a.status in ('accepted', 'active') then u.email end, o.public_email))
    from applications a
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    left join users u on u.status = 'active' and u.id = coalesce(application_assignee(a.organization_id, a.assigned_to), v.contact_user_id)
    left join users c on c.id = o.contact_user_id and c.status = 'active'
    where a.volunteer_center_id = center and a.id = application
$$;
