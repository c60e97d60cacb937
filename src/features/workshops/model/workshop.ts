import { centerReaders, rankFrom } from '#kernel/access/role-sets.ts'
import { boolean, date, integer, json, lines, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { accessibilityCodes } from '#features/social-map/model/codes.ts'
import { audiences, levels, mostOfMessage, type RegistrationStatus, seatedStatuses, workshopStatuses } from './codes.ts'
import { materialsSql, sessionsSql, type WorkshopMaterial, type WorkshopSession } from './session.ts'

const seated = seatedStatuses.map((status) => `'${status}'`).join(', ')
const ofIt = 'r.volunteer_center_id = @.volunteer_center_id and r.workshop_id = @.id'

/** SQL: the caller sees all of the center. */
const seesAll = `:rank >= ${rankFrom(centerReaders)}`
/** SQL: the caller has a place. */
const hasPlace = `exists (select from workshop_registrations r where ${ofIt} and r.user_id = :user and r.status in (${seated}))`
/** SQL: the caller takes part in it, gives it, or looks after it. */
const opens = `(${seesAll} or @.trainer_user_id = :user or ${hasPlace})`

/** SQL: the places of the workshop `of` that are taken. */
export const takenSql = (of: string) => `(select coalesce(sum(r.seats), 0)::int from workshop_registrations r
  where r.volunteer_center_id = ${of}.volunteer_center_id and r.workshop_id = ${of}.id and r.status in (${seated}))`
/** SQL: what the workshop `of` costs, in words; null when it is free. */
export const priceSql = (of: string) => `coalesce(nullif(${of}.price_text, ''),
  case when ${of}.price_cents > 0 then '€ ' || replace(replace(to_char(${of}.price_cents / 100.0, 'FM999990.00'), '.', ','), ',00', '') end)`
/** SQL: how many people wait for a place of the workshop `of`. */
export const waitingSql = (of: string) => `(select count(*)::int from workshop_registrations r
  where r.volunteer_center_id = ${of}.volunteer_center_id and r.workshop_id = ${of}.id and r.status = 'waitlisted')`
/** SQL: which one a registration `of` is in the line, from 1; null when it does not wait. */
export const numberSql = (of: string) => `case when ${of}.status = 'waitlisted' then (select count(*)::int from workshop_registrations w
  where w.volunteer_center_id = ${of}.volunteer_center_id and w.workshop_id = ${of}.workshop_id and w.status = 'waitlisted'
    and (w.waitlisted_at, w.id) <= (${of}.waitlisted_at, ${of}.id)) end`

/** One's own registration, as the pages of a workshop show it. */
export type OwnRegistration = {
  id: string
  status: RegistrationStatus
  /** Which one in the line, from 1; null: not waiting. */
  number: number | null
  seats: number
  /** A place that came free became theirs. */
  wasPromoted: boolean
  calendarUrl: string
}
const ownSql = `(select jsonb_build_object('id', r.id, 'status', r.status, 'number', ${numberSql('r')}, 'seats', r.seats, 'wasPromoted', r.promoted_at is not null,
    'calendarUrl', '/workshops/calendar/' || r.calendar_key || '.ics')
  from workshop_registrations r where ${ofIt} and r.user_id = :user and r.status <> 'cancelled' limit 1)`

/** A course or workshop of the center, with places (domain §3.6). */
export const workshop = defineResource({
  type: 'workshops',
  belongsTo: 'center',
  order: 'firstStartsAt',
  attributes: {
    title: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true }),
    description: json<RichText>()({ later: true, rich: true }),
    /** What one learns, a line each. */
    learns: lines({ max: 120, maxItems: 8, optional: true }),
    themes: someOf(themes, { min: 0, maxItems: 4, later: true, filter: ['eq'] }),
    languages: someOf(spokenLanguages, { optional: true, maxItems: 12, filter: ['eq'] }),
    level: oneOf(levels, { optional: true, filter: ['eq'] }),
    accessibility: someOf(accessibilityCodes, { optional: true, filter: ['eq'] }),
    audience: oneOf(audiences, { later: true, filter: ['eq'] }),
    organizationSeats: integer({ min: 1, max: 1000, optional: true }),
    capacityMin: integer({ min: 1, max: 1000, optional: true }),
    capacityMax: integer({ min: 1, max: 1000 }),
    /** Nobody on the waiting list is passed over because too few places came free for them. */
    isStrict: boolean({ later: true }),
    /** The last day on which somebody can register. */
    registrationDeadline: date({ optional: true }),
    deadlineAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order'] }),
    cancelUntilHours: integer({ min: 0, max: 336, later: true }),
    /** Whoever misses the first required session is out. */
    firstRequired: boolean({ later: true }),
    certificate: boolean({ later: true }),
    priceCents: integer({ min: 0, max: 1_000_000, later: true }),
    priceText: text({ max: 200, optional: true }),
    trainerName: text({ max: 120, optional: true }),
    trainerWords: text({ max: 400, optional: true }),
    sessions: json<WorkshopSession[]>()({ sql: sessionsSql(opens), storedApart: true, later: true }),
    materials: json<WorkshopMaterial[]>()({ sql: materialsSql(opens), storedApart: true, later: true }),
    firstStartsAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    lastEndsAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order'] }),
    /** Places that are taken, and people who wait. */
    placesTaken: integer({ sql: takenSql('@') }),
    waiting: integer({ sql: waitingSql('@') }),
    /** Null: not registered. */
    ownRegistration: json<OwnRegistration>()({ sql: ownSql, optional: true }),
    /** Whether the reader gives it. */
    isTrainer: boolean({ sql: 'coalesce(@.trainer_user_id = :user, false)' }),
    status: oneOf(workshopStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    statusSince: timestamp({ readOnly: true, sort: true }),
    publishedAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    cancelledReason: text({ readOnly: true, optional: true }),
    isTooFew: boolean({ readOnly: true }),
    completedAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    image: one('files', 'image_id', { optional: true }),
    /** Who gives it, with an account here: sees who comes, and marks who is there. */
    trainer: one('users', 'trainer_user_id', { optional: true, seenBy: centerReaders }),
    /** Who of the center can be asked. */
    contact: one('users', 'contact_user_id', { optional: true, seenBy: centerReaders }),
  },
  includes: ['image', 'trainer', 'contact'],
  filters: {
    search: text(),
    /** With a session to come. */
    upcoming: boolean(),
    /** The caller registered for it, or gives it. */
    mine: boolean(),
    withTheme: someOf(themes),
    /** Somebody can still get a place. */
    hasPlace: boolean(),
    online: boolean(),
    /** With one session. */
    once: boolean(),
    partOfDay: someOf(['day', 'evening']),
    /** With a session in a month: `2026-12`. */
    inMonth: text(),
    withLanguage: someOf(spokenLanguages),
    /** It was held, and not everybody is marked. */
    presenceDue: boolean(),
    /** The end of an address of a page: the last twelve digits of its id, or the whole id. */
    address: text(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    publish: {},
    /** It goes ahead, however few have registered. */
    confirm: {},
    cancel: { reason: text({ max: 300 }) },
    complete: {},
    archive: {},
    duplicate: {},
    /** To everybody who has a place, each in a conversation of their own. */
    message: { message: text({ max: mostOfMessage }) },
  },
})
