import { caseStaff } from '#kernel/access/role-sets.ts'
import { boolean, date, integer, lines, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { commitments, dayparts, languageLevels, skillCodes, targetGroups } from '#features/vacancies/model/states.ts'
import { entryStatuses, goals, mostInAMonth, transports, visibilities } from './codes.ts'
import { isInvitableSql, showsVogSql, statusSql, vogSeenSql } from './status.ts'

/** Shown to the owner of the card alone. */
const own = { seenBy: [] } as const

/**
 * The card of somebody who lets the center, or also its organizations, find them (domain §3.12). Others read a first name and a town:
 * no surname, no address, no age.
 */
export const poolEntry = defineResource({
  type: 'pool_entries',
  belongsTo: 'center',
  order: '-confirmedAt',
  attributes: {
    visibility: oneOf(visibilities, { later: true, ...own }),
    status: oneOf(entryStatuses, { sql: statusSql, ...own }),
    firstName: text({ sql: '(select u.first_name from users u where u.id = @.user_id)' }),
    birthYear: integer({ min: 1900, max: 2100, optional: true, ...own }),
    about: text({ max: 1000, optional: true }),
    /** The area of the postcode; others read the town. */
    postcode: text({ max: 7, optional: true, reads: 'postcode or area', seenBy: caseStaff }),
    town: text({ readOnly: true, optional: true }),
    themes: someOf(themes, { optional: true, maxItems: 6 }),
    skills: someOf(skillCodes, { optional: true, maxItems: 8 }),
    targetGroups: someOf(targetGroups, { optional: true, maxItems: 6 }),
    languages: someOf(spokenLanguages, { optional: true, maxItems: 8 }),
    dutchLevel: oneOf(languageLevels, { optional: true }),
    dayparts: someOf(dayparts, { optional: true }),
    commitment: someOf(commitments, { optional: true }),
    hoursPerWeek: integer({ min: 1, max: 40, optional: true }),
    maxDistanceKm: integer({ min: 1, max: 100, optional: true }),
    transport: oneOf(transports, { optional: true }),
    /** What somebody wants to get out of it; others read it only if its owner ticked so. */
    goal: oneOf(goals, { optional: true, shows: `case when @.goal_shown or @.user_id = :user then @.goal end` }),
    goalShown: boolean({ later: true, ...own }),
    /** Nobody reads it, unless its owner sends it along with an answer to an invitation. */
    supportNeeds: text({ max: 500, optional: true, ...own }),
    /** How many invitations a month at most. */
    contactFrequency: integer({ min: 0, max: mostInAMonth, later: true, ...own }),
    /** The day on which the center saw a certificate of good conduct (VOG); others read it only if its owner shows it. */
    vogSeenOn: date({ sql: `case when @.user_id = :user or ${showsVogSql('@')} then ${vogSeenSql('@')} end`, optional: true }),
    /** Whether others read it, by `show_vog`. */
    vogShown: boolean({ sql: showsVogSql('@'), ...own }),
    pausedUntil: date({ readOnly: true, optional: true, ...own }),
    confirmedAt: timestamp({ readOnly: true }),
    /** They have not had as many invitations this month as they want, of all organizations together. */
    isInvitable: boolean({ sql: isInvitableSql }),
    /** They have applied to one of the reader's own organizations, where the conversation goes on. */
    hasApplied: boolean({
      sql: `exists (select from applications a where a.volunteer_center_id = @.volunteer_center_id and a.user_id = @.user_id
        and a.organization_id = any(:organizations))`,
    }),
    /** The vacancies for which the reader's own organizations have invited this person. */
    invitedFor: lines({
      sql: `array(select i.vacancy_id::text from pool_invitations i where i.volunteer_center_id = @.volunteer_center_id and i.user_id = @.user_id
        and i.organization_id = any(:organizations))`,
      optional: true,
    }),
  },
  filters: {
    /** The vacancy that cards are compared with; it leaves none out. */
    forVacancy: text(),
    withTheme: someOf(themes),
    withSkill: someOf(skillCodes),
    daypart: someOf(dayparts),
    near: text(),
    nearPostcode: text(),
    language: someOf(spokenLanguages),
    commitment: someOf(commitments),
    confirmedAfter: date(),
    /** The center has seen a certificate of good conduct (VOG), and they show so. */
    withVog: boolean(),
    /** Not invited by the reader's organizations before. */
    notInvited: boolean(),
  },
  verbs: ['list', 'get'],
  memberVerbs: {
    confirm: {},
    pause: { until: date({}) },
    resume: {},
    showVog: { shown: boolean({}) },
    remove: {},
  },
})
