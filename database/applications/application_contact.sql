-- Whom the volunteer can reach: who took the application up, else the contact of the vacancy, else that of the organization. On days on which
-- that person is away it is their substitute, if the organization has them: so the appointment and the notice of the absence say one thing.
-- Personal contact details are for who was accepted; who is invited gets those of the organization (ADR 0053).
create or replace function application_contact(center uuid, application uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
      'name', coalesce(nullif(full_name(u.first_name, u.last_name), ''), nullif(full_name(c.first_name, c.last_name), '')),
      'phone', coalesce(case when a.status in ('accepted', 'active') then u.phone end, o.phone),
      'email', coalesce(case when a.status in ('accepted', 'active') then u.email end, o.public_email))
    from applications a
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    cross join lateral (select coalesce(application_assignee(a.organization_id, a.assigned_to), v.contact_user_id) as id,
      (greatest(a.meeting_starts_at, now()) at time zone 'Europe/Amsterdam')::date as day) expects
    left join absences w on w.volunteer_center_id = a.volunteer_center_id and w.user_id = expects.id and w.starts_on <= expects.day and w.back_on > expects.day
      and exists (select from user_roles r join users s on s.id = r.user_id
        where r.volunteer_center_id = a.volunteer_center_id and r.organization_id = a.organization_id and r.user_id = w.substitute_id and s.status = 'active')
    left join users u on u.status = 'active' and u.id = coalesce(w.substitute_id, expects.id)
    left join users c on c.id = o.contact_user_id and c.status = 'active'
    where a.volunteer_center_id = center and a.id = application
$$;
