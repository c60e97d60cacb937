import { placedStatuses } from './states.ts'

/** SQL: the assignee, if they still work for the organization. */
export const assigneeSql = (row: string): string =>
  `case when ${row}.assigned_to is not null then application_assignee(${row}.organization_id, ${row}.assigned_to) end`

/** SQL: name, phone or email of the person who expects the volunteer. An accepted volunteer sees more than an invited one (domain §7.5). */
export const contactPersonSql = (row: string, what: 'name' | 'phone' | 'email'): string =>
  `case when ${row}.status in ('invited', '${placedStatuses.join(`', '`)}') then application_contact(${row}.volunteer_center_id, ${row}.id) ->> '${what}' end`
