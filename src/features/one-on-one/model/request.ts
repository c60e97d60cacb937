import { caseStaff, platformAdmins, rankFrom } from '#kernel/access/role-sets.ts'
import { boolean, email, integer, json, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { isListed } from '#features/social-map/model/listed-sql.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import {
  ageGroups,
  consentWays,
  daysOpen,
  deniedReasons,
  helpCategories,
  helpFrequencies,
  helpKinds,
  helpStatuses,
  helpVisibilities,
  relations,
  safetyFlags,
} from './codes.ts'

/**
 * SQL: visitors may read it. Dates are compared, because the job that ends it runs once a day; and whoever closed their account asks for
 * nothing any more.
 */
export const isOpenPublic = `(@.status = 'open' and @.visibility = 'public' and @.expires_at > now()
  and (@.requester_user_id is null or exists (select from users u where u.id = @.requester_user_id and u.status = 'active')))`
/**
 * SQL: the caller does the center's cases, and it was handed in. Platform admins read facts of it and no words (decisions 60); what somebody
 * has not handed in yet is read by nobody else.
 */
export const isForCases = `(:rank >= ${rankFrom(caseStaff)} and :rank < ${rankFrom(platformAdmins)} and (@.status <> 'draft' or @.requester_user_id is null))`
export const isOwn = '@.requester_user_id = :user'

/** What stands on the site is for everybody; before and after only for whoever asked and for the coordinators. */
const publicly = (column: string) => `case when ${isOpenPublic} or ${isOwn} or ${isForCases} then @.${column} end`
/** What the person and the coordinators read, and nobody else. */
const privately = (column: string) => `case when ${isOwn} or ${isForCases} then @.${column} end`
const forCases = (column: string) => `case when ${isForCases} then @.${column} end`

/** SQL: the entries of the social map that a denial named and that are still on it. */
const livingReferrals = `(select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name), '[]') from social_map_entries e
  where e.volunteer_center_id = @.volunteer_center_id and e.id = any(@.referral_ids) and ${isListed('e')})`

/** An entry of the social map that a denial names. */
export type Referral = { id: string; name: string }

