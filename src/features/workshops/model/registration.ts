import { caseStaff } from '#kernel/access/role-sets.ts'
import { boolean, group, integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { mostSeats, presenceStates, type PresenceState, registrationStatuses } from './codes.ts'
import { numberSql } from './workshop.ts'

/** Somebody without an account here, as the center writes them down. */
export const guestFields = { name: text({ min: 2, max: 100 }), phone: text({ max: 30, optional: true, reads: 'telephone' }) }

/** Who was at which session. */
export type MarkedPresence = { session: string; state: PresenceState }
const presenceSql = `coalesce((select jsonb_agg(jsonb_build_object('session', p.session_id, 'state', p.state) order by p.session_id) from workshop_presence p
  where p.volunteer_center_id = @.volunteer_center_id and p.registration_id = @.id), '[]')`

/** Somebody's place at a workshop, or on its waiting list. */
export const registration = defineResource({
  type: 'workshop_registrations',
  belongsTo: 'center',
  order: 'waitlistedAt',
  attributes: {
    status: oneOf(registrationStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    /** Which one in the line, from 1; null: not waiting. */
    number: integer({ sql: numberSql('@'), optional: true }),
    seats: integer({ min: 1, max: mostSeats, later: true, onlyNew: true }),
    /** Who comes along, for a second place. */
    seatsReason: text({ max: 100, optional: true, onlyNew: true }),
    /** What the trainer should know. */
    note: text({ max: 300, optional: true, onlyNew: true }),
    /** Call or mail me at the last moment too. */
    lateOk: boolean({ later: true, onlyNew: true }),
    guest: group(guestFields, { optional: true, onlyNew: true }),
    personName: text({
      sql: `coalesce(@.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id), '')`,
      sort: true,
    }),
    personPhone: text({ sql: `coalesce(@.guest_phone, phone_of(@.user_id))`, optional: true, seenBy: caseStaff }),
    organizationName: text({
      sql: '(select o.name from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id)',
      optional: true,
    }),
    isOwn: boolean({ sql: 'coalesce(@.user_id = :user, false)' }),
    registeredAt: timestamp({ readOnly: true, optional: true, sort: true }),
    waitlistedAt: timestamp({ readOnly: true, sort: true }),
    promotedAt: timestamp({ readOnly: true, optional: true }),
    cancelledAt: timestamp({ readOnly: true, optional: true, sort: true }),
    cancelReason: text({ readOnly: true, optional: true }),
    /** Cancelled after the time until which that was possible. */
    isLate: boolean({ readOnly: true }),
    source: oneOf(['web', 'paper'], { readOnly: true }),
    presence: json<MarkedPresence[]>()({ sql: presenceSql }),
    /** The calendar file. */
    calendarUrl: text({ sql: `case when @.user_id = :user then '/workshops/calendar/' || @.calendar_key || '.ics' end`, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
    updatedAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: {
    workshop: one('workshops', 'workshop_id'),
    /** Another person than the caller: only the center registers somebody. */
    user: one('users', 'user_id', { optional: true, seenBy: caseStaff }),
    /** For which organization somebody comes. */
    organization: one('organizations', 'organization_id', { optional: true }),
  },
  includes: ['workshop', 'workshop.image', 'organization'],
  filters: { mine: boolean(), upcoming: boolean(), search: text() },
  verbs: ['list', 'get', 'create'],
  memberVerbs: {
    cancel: { reason: text({ max: 200, optional: true }) },
    /** A place for somebody who waits, by hand of the center. */
    promote: {},
    presence: { session: text({ max: 36 }), state: oneOf(presenceStates, { optional: true }) },
  },
})
