import { caseStaff, centerReaders, platformAdmins, rankFrom, workingStaff } from '#kernel/access/role-sets.ts'
import { boolean, date, email, integer, json, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { holidayRules, type OpeningException, type OpeningRow } from '#features/opening-hours/opening-times.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import {
  type accessibilityCodes,
  type addressVisibilities,
  assuredSources,
  assuredWays,
  type CostKind,
  entryStatuses,
  type locationTypes,
  socialLaws,
} from './codes.ts'

type Hours = { rows: OpeningRow[]; exceptions: OpeningException[] }

/** What people find: something that is done there for somebody. */
export type MapService = {
  id: string
  name: string
  description: string
  /** For whom it is. */
  eligibility: string
  costKind: CostKind
  costText: string
  /** How one comes to it. */
  applicationProcess: string
  isReferralNeeded: boolean
  waitTime: string
  /** Null: the hours of the place. */
  hours: Hours | null
}

export type MapLocation = {
  id: string
  type: (typeof locationTypes)[number]
  name: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  latitude: number | null
  longitude: number | null
  addressVisibility: (typeof addressVisibilities)[number]
  accessibility: (typeof accessibilityCodes)[number][]
  /** How one gets there. */
  transport: string
  hours: Hours
}

export type MapPhone = { label: string; number: string }

/** Contacts, hidden addresses and reasons are for the organization and those who do the center's cases, and for nobody else. */
const takesCare = `((:rank >= ${rankFrom(caseStaff)} and :rank < ${rankFrom(platformAdmins)}) or @.organization_id = any(:organizations))`

/** What people said about an entry is counted for whoever may deal with it. */
const openSuggestions = `case when (:rank >= ${rankFrom(centerReaders)} or @.organization_id = any(:organizations)) then (select count(*)::int from social_map_suggestions s
  where s.volunteer_center_id = @.volunteer_center_id and s.entry_id = @.id and s.status = 'open') else 0 end`

/** An organization or initiative on the social map of a center, with what it does for people and where (domain §3.10). */
export const mapEntry = defineResource({
  type: 'social_map_entries',
  belongsTo: 'center',
  order: 'name',
  attributes: {
    name: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    shortDescription: text({ min: 0, max: 200, later: true }),
    description: json<RichText>()({ later: true, rich: true }),
    themes: someOf(themes, { min: 0, maxItems: 4, later: true, filter: ['eq'] }),
    targetGroups: someOf(targetGroups, { optional: true, maxItems: 6, filter: ['eq'] }),
    minAge: integer({ min: 0, max: 120, optional: true }),
    maxAge: integer({ min: 0, max: 120, optional: true }),
    law: oneOf(socialLaws, { optional: true, filter: ['eq'] }),
    languages: someOf(spokenLanguages, { optional: true, maxItems: 12, filter: ['eq'] }),
    website: url({ optional: true, max: 500 }),
    /** A line above everything else, until a day. */
    alert: text({ max: 200, optional: true }),
    alertUntil: date({ optional: true }),
    phones: json<MapPhone[]>()({ later: true }),
    services: json<MapService[]>()({ later: true }),
    locations: json<MapLocation[]>()({ later: true, shows: `map_locations(@.locations, ${takesCare})` }),
    holidayRule: oneOf(holidayRules, { later: true }),
    kvkNumber: text({ max: 8, optional: true, pattern: /^\d{8}$/, filter: ['eq'] }),
    rsin: text({ max: 9, optional: true, pattern: /^\d{9}$/ }),
    isAnbi: boolean({ later: true }),
    status: oneOf(entryStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    statusSince: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    closedFrom: date({ readOnly: true, optional: true }),
    closedUntil: date({ readOnly: true, optional: true }),
    closedReason: text({ readOnly: true, optional: true }),
    deniedReason: text({ sql: `case when ${takesCare} then @.denied_reason end`, optional: true }),
    /** When a person last said that all of it is right. Nothing else moves it. */
    assuredAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    assuredHow: oneOf(assuredSources, { readOnly: true, optional: true }),
    /** Who is asked whether it is right where nobody with an account is, and never shown to visitors. */
    contactEmail: email({ optional: true, shows: `case when ${takesCare} then @.contact_email end` }),
    /** Somebody's word that all of it is right, beside a change or alone. */
    confirmation: oneOf(assuredWays, { optional: true, later: true, writeOnly: true }),
    /** How many suggestions of visitors nobody has dealt with. */
    openSuggestions: integer({ sql: openSuggestions }),
    /** Since when an organization asks to look after it. */
    claimedAt: timestamp({ readOnly: true, optional: true, seenBy: centerReaders }),
    /** The reader's own organization asks. */
    isClaimedByMine: boolean({ sql: 'coalesce(@.claim_organization_id = any(:organizations), false)' }),
    createdAt: timestamp({ readOnly: true, sort: true }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    organization: one('organizations', 'organization_id', { optional: true }),
    logo: one('files', 'logo_id', { optional: true }),
    /** Who is asked whether it is right, and who is asked when the first is silent. They work for its organization. */
    contactUser: one('users', 'contact_user_id', { seenBy: workingStaff, optional: true }),
    secondContactUser: one('users', 'second_contact_user_id', { seenBy: workingStaff, optional: true }),
    claimOrganization: one('organizations', 'claim_organization_id', { optional: true, seenBy: centerReaders }),
  },
  includes: ['organization', 'logo', 'claimOrganization'],
  filters: {
    search: text(),
    mine: boolean(),
    near: text(),
    nearPostcode: text(),
    free: boolean(),
    referralNeeded: boolean(),
    stepFree: boolean(),
    openAt: timestamp(),
    /** On the public list: active and confirmed within a year. */
    listed: boolean(),
    /** Something about it is to be decided by the center: whether it is shown, who looks after it, or what somebody suggested. */
    waiting: boolean(),
    suggested: boolean(),
    unowned: boolean(),
    /** Nobody's word within this many months; 0: never. */
    checkedBefore: oneOf(['0', '6', '12']),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  bulk: 50,
  memberVerbs: {
    submit: {},
    approve: {},
    deny: { reason: text({ max: 1000 }) },
    confirm: { how: oneOf(assuredWays, { optional: true }) },
    close: { from: date(), until: date({ optional: true }), reason: text({ max: 300, optional: true }) },
    reopen: {},
    inactivate: {},
    claim: { organizationId: text({ max: 40, optional: true }) },
    accept_claim: {},
    refuse_claim: {},
  },
})
