import type { SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { Point } from '#features/places/place.ts'
import type { Commitment, Daypart, languageLevels, requirementCodes, Skill, suitableCodes, TargetGroup } from '#features/vacancies/model/states.ts'
import type { Goal, Transport } from '#features/pool/model/codes.ts'

export type LanguageLevel = (typeof languageLevels)[number]
type RequirementCode = (typeof requirementCodes)[number]
type SuitableCode = (typeof suitableCodes)[number]

/** What a card says, as far as it is compared. Every part of it may be missing. */
export type CardFacts = {
  themes: readonly Theme[]
  skills: readonly Skill[]
  targetGroups: readonly TargetGroup[]
  languages: readonly SpokenLanguage[]
  dutchLevel: LanguageLevel | null
  dayparts: readonly Daypart[]
  commitment: readonly Commitment[]
  hoursPerWeek: number | null
  maxDistanceKm: number | null
  transport: Transport | null
  /** Only if its owner shows it. */
  goal: Goal | null
  /** The day on which the center saw a certificate of good conduct (VOG); only if its owner shows it. */
  vogSeenOn: string | null
  town: string | null
  /** The middle of the town. */
  at: Point | null
}

/** What somebody is looked for with: a vacancy, or the filters of the search. */
export type Wish = {
  themes: readonly Theme[]
  skills: readonly Skill[]
  targetGroups: readonly TargetGroup[]
  languages: readonly SpokenLanguage[]
  dutchLevel: LanguageLevel | null
  dayparts: readonly Daypart[]
  commitment: readonly Commitment[]
  /** At least so many hours a week. */
  hours: number | null
  requirements: readonly RequirementCode[]
  suitableFor: readonly SuitableCode[]
  town: string | null
  at: Point | null
}

export const emptyWish: Wish = {
  themes: [],
  skills: [],
  targetGroups: [],
  languages: [],
  dutchLevel: null,
  dayparts: [],
  commitment: [],
  hours: null,
  requirements: [],
  suitableFor: [],
  town: null,
  at: null,
}

/** The vacancy as it is compared: what it says of itself in the columns of its row. */
export type WishedVacancy = {
  themes: readonly Theme[]
  skills: readonly Skill[] | null
  targetGroups: readonly TargetGroup[] | null
  languageLevel: LanguageLevel | null
  dayparts: readonly Daypart[] | null
  commitment: Commitment | null
  hoursPerWeekMin: number | null
  requirements: readonly RequirementCode[] | null
  suitableFor: readonly SuitableCode[] | null
  locationMode: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
}

/** What a vacancy asks for. Work that is done at home is nowhere. */
export function wishOf(vacancy: WishedVacancy): Wish {
  const { latitude, longitude } = vacancy
  const isSomewhere = vacancy.locationMode !== 'remote' && latitude !== null && longitude !== null
  return {
    themes: vacancy.themes,
    skills: vacancy.skills ?? [],
    targetGroups: vacancy.targetGroups ?? [],
    languages: [],
    dutchLevel: vacancy.languageLevel,
    dayparts: vacancy.dayparts ?? [],
    commitment: vacancy.commitment ? [vacancy.commitment] : [],
    hours: vacancy.hoursPerWeekMin,
    requirements: vacancy.requirements ?? [],
    suitableFor: vacancy.suitableFor ?? [],
    town: isSomewhere ? vacancy.city : null,
    at: isSomewhere ? { lat: latitude, lng: longitude } : null,
  }
}
