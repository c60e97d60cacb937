import { themes } from '#features/organizations/model/themes.ts'
import { activityKinds } from '#features/activities/model/codes.ts'
import { declineReasons, withdrawReasons } from '#features/applications/model/states.ts'
import { closeReasons, commitments } from '#features/vacancies/model/states.ts'
import { measureWords } from './measure-words.ts'

/** Where the value of a dimension is not known, or no longer. */
export const unknownKey = 'unknown'

/** Days until the first answer; `none`: nobody has answered; `withdrawn`: gone before anybody did. */
export const answerTimes = ['d0_1', 'd2_3', 'd4_7', 'd8_14', 'd15', 'none', 'withdrawn'] as const
export type AnswerTime = (typeof answerTimes)[number]
export const applicationSources = ['web', 'widget', 'partner', 'coordinator', 'paper'] as const
export const freshnessCodes = ['active', 'stale', 'temporarily_closed'] as const

/** The values of each dimension; null: they come from the center itself (its towns, its organizations). */
export const dimensionValues = {
  theme: themes,
  organization: null,
  town: null,
  commitment: commitments,
  source: applicationSources,
  answer: answerTimes,
  decline: declineReasons,
  withdraw: withdrawReasons,
  close: closeReasons,
  kind: activityKinds,
  freshness: freshnessCodes,
  language: ['nl', 'en'],
} as const satisfies Record<string, readonly string[] | null>
export type Dimension = keyof typeof dimensionValues
export const dimensionNames = Object.keys(dimensionValues) as Dimension[]

type Words = { nl: string; en: string }

export type Measure = {
  /** Rises when the definition changes: counts of the new one stand beside those of the old until every month has them. */
  version: number
  countsPeople: boolean
  /** How many there are at the end of the month, which is never added up; without this, how many came in the month. */
  isStock?: true
  /** People who are counted once a month, which is never added up either. */
  isDistinct?: true
  dimensions: readonly Dimension[]
  /** An organization sees its own; `answer` by its own answers too. */
  hasOwn?: true
  /** What it counts stays for good, so a later count of the same month has to be the same. */
  isLasting?: true
  words: { label: Words; definition: Words }
}

const ofVacancy = ['theme', 'organization', 'town', 'commitment'] as const

/**
 * Every measure, declared once; how it is counted stands beside its name in `server/facts.ts`. One that adds up to another (reasons,
 * answers) is a dimension of that other, never a measure of its own.
 */
export const measures = {
  vacancies_open: { version: 1, countsPeople: false, isStock: true, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.vacanciesOpen },
  vacancies_published: { version: 1, countsPeople: false, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.vacanciesPublished },
  vacancies_filled: { version: 1, countsPeople: false, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.vacanciesFilled },
  vacancies_closed: { version: 1, countsPeople: false, dimensions: ['close', 'theme'], hasOwn: true, isLasting: true, words: measureWords.vacanciesClosed },
  places_open: { version: 1, countsPeople: false, isStock: true, dimensions: ['theme', 'town'], words: measureWords.placesOpen },
  organizations_approved: { version: 1, countsPeople: false, isStock: true, dimensions: [], isLasting: true, words: measureWords.organizationsApproved },
  organizations_active: { version: 1, countsPeople: false, isStock: true, dimensions: [], words: measureWords.organizationsActive },
  social_map_entries: { version: 1, countsPeople: false, isStock: true, dimensions: ['freshness'], isLasting: true, words: measureWords.socialMapEntries },
  activities_held: { version: 1, countsPeople: false, dimensions: ['kind', 'organization'], words: measureWords.activitiesHeld },
  applications_received: {
    version: 1,
    countsPeople: true,
    dimensions: [...ofVacancy, 'source', 'answer'],
    hasOwn: true,
    isLasting: true,
    words: measureWords.applicationsReceived,
  },
  applications_accepted: { version: 1, countsPeople: true, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.applicationsAccepted },
  applications_started: { version: 1, countsPeople: true, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.applicationsStarted },
  applications_completed: { version: 1, countsPeople: true, dimensions: ofVacancy, hasOwn: true, isLasting: true, words: measureWords.applicationsCompleted },
  applications_withdrawn: { version: 1, countsPeople: true, dimensions: ['withdraw', 'theme'], isLasting: true, words: measureWords.applicationsWithdrawn },
  applications_declined: { version: 1, countsPeople: true, dimensions: ['decline', 'theme'], isLasting: true, words: measureWords.applicationsDeclined },
  applications_expired: { version: 1, countsPeople: true, dimensions: ['theme', 'organization'], isLasting: true, words: measureWords.applicationsExpired },
  applications_escalated: { version: 1, countsPeople: true, dimensions: ['organization', 'theme'], words: measureWords.applicationsEscalated },
  volunteers_active: { version: 1, countsPeople: true, isDistinct: true, dimensions: [], isLasting: true, words: measureWords.volunteersActive },
  accounts_new: { version: 1, countsPeople: true, dimensions: ['language'], words: measureWords.accountsNew },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
export const measureNames = Object.keys(measures) as MeasureName[]
export const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(measures, name)
export const isDimension = (name: string): name is Dimension => Object.hasOwn(dimensionValues, name)
/** The declaration with its own type widened, for code that works with any measure. */
export const measureOf = (name: MeasureName): Measure => measures[name]
/** Whether months may be added up. */
export const addsUp = (name: MeasureName): boolean => !measureOf(name).isStock && !measureOf(name).isDistinct
/** Days after its end from which a month is final. */
export const daysUntilFinal = 45
