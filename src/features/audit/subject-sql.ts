/** The name of what a trace is about, as it is today: SQL on a row of audit_events. */
export function subjectSql(): string {
  const own = (alias: string) => `${alias}.volunteer_center_id = @.volunteer_center_id and ${alias}.id = @.subject_id`
  return `case @.subject_type
    when 'vacancies' then (select v.title from vacancies v where ${own('v')})
    when 'organizations' then (select o.name from organizations o where ${own('o')})
    when 'applications' then (select v.title from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id where ${own('a')})
    when 'users' then (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = @.subject_id) end`
}