/** One-on-one help that somebody asks for or offers (domain §3.11). */
export const helpRequest = defineResource({
  type: 'help_requests',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    kind: oneOf(helpKinds, { onlyNew: true, filter: ['eq'] }),
    category: oneOf(helpCategories, { filter: ['eq'], shows: publicly('category'), optional: true }),
    title: text({ max: 80, shows: publicly('title'), optional: true }),
    /** What the person wrote. Only they and the coordinators read it. */
    description: text({ max: 1500, encrypted: true, optional: true, shows: privately('description') }),
    /** The words that visitors read, as the center approved them. */
    publicText: text({ readOnly: true, optional: true, shows: publicly('public_text') }),
    /** Of whoever needs the help; of one's own request that of the account. */
    firstName: text({ max: 60, optional: true, shows: publicly('first_name') }),
    relation: oneOf(relations, { optional: true, shows: privately('relation') }),
    /** Whoever another asks for says yes by a mail to this address, or to the center. */
    consentEmail: email({ optional: true, encrypted: true, shows: privately('consent_email') }),
    consentHow: oneOf(consentWays, { readOnly: true, optional: true, shows: privately('consent_how') }),
    consentAt: timestamp({ readOnly: true, optional: true, shows: privately('consent_at') }),
    consentRefusedAt: timestamp({ readOnly: true, optional: true, shows: privately('consent_refused_at') }),
    ageGroup: oneOf(ageGroups, { optional: true, shows: privately('age_group') }),
    parentEmail: email({ optional: true, encrypted: true, shows: privately('parent_email') }),
    parentConsentAt: timestamp({ readOnly: true, optional: true, shows: privately('parent_consent_at') }),
    parentRefusedAt: timestamp({ readOnly: true, optional: true, shows: privately('parent_refused_at') }),
    /** The area of the postcode: visitors read the town alone (decisions 80). */
    postcode4: text({ min: 4, max: 7, reads: 'postcode or area', optional: true, shows: privately('postcode4') }),
    town: text({ readOnly: true, optional: true, shows: publicly('town') }),
    frequency: oneOf(helpFrequencies, { filter: ['eq'], optional: true, shows: publicly('frequency') }),
    dayparts: someOf(dayparts, { optional: true, shows: `coalesce(${publicly('dayparts')}, '{}')` }),
    preferredLanguage: oneOf(spokenLanguages, { optional: true, shows: publicly('preferred_language') }),
    /** With whom somebody would rather or rather not meet. */
    preferenceNote: text({ max: 300, encrypted: true, optional: true, shows: privately('preference_note') }),
    safetyFlags: someOf(safetyFlags, { optional: true, shows: `coalesce(${privately('safety_flags')}, '{}')` }),
    /** Where the center can call about it. It is shown to nobody else. */
    contactPhone: text({ max: 30, reads: 'telephone', encrypted: true, optional: true, shows: privately('contact_phone') }),
    exactAddress: text({ max: 200, encrypted: true, optional: true, shows: privately('exact_address') }),
    /** What a coordinator wrote down of a talk with them. */
    intake: text({ readOnly: true, encrypted: true, optional: true, shows: forCases('intake') }),
    visibility: oneOf(helpVisibilities, { optional: true, shows: privately('visibility') }),
    daysOpen: integer({ min: daysOpen.least, max: daysOpen.most, optional: true, shows: privately('days_open') }),
    status: oneOf(helpStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    statusSince: timestamp({ readOnly: true, sort: true, shows: privately('status_since'), optional: true }),
    submittedAt: timestamp({ readOnly: true, optional: true, shows: privately('submitted_at') }),
    screenedAt: timestamp({ readOnly: true, optional: true, sort: true, shows: privately('screened_at') }),
    isVulnerable: boolean({ readOnly: true, optional: true, shows: forCases('is_vulnerable') }),
    deniedReason: oneOf(deniedReasons, { readOnly: true, optional: true, shows: privately('denied_reason') }),
    referrals: json<Referral[]>()({ sql: `case when ${isOwn} or ${isForCases} then ${livingReferrals} end`, optional: true }),
    expiresAt: timestamp({ readOnly: true, optional: true, shows: privately('expires_at') }),
    endedAt: timestamp({ readOnly: true, optional: true, shows: privately('ended_at') }),
    /** Somebody without an account asked, by a coordinator (domain §5, paper lane). */
    isOnPaper: boolean({ sql: `case when ${isForCases} then @.requester_user_id is null end`, optional: true }),
    /** The month in which it was made, as `2026-11`. */
    month: text({ sql: `to_char(@.created_at at time zone '${timeZone}', 'YYYY-MM')` }),
    createdAt: timestamp({ sql: privately('created_at'), sortBy: '@.created_at', sort: true, optional: true }),
    /** How the person said yes, for a coordinator who writes it down for somebody without an account. */
    consent: json<{ how: 'spoken' | 'paper'; on: string }>()({ optional: true, writeOnly: true }),
  },
  relationships: {
    requester: one('users', 'requester_user_id', { optional: true, seenBy: caseStaff }),
  },
  filters: {
    mine: boolean(),
    onPaper: boolean(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    submit: { consent: boolean({ accepted: true }) },
    extend: {},
    withdraw: {},
    close: {},
    ask_consent: {},
    record_consent: { how: oneOf(['spoken', 'paper']), on: text({ max: 10 }) },
    /** For somebody without e-mail: `meta.link` of its answer is the address that a letter names. */
    letter: {},
    note: { note: text({ max: 2000 }) },
    /** Brings the person of an account together with whoever asked or offered. */
    propose: { person: text({ max: 36 }) },
    screen: {
      decision: oneOf(['approve', 'deny']),
      isVulnerable: boolean({ optional: true }),
      category: oneOf(helpCategories, { optional: true }),
      town: text({ max: 80, optional: true }),
      title: text({ max: 80, optional: true }),
      publicText: text({ max: 1500, optional: true }),
      visibility: oneOf(helpVisibilities, { optional: true }),
      reason: oneOf(deniedReasons, { optional: true }),
      referralIds: json<string[]>()({ optional: true }),
    },
  },
})
