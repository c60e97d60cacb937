import { placedStatuses } from './states.ts'

/** SQL: who took the application up, while they still belong to its organization. */
export const assigneeSql = (row: string): string =>
  `case when ${row}.assigned_to is not null then application_assignee(${row}.organization_id, ${row}.assigned_to) end`

/** SQL: something of whoever expects the volunteer, while somebody does; who is accepted learns more than who is invited (domain §7.5). */
export const contactPersonSql = (row: string, what: 'name' | 'phone' | 'email'): string =>
  `case when ${row}.status in ('invited', '${placedStatuses.join(`', '`)}') then application_contact(${row}.volunteer_center_id, ${row}.id) ->> '${what}' end`
