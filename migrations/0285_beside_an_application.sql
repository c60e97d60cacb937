-- What only some applications have beside them, each by a function of its own: PostgreSQL makes ready every subselect of a statement
-- before it knows whether a row needs it, and for one application that was most of its time (ADR 0053). A function is made ready
-- when it is first called. They run as whoever asks, so that row-level security binds them.

-- Who took it up, while they still belong to its organization.
create function application_assignee(organization uuid, assigned uuid) returns uuid language sql stable as $$
  select r.user_id from user_roles r where r.user_id = assigned and r.organization_id = organization limit 1
$$;

-- Who took it up, or the contact of the vacancy, or that of the organization: who is accepted learns more than who is invited.
create function application_contact(center uuid, application uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
      'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(c.first_name || ' ' || c.last_name), '')),
      'phone', coalesce(case when a.status in ('accepted', 'active') then u.phone end, o.phone),
      'email', coalesce(case when a.status in ('accepted', 'active') then u.email end, o.public_email))
    from applications a
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    left join users u on u.status = 'active' and u.id = coalesce(application_assignee(a.organization_id, a.assigned_to), v.contact_user_id)
    left join users c on c.id = o.contact_user_id and c.status = 'active'
    where a.volunteer_center_id = center and a.id = application
$$;

-- What the volunteer said to the appointment that holds.
create function meeting_answer(center uuid, conversation uuid) returns text language sql stable as $$
  select m.meeting_answer from messages m
    where m.volunteer_center_id = center and m.conversation_id = conversation and m.kind = 'appointment' and m.side <> 'volunteer'
    order by m.created_at desc, m.id desc limit 1
$$;

-- Whether the volunteer proposed the last appointment, still to come, and waits for an answer.
create function meeting_is_proposed(center uuid, conversation uuid) returns boolean language sql stable as $$
  select m.side = 'volunteer' and m.meeting_answer is null and m.meeting_ends_at > now() from messages m
    where m.volunteer_center_id = center and m.conversation_id = conversation and m.kind = 'appointment'
    order by m.created_at desc, m.id desc limit 1
$$;

create function parent_last_asked(center uuid, application uuid) returns timestamptz language sql stable as $$
  select max(p.asked_at) from parent_asks p where p.volunteer_center_id = center and p.application_id = application
$$;

-- The day and time of one of a vacancy's dates.
create function slot_start(center uuid, vacancy uuid, slot text) returns timestamptz language sql stable as $$
  select (one ->> 'startsAt')::timestamptz from vacancies v, jsonb_array_elements(v.slots) one
    where v.volunteer_center_id = center and v.id = vacancy and one ->> 'id' = slot
$$;

create function email_of(person uuid) returns text language sql stable as $$ select u.email from users u where u.id = person $$;
create function phone_of(person uuid) returns text language sql stable as $$ select u.phone from users u where u.id = person $$;
create function active_name_of(person uuid) returns text language sql stable as $$
  select trim(u.first_name || ' ' || u.last_name) from users u where u.id = person and u.status = 'active'
$$;
