import { placedStatuses } from './states.ts'

const placed = `@.status in ('${placedStatuses.join(`', '`)}')`

/** The contact of the vacancy (`u`), the organization (`o`) and its contact (`c`): who is accepted learns more than who is invited (domain §7.5). */
export const ofContact = {
  name: `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(c.first_name || ' ' || c.last_name), ''))`,
  phone: `coalesce(case when ${placed} then u.phone end, o.phone)`,
  email: `coalesce(case when ${placed} then u.email end, o.public_email)`,
}

/** SQL: something of whoever expects the volunteer, while somebody does. */
export const expectsSql = (what: string): string => `case when @.status = 'invited' or ${placed} then (select ${what} from organizations o
  join vacancies v on v.volunteer_center_id = o.volunteer_center_id and v.id = @.vacancy_id
  left join users u on u.id = v.contact_user_id and u.status = 'active'
  left join users c on c.id = o.contact_user_id and c.status = 'active'
  where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id) end`
