import { centerReaders, rankFrom } from '#kernel/access/role-sets.ts'
import { boolean, date, integer, json, lines, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { type ActivityClash, activityStages, clashOf, stageOf } from './stage.ts'
import { accessibilityCodes, activityKinds, activityStatuses, attendanceModes, costKinds, onlineShownCodes } from './codes.ts'

export type ActivityPlace = {
  name: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  latitude: number | null
  longitude: number | null
  /** The entry of the social map that it is; null: an address of its own. */
  mapEntryId: string | null
}

const short = (max: number) => text({ max, optional: true })
/** The parts of a place that somebody writes, in the form and in the API. */
export const placeParts = {
  name: short(120),
  street: short(120),
  houseNumber: short(12),
  postcode: text({ max: 7, optional: true, reads: 'postcode or area' }),
  city: short(80),
  mapEntryId: short(36),
}
/** The texts of a translation beside its description. */
export const translationParts = { title: short(120), costText: short(200), registrationWords: short(300) }

export type ActivityTranslation = { title: string; description: RichText; costText: string; registrationWords: string }

/** What waits for the center: the words of a published activity stay as they are until then. */
export type ProposedWords = { title?: string; description?: RichText; location?: ActivityPlace | null }

/** `14:05`, a wall time. */
export const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** SQL: the caller sees all of the center. */
export const seesAll = `:rank >= ${rankFrom(centerReaders)}`
/** SQL: the caller looks after it, for its organization or for the center. */
export const looksAfter = `(${seesAll} or @.organization_id = any(:organizations))`

const notRemoved = 'o.volunteer_center_id = @.volunteer_center_id and o.activity_id = @.id and o.removed_at is null'
/** SQL: who may have the address of an online meeting now. */
const onlineOpen = `(${looksAfter} or (@.online_shown = 'signed_in' and :user is not null) or (@.online_shown = 'day_before' and exists (
  select from activity_occurrences o where ${notRemoved} and o.status <> 'cancelled' and now() between o.starts_at - interval '1 day' and o.ends_at)))`

/** Something to do in town, once or in a series (domain §3.7). Each of its dates is an occurrence. */
export const activity = defineResource({
  type: 'activities',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    title: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true }),
    description: json<RichText>()({ later: true, rich: true }),
    categories: someOf(themes, { min: 0, maxItems: 4, later: true, filter: ['eq'] }),
    kind: oneOf(activityKinds, { later: true, filter: ['eq'] }),
    targetGroups: someOf(targetGroups, { optional: true, maxItems: 6, filter: ['eq'] }),
    languages: someOf(spokenLanguages, { optional: true, maxItems: 12, filter: ['eq'] }),
    isAllDay: boolean({ later: true }),
    /** The days of its first date, both included. */
    firstDay: date({ optional: true }),
    lastDay: date({ optional: true }),
    startTime: text({ max: 5, pattern: wallTime, optional: true }),
    endTime: text({ max: 5, pattern: wallTime, optional: true }),
    timezone: text({ readOnly: true }),
    /** How it repeats; nothing else is taken than the choices of `recurrence/recurrence.ts`. */
    rule: json<Recurrence>()({ later: true }),
    /** Days of the rule on which it is not: `2026-12-25`. */
    exdates: lines({ max: 10, maxItems: 200, optional: true }),
    firstStartsAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    lastEndsAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order'] }),
    /** When it is next, or null when it is over. */
    nextStartsAt: timestamp({
      sql: `(select min(o.starts_at) from activity_occurrences o where ${notRemoved} and o.status <> 'cancelled' and o.ends_at > now())`,
      optional: true,
      sort: true,
    }),
    /** The first date to come that is cancelled. */
    nextOff: timestamp({
      sql: `(select min(o.starts_at) from activity_occurrences o where ${notRemoved} and o.status = 'cancelled' and o.ends_at > now())`,
      optional: true,
    }),
    attendanceMode: oneOf(attendanceModes, { later: true, filter: ['eq'] }),
    onlineUrl: url({ max: 500, optional: true, secure: true, shows: `case when ${onlineOpen} then @.online_url end` }),
    onlineShown: oneOf(onlineShownCodes, { later: true }),
    location: json<ActivityPlace>()({ optional: true }),
    costKind: oneOf(costKinds, { later: true, filter: ['eq'] }),
    costText: text({ max: 200, optional: true }),
    accessibility: someOf(accessibilityCodes, { optional: true, filter: ['eq'] }),
    minAge: integer({ min: 0, max: 120, optional: true }),
    maxAge: integer({ min: 0, max: 120, optional: true }),
    /** For how many people, in words: what counts places is a workshop (decisions 51). */
    capacityWords: text({ max: 120, optional: true }),
    registrationNeeded: boolean({ later: true }),
    registrationUrl: url({ max: 500, optional: true }),
    registrationWords: text({ max: 300, optional: true }),
    translations: json<{ en?: ActivityTranslation }>()({ later: true }),
    seriesId: text({ readOnly: true }),
    uid: text({ readOnly: true }),
    sequence: integer({ readOnly: true }),
    status: oneOf(activityStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    stage: oneOf(activityStages, { sql: stageOf(looksAfter), filter: ['eq'] }),
    statusSince: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    publishedAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    deniedReason: text({ sql: `case when ${looksAfter} then @.denied_reason end`, optional: true }),
    cancelledReason: text({ readOnly: true, optional: true }),
    proposed: json<ProposedWords>()({ sql: `case when ${looksAfter} then @.proposed end`, optional: true }),
    proposedSince: timestamp({ sql: `case when ${looksAfter} then @.proposed_since end`, optional: true }),
    /** The first time to come that its room has something else too. */
    clash: json<ActivityClash>()({ sql: clashOf(looksAfter, seesAll), optional: true }),
    /** How many people follow it. */
    followers: integer({
      sql: `case when ${looksAfter} then (select count(distinct f.user_id)::int from activity_followers f where f.volunteer_center_id = @.volunteer_center_id and f.activity_id = @.id) end`,
      optional: true,
    }),
    isFollowed: boolean({
      sql: `exists (select from activity_followers f where f.volunteer_center_id = @.volunteer_center_id and f.activity_id = @.id and f.user_id = :user)`,
      filter: ['eq'],
    }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    organization: one('organizations', 'organization_id', { optional: true }),
    image: one('uploads', 'image_id', { optional: true }),
    vacancy: one('vacancies', 'vacancy_id', { optional: true }),
    splitFrom: one('activities', 'split_from_id', { optional: true }),
  },
  includes: ['organization', 'image', 'vacancy'],
  filters: {
    search: text(),
    mine: boolean(),
    /** With a date to come. */
    upcoming: boolean(),
    /** Waits for the center: submitted, or published with other words proposed. */
    waiting: boolean(),
    repeats: boolean(),
    /** Its room has something else at the same time. */
    clashes: boolean(),
    /** Of the center itself. */
    ofCenter: boolean(),
    /** With a date in a month: `2026-12`. */
    inMonth: text(),
    followed: boolean(),
    /** All that one series was split into, by its `seriesId`. */
    inSeries: text(),
    withCategory: someOf(themes),
    near: text(),
    nearPostcode: text(),
    /** The end of an address of a page: the last twelve digits of its id, or the whole id. */
    address: text(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    submit: {},
    approve: {},
    deny: { reason: text({ max: 1000 }) },
    cancel: { reason: text({ max: 200 }) },
    archive: {},
    duplicate: {},
    follow: { occurrence: text({ max: 36, optional: true }) },
    unfollow: { occurrence: text({ max: 36, optional: true }) },
  },
})
