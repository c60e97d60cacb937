import { caseStaff, platformAdmins, rankFrom } from '#kernel/access/role-sets.ts'
import { boolean, date, json, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one, owns } from '#kernel/jsonapi/resource.ts'
import { helpCategories, helpFrequencies, helpKinds } from '#features/one-on-one/model/codes.ts'
import { endReasons, matchStatuses, sharedThings } from '#features/one-on-one/model/match-codes.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import { careCauses, careCauseSql } from './care-sql.ts'
import { isLiveSql, isOverSql } from './live-sql.ts'

export const matchSides = ['asker', 'helper', 'center'] as const
export type MatchSide = (typeof matchSides)[number]

/** How to reach somebody: what they ticked when they agreed. */
export type MatchContact = { phone: string | null; email: string | null; address: string | null }

const isPart = '(@.asker_user_id = :user or @.helper_user_id = :user)'
const isStaff = `(:rank >= ${rankFrom(caseStaff)} and :rank < ${rankFrom(platformAdmins)} and not coalesce(${isPart}, false))`

/** What the coordinators read, and neither of the two people: who ended it, and why (domain §3.11). */
const forCase = (column: string) => `case when ${isStaff} then @.${column} end`
/** Gone for both once it has ended, so that nobody reads in it who said no. */
const whileRunning = (column: string) => `case when not ${isOverSql('@')} or ${isStaff} then @.${column} end`

const ofRequest = (column: string) => `(select q.${column} from help_requests q where q.volunteer_center_id = @.volunteer_center_id and q.id = @.request_id)`
/** First names alone: of an offer the asker is who answered, of a request whoever needs the help. */
const askerName = `(select case when q.kind = 'request' then q.first_name else (select u.first_name from users u where u.id = @.asker_user_id) end
  from help_requests q where q.volunteer_center_id = @.volunteer_center_id and q.id = @.request_id)`
const helperName = `(select u.first_name from users u where u.id = @.helper_user_id)`

/** Two people who may come together about a request or an offer, with the two keys that each holds twice (domain §3.11). */
export const helpMatch = defineResource({
  type: 'help_matches',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    /** The answer of whoever came first. Written to the other side, so it is masked for them as a message is. */
    message: text({ max: 600, optional: true, onlyNew: true, encrypted: true }),
    /** Whoever answers is 18 or older; at 16 or 17 one offers help oneself, with a parent's yes. */
    isAdult: boolean({ writeOnly: true, onlyNew: true, accepted: true }),
    status: oneOf(matchStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    /** It has ended, also where the job that says so has not run. */
    isOver: boolean({ sql: isOverSql('@') }),
    /** Both have agreed and it runs, so contact may be read. */
    isLive: boolean({ sql: isLiveSql('@') }),
    side: oneOf(matchSides, { sql: `case when @.helper_user_id = :user then 'helper' when @.asker_user_id = :user then 'asker' else 'center' end` }),
    proposedBy: oneOf(matchSides, { readOnly: true }),
    /** The other side has been told. For somebody vulnerable a coordinator looks first. */
    releasedAt: timestamp({ readOnly: true, optional: true }),
    isVulnerable: boolean({ sql: `case when ${isStaff} then ${ofRequest('is_vulnerable')} end`, optional: true }),
    /** Somebody without an account asks; a coordinator presses for them. */
    isOnPaper: boolean({ sql: `case when ${isStaff} then @.asker_user_id is null end`, optional: true }),
    /** Why a coordinator looks at it today, or soon. */
    cause: oneOf(careCauses, { sql: `case when ${isStaff} then ${careCauseSql('@')} end`, optional: true }),
    kind: oneOf(helpKinds, { sql: ofRequest('kind') }),
    category: oneOf(helpCategories, { sql: ofRequest('category') }),
    title: text({ sql: ofRequest('title'), optional: true }),
    publicText: text({ sql: ofRequest('public_text'), optional: true }),
    frequency: oneOf(helpFrequencies, { sql: ofRequest('frequency') }),
    dayparts: someOf(dayparts, { sql: ofRequest('dayparts') }),
    town: text({ sql: ofRequest('town'), optional: true }),
    askerFirstName: text({ sql: askerName, optional: true }),
    helperFirstName: text({ sql: helperName, optional: true }),
    /** Whether the request that it is about is the caller's own, so that they may look for somebody else. */
    isOwnRequest: boolean({ sql: `coalesce(${ofRequest('requester_user_id')} = :user, false)` }),
    coordinatorName: text({ sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.coordinator_id)`, optional: true }),
    meetRequesterAt: timestamp({ readOnly: true, optional: true, shows: whileRunning('meet_requester_at') }),
    meetHelperAt: timestamp({ readOnly: true, optional: true, shows: whileRunning('meet_helper_at') }),
    agreedByRequesterAt: timestamp({ readOnly: true, optional: true, shows: whileRunning('agreed_by_requester_at') }),
    agreedByHelperAt: timestamp({ readOnly: true, optional: true, shows: whileRunning('agreed_by_helper_at') }),
    /** What the caller shares with the other side. */
    shares: someOf(sharedThings, {
      sql: `case when @.helper_user_id = :user then @.shares_helper when @.asker_user_id = :user then @.shares_requester else '{}' end`,
    }),
    /** How to reach the other side: after both have agreed and until it ends. */
    contact: json<MatchContact>()({ sql: 'null', optional: true }),
    startsOn: date({ readOnly: true, optional: true }),
    reviewOn: date({ readOnly: true, optional: true }),
    endsOn: date({ readOnly: true, optional: true }),
    endedAt: timestamp({ readOnly: true, optional: true, sort: true }),
    endedBy: oneOf(matchSides, {
      sql: `case when ${isStaff} and @.ended_by is not null then case when @.ended_by = @.asker_user_id then 'asker' when @.ended_by = @.helper_user_id then 'helper' else 'center' end end`,
      optional: true,
    }),
    endReason: oneOf(endReasons, { readOnly: true, optional: true, shows: forCase('end_reason') }),
    /** How it was, as they told the coordinator. */
    evaluation: text({ readOnly: true, optional: true, encrypted: true, shows: forCase('evaluation') }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: {
    request: one('help_requests', 'request_id'),
    helper: one('users', 'helper_user_id', { optional: true, seenBy: caseStaff }),
    asker: one('users', 'asker_user_id', { optional: true, seenBy: caseStaff }),
    conversation: owns('conversations', 'help_match_id'),
  },
  includes: ['conversation'],
  filters: {
    /** Of a request or an offer. */
    request: text(),
    mine: boolean(),
    /** A coordinator has something to do about it. */
    needsCare: boolean(),
  },
  verbs: ['list', 'get', 'create'],
  memberVerbs: {
    release: {},
    meet: {},
    agree: {
      shares: someOf(sharedThings, { optional: true }),
      phone: text({ max: 30, reads: 'telephone', optional: true }),
      address: text({ max: 200, optional: true }),
    },
    take_back: {},
    refuse: {},
    evaluate: { words: text({ max: 500, optional: true }) },
    end: { reason: oneOf(endReasons, { optional: true }), again: boolean({ optional: true }) },
  },
})

/** Who wants nothing more of whom, for good. The other is told nothing. */
export const helpBlock = defineResource({
  type: 'help_blocks',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    firstName: text({ sql: '(select u.first_name from users u where u.id = @.blocked_user_id)', optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: {
    /** The match in which they met; the other side of it is blocked. */
    match: one('help_matches', 'match_id'),
  },
  verbs: ['list', 'get', 'create'],
  versioned: false,
})
