import { placedStatuses } from './states.ts'

const placed = `@.status in ('${placedStatuses.join(`', '`)}')`

/** SQL: who took the application up, while they still belong to its organization. */
export const assigneeOf = (row: string): string =>
  `(select r.user_id from user_roles r where r.user_id = ${row}.assigned_to and r.organization_id = ${row}.organization_id limit 1)`

/** Who took it up, or the contact of the vacancy (`u`), the organization (`o`) and its contact (`c`): who is accepted learns more than who is invited (domain §7.5). */
export const ofContact = {
  name: `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(c.first_name || ' ' || c.last_name), ''))`,
  phone: `coalesce(case when ${placed} then u.phone end, o.phone)`,
  email: `coalesce(case when ${placed} then u.email end, o.public_email)`,
}

/** SQL: something of whoever expects the volunteer, while somebody does. */
export const expectsSql = (what: string): string => `case when @.status = 'invited' or ${placed} then (select ${what} from organizations o
  join vacancies v on v.volunteer_center_id = o.volunteer_center_id and v.id = @.vacancy_id
  left join users u on u.id = coalesce(${assigneeOf('@')}, v.contact_user_id) and u.status = 'active'
  left join users c on c.id = o.contact_user_id and c.status = 'active'
  where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id) end`
