import type { Transitions } from '#kernel/states/machine.ts'

/** Domain §3.1. */
export const vacancyStatuses = ['draft', 'pending', 'denied', 'published', 'paused', 'filled', 'closed', 'archived'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]

/** The guard is in `transitions/server/change-status.ts`. `filled` and back also happens by itself when places are taken or freed. */
export const vacancyTransitions: Transitions<VacancyStatus> = {
  draft: ['pending', 'published'],
  pending: ['published', 'filled', 'denied', 'draft'],
  denied: ['draft'],
  published: ['paused', 'filled', 'closed', 'pending'],
  paused: ['published', 'filled', 'closed', 'pending'],
  filled: ['published', 'closed', 'pending'],
  closed: ['archived', 'draft'],
  archived: [],
}
/** In these states the last day can be moved and the vacancy can be closed. */
export const extendable: readonly VacancyStatus[] = ['published', 'paused', 'filled']
/** In these states nothing can be changed: reopen or duplicate the vacancy instead. */
export const unchangeable: readonly VacancyStatus[] = ['closed', 'archived']

export const closeReasons = ['filled', 'expired', 'cancelled', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

export const commitments = ['one_off', 'recurring', 'flexible', 'project'] as const
export type Commitment = (typeof commitments)[number]
export const locationModes = ['on_site', 'remote', 'hybrid', 'at_home_of_client'] as const
export type LocationMode = (typeof locationModes)[number]
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export const expenseKinds = ['none', 'actual', 'allowance'] as const
export const suitableCodes = [
  'alone',
  'one_on_one',
  'small_group',
  'large_group',
  'remote',
  'group',
  'family',
  'language_learner',
  'wheelchair',
  'school_internship',
  'mbo_internship',
  'mdt',
  'no_experience',
] as const
/** What an organization offers its volunteers. */
export const supportKinds = ['induction', 'fixed_contact', 'training', 'buddy', 'team', 'meal', 'certificate'] as const
/** What volunteers do there (domain §6): kinds of work, across the themes. */
export const activityCodes = [
  'administration',
  'board',
  'guidance',
  'company',
  'shopping',
  'driving',
  'digital_help',
  'first_aid',
  'fundraising',
  'hosting',
  'catering',
  'odd_jobs',
  'teaching',
  'reception',
  'technology',
  'gardening',
  'training',
  'media',
  'outings',
] as const
export type Activity = (typeof activityCodes)[number]
/** Skills that help; none of them is required. */
export const skillCodes = [
  'listening',
  'contact',
  'patience',
  'teamwork',
  'independence',
  'leading',
  'organizing',
  'writing',
  'speaking',
  'finance',
  'legal',
  'marketing',
  'web',
  'translating',
  'cooking',
  'children',
  'older_people',
  'sport',
  'creativity',
  'technical',
] as const
export type Skill = (typeof skillCodes)[number]
/** For whom the work is done (domain §6); what suits which volunteers is `suitableCodes`. */
export const targetGroups = [
  'children',
  'young_people',
  'adults',
  'older_people',
  'families',
  'newcomers',
  'disability',
  'dementia',
  'mental_health',
  'carers',
  'money_worries',
  'homeless',
  'lhbtiq',
  'animals_nature',
] as const
export type TargetGroup = (typeof targetGroups)[number]
/** The templates a vacancy can start from (`templates.ts`). */
export const templateIds = ['companion', 'language_buddy', 'driver', 'board_member', 'handy_person', 'host'] as const
export type TemplateId = (typeof templateIds)[number]
export const requirementCodes = ['vog', 'driving_licence', 'first_aid', 'training'] as const

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const parts = ['morning', 'afternoon', 'evening'] as const
/** `mon_morning` … `sun_evening` (decisions 18). */
export const dayparts = days.flatMap((day) => parts.map((part) => `${day}_${part}` as const))
export type Daypart = (typeof dayparts)[number]
