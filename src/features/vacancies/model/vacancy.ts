import { allStaff, centerReaders, centerStaff, rankFrom, workingStaff } from '#kernel/access/role-sets.ts'
import { boolean, date, group, integer, json, lines, number, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { tileCodes } from '#features/organizations/model/theme-tiles.ts'
import { themes } from '#features/organizations/model/themes.ts'
import {
  activityCodes,
  closeReasons,
  commitments,
  dayparts,
  expenseKinds,
  languageLevels,
  locationModes,
  requirementCodes,
  skillCodes,
  suitableCodes,
  supportKinds,
  targetGroups,
  templateIds,
  vacancyStatuses,
} from './states.ts'

/** A question the organization asks when someone applies. */
export type Question = { id: string; text: string; required: boolean }
export type Translation = { title: string; summary: string; description: string }
/** A date with places of its own; without a number there is no limit. Both times are in UTC. */
export type Slot = { id: string; startsAt: string; endsAt: string; places: number | null; placesTaken: number }
export const maxSlots = 50
/** What changed without review since the center last looked: by attribute its value at that time, or null where that is not kept. */
export type UnreviewedChanges = Readonly<Record<string, string | null>>

/** Counts of applications are visible only to those who look after the vacancy. */
const takesCare = `(:rank >= ${rankFrom(centerReaders)} or @.organization_id = any(:organizations))`

/** Filters in `counted`, not in `where`: with a condition on the status PostgreSQL would choose a slower index than the one by vacancy. */
const applicationsOf = (counted: string) => `case when ${takesCare} then
  (select ${counted} from applications a where a.volunteer_center_id = @.volunteer_center_id and a.vacancy_id = @.id) end`

const nextDate = `(select min((slot ->> 'startsAt')::timestamptz) from jsonb_array_elements(@.slots) slot where (slot ->> 'startsAt')::timestamptz >= now())`

/** Where the work is done. A draft may keep an address that is not found, as it was typed. */
const place = {
  street: text({ max: 120, optional: true }),
  houseNumber: text({ max: 12, optional: true }),
  /** 1234 or 1234 AB; the four digits are enough to locate it (decisions 6). */
  postcode: text({ max: 7, optional: true, reads: 'postcode or area' }),
  city: text({ max: 80, optional: true }),
}

/** A draft needs a title and an organization only; everything else may be empty. What it needs for publication is in `quality/incomplete.ts`. */
export const vacancy = defineResource({
  type: 'vacancies',
  belongsTo: 'center',
  order: '-publishedAt',
  attributes: {
    title: text({ max: 100, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    summary: text({ min: 0, max: 160, later: true, filter: ['text'] }),
    description: text({ min: 0, max: 5000, later: true, filter: ['text'] }),
    tasks: lines({ optional: true, maxItems: 12 }),
    expectations: lines({ optional: true, maxItems: 12 }),
    rewards: lines({ optional: true, maxItems: 12 }),
    /** In English: all three texts, or none. */
    translations: json<{ en?: Translation }>()({ later: true }),
    themes: someOf(themes, { min: 0, maxItems: 4, later: true, filter: ['eq'] }),
    /** What volunteers do, and skills that help. The search finds both by their words. */
    activities: someOf(activityCodes, { optional: true, maxItems: 4, filter: ['eq'] }),
    skills: someOf(skillCodes, { optional: true, maxItems: 5, filter: ['eq'] }),
    /** For whom the work is done; what suits which volunteers is `suitableFor`. */
    targetGroups: someOf(targetGroups, { optional: true, maxItems: 4, filter: ['eq'] }),
    commitment: oneOf(commitments, { optional: true, filter: ['eq'], sort: true }),
    locationMode: oneOf(locationModes, { optional: true, filter: ['eq'] }),
    dayparts: someOf(dayparts, { optional: true, filter: ['eq'] }),
    /** At most 50. They determine the dayparts. `placesTaken` is counted by the server and ignored in a write. */
    slots: json<Slot[]>()({ later: true }),
    /** The first date in the future. Lists sort and filter by it; it is not sent, because `slots` has it. */
    nextDate: timestamp({ sql: nextDate, optional: true, writeOnly: true, sort: true, filter: ['blank'] }),
    hoursPerWeekMin: number({ min: 0, max: 20, optional: true, filter: ['eq', 'order'] }),
    hoursPerWeekMax: number({ min: 0, max: 20, optional: true, filter: ['eq', 'order'] }),
    durationMonths: integer({ min: 1, max: 60, optional: true }),
    startDate: date({ optional: true, filter: ['order', 'blank'] }),
    endDate: date({ optional: true, filter: ['order', 'blank'] }),
    validThrough: date({ optional: true, filter: ['order', 'blank'], sort: true }),
    /** With slots, the sum of theirs. */
    places: integer({ min: 1, max: 1000, optional: true }),
    placesTaken: integer({ readOnly: true }),
    suitableFor: someOf(suitableCodes, { optional: true, filter: ['eq'] }),
    requirements: someOf(requirementCodes, { optional: true, filter: ['eq'] }),
    supportOffered: someOf(supportKinds, { optional: true, filter: ['eq'] }),
    insured: boolean({ later: true, filter: ['eq'] }),
    minAge: integer({ min: 12, max: 99, optional: true }),
    maxAge: integer({ min: 12, max: 120, optional: true }),
    /** Why the work is only for people of that age. */
    ageReason: text({ max: 300, optional: true }),
    languageLevel: oneOf(languageLevels, { optional: true, filter: ['eq'] }),
    expenses: oneOf(expenseKinds, { later: true, filter: ['eq'] }),
    allowanceCents: integer({ min: 0, max: 21_000, optional: true }),
    /** At most five, each `{id?, text, required}`. */
    questions: json<Question[]>()({ later: true }),
    /** The organization's own page to apply on. If set, nobody can apply here. */
    externalApplyUrl: url({ max: 500, secure: true, optional: true, filter: ['blank'] }),
    /** The template it was started from; a copy keeps it. */
    templateId: oneOf(templateIds, { optional: true, onlyNew: true, filter: ['eq', 'blank'], seenBy: allStaff }),
    /** The tile in lists; by default that of the first theme. A picture takes precedence. */
    tile: oneOf(tileCodes, { optional: true }),
    /** Write-only: reads have the relation of the same name, and `city`. */
    address: group(place, { optional: true }),
    /** Visitors see only the town. */
    hideAddress: boolean({ later: true }),
    city: text({ readOnly: true, optional: true, filter: ['eq', 'text'], sort: true }),
    latitude: number({ readOnly: true, optional: true }),
    longitude: number({ readOnly: true, optional: true }),
    /** Writing it makes the same transition as the verb of that name. */
    status: oneOf(vacancyStatuses, { later: true, filter: ['eq'], sort: true }),
    statusSince: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    deniedReason: text({ readOnly: true, optional: true, seenBy: allStaff }),
    /** What the center asks to be changed, in its words, until it is handed in again (decisions 73). */
    requestedChanges: text({ readOnly: true, optional: true, seenBy: allStaff }),
    unreviewedChanges: json<UnreviewedChanges>()({ readOnly: true, optional: true, seenBy: allStaff }),
    unreviewedSince: timestamp({ readOnly: true, optional: true, seenBy: centerStaff }),
    /** Needed to deny it, or to ask for changes. */
    reason: text({ max: 1000, optional: true, writeOnly: true }),
    /** Needed to close it. */
    closedReason: oneOf(closeReasons, { optional: true }),
    /** The last day on which the center puts it first. Only the center may set it, here or with `put_first` and `put_back`. */
    priorityUntil: date({ optional: true, filter: ['order', 'blank'] }),
    /** Ids of the other centers that show it (ADR 0037). */
    sharedWith: lines({ sql: '@.shared_with::text[]', optional: true, seenBy: workingStaff }),
    publishedAt: timestamp({ readOnly: true, optional: true, filter: ['order'], sort: true }),
    /** All applications so far, and those that nobody has decided on. */
    applicationsCount: integer({ sql: applicationsOf('count(*)'), optional: true, seenBy: allStaff, sort: true }),
    undecidedApplications: integer({
      sql: applicationsOf(`count(*) filter (where a.status in ('new', 'in_review'))`),
      optional: true,
      seenBy: allStaff,
      sort: true,
    }),
    createdAt: timestamp({ readOnly: true, filter: ['order'], sort: true }),
    updatedAt: timestamp({ readOnly: true, filter: ['order'], sort: true }),
  },
  relationships: {
    organization: one('organizations', 'organization_id'),
    address: one('addresses', 'address_id', { optional: true }),
    image: one('uploads', 'image_id', { optional: true }),
    contactUser: one('users', 'contact_user_id', { seenBy: workingStaff, optional: true }),
    secondContactUser: one('users', 'second_contact_user_id', { seenBy: workingStaff, optional: true }),
    applications: many('applications', 'vacancy_id', { seenBy: workingStaff }),
  },
  includes: [
    'organization',
    'organization.profile',
    'organization.address',
    'address',
    'image',
    'contactUser',
    'secondContactUser',
    'applications',
    'applications.user',
  ],
  filters: {
    search: text(),
    open: boolean(),
    mine: boolean(),
    withTheme: someOf(themes),
    withDaypart: someOf(dayparts),
    near: text(),
    nearPostcode: text(),
    expiresWithin: text(),
    stale: text(),
    named: text(),
    withoutApplications: boolean(),
    first: boolean(),
    unreviewed: boolean(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    submit: {},
    publish: {},
    deny: { reason: text({ max: 1000, optional: true }) },
    requestChanges: { reason: text({ max: 1000 }) },
    markReviewed: {},
    pause: {},
    resume: {},
    close: { closedReason: oneOf(closeReasons) },
    reopen: {},
    archive: {},
    duplicate: {},
    extend: { validThrough: date() },
    putFirst: { priorityUntil: date({ optional: true }) },
    putBack: {},
    share: { sharedWith: lines({ max: 36, maxItems: 50 }) },
    unshare: {},
  },
  bulk: 100,
})
