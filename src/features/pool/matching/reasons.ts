import type { SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { distanceKm } from '#features/places/place.ts'
import { type Commitment, type Daypart, languageLevels, type Skill, type TargetGroup } from '#features/vacancies/model/states.ts'
import type { DistanceBand, Goal } from '#features/pool/model/codes.ts'
import type { CardFacts, LanguageLevel, Wish } from './wish.ts'

/** Why somebody fits, from fields of their card that they filled in. */
export type Fit =
  | { code: 'dayparts'; dayparts: Daypart[] }
  | { code: 'themes'; themes: Theme[] }
  | { code: 'skills'; skills: Skill[] }
  | { code: 'target_groups'; targetGroups: TargetGroup[] }
  | { code: 'near'; town: string }
  | { code: 'in_reach'; km: number }
  | { code: 'languages'; languages: SpokenLanguage[] }
  | { code: 'dutch'; level: LanguageLevel }
  | { code: 'commitment'; commitment: Commitment }
  | { code: 'drives' }
  | { code: 'vog'; year: number }
  | { code: 'goal'; goal: Goal }

/** What does not fit. Said of what the card says, never of what it leaves open. */
export type Misfit =
  | { code: 'other_dayparts'; dayparts: Daypart[] }
  | { code: 'fewer_hours'; hours: number; asked: number }
  | { code: 'too_far'; km: number }
  | { code: 'less_dutch'; level: LanguageLevel; asked: LanguageLevel }
  | { code: 'other_commitment'; commitment: Commitment[] }
  | { code: 'other_themes'; themes: Theme[] }

export type Reasons = { fits: Fit[]; misfit: Misfit | null }

const mostFits = 3

const both = <T>(asked: readonly T[], said: readonly T[]): T[] => said.filter((one) => asked.includes(one))
const clash = <T>(asked: readonly T[], said: readonly T[]): boolean => asked.length > 0 && said.length > 0 && both(asked, said).length === 0
const levelOf = (level: LanguageLevel) => languageLevels.indexOf(level)
/** What somebody hopes for, and the work where that is possible. */
const goalsMet: Partial<Record<Goal, readonly string[]>> = { language: ['language_learner'], stage: ['school_internship', 'mbo_internship'], mdt: ['mdt'] }

/**
 * At most three reasons why a card fits a wish, and one why it does not (domain §5.2), worked out anew each time: what is no longer on the
 * card is no longer a reason.
 */
export function reasonsFor(card: CardFacts, wish: Wish): Reasons {
  return { fits: fitsOf(card, wish).slice(0, mostFits), misfit: misfitsOf(card, wish)[0] ?? null }
}

function fitsOf(card: CardFacts, wish: Wish): Fit[] {
  const dayparts = both(wish.dayparts, card.dayparts)
  const skills = both(wish.skills, card.skills)
  const themes = both(wish.themes, card.themes)
  const targetGroups = both(wish.targetGroups, card.targetGroups)
  const languages = both(wish.languages, card.languages)
  const [commitment] = both(wish.commitment, card.commitment)
  const isOfTown = card.town !== null && card.town === wish.town
  const km = kmOf(card, wish)
  return [
    ...(dayparts.length > 0 ? [{ code: 'dayparts' as const, dayparts }] : []),
    ...(skills.length > 0 ? [{ code: 'skills' as const, skills: skills.slice(0, 2) }] : []),
    ...(themes.length > 0 ? [{ code: 'themes' as const, themes: themes.slice(0, 2) }] : []),
    ...(targetGroups.length > 0 ? [{ code: 'target_groups' as const, targetGroups: targetGroups.slice(0, 2) }] : []),
    ...(languages.length > 0 ? [{ code: 'languages' as const, languages }] : []),
    ...(isOfTown ? [{ code: 'near' as const, town: card.town! }] : []),
    ...(!isOfTown && km !== null && card.maxDistanceKm !== null && km <= card.maxDistanceKm ? [{ code: 'in_reach' as const, km: card.maxDistanceKm }] : []),
    ...(wish.requirements.includes('vog') && card.vogSeenOn ? [{ code: 'vog' as const, year: Number(card.vogSeenOn.slice(0, 4)) }] : []),
    ...(wish.requirements.includes('driving_licence') && card.transport === 'car' ? [{ code: 'drives' as const }] : []),
    ...(wish.dutchLevel && card.dutchLevel && levelOf(card.dutchLevel) >= levelOf(wish.dutchLevel) ? [{ code: 'dutch' as const, level: card.dutchLevel }] : []),
    ...(commitment ? [{ code: 'commitment' as const, commitment }] : []),
    ...(card.goal && goalsMet[card.goal]?.some((code) => (wish.suitableFor as readonly string[]).includes(code))
      ? [{ code: 'goal' as const, goal: card.goal }]
      : []),
  ]
}

function misfitsOf(card: CardFacts, wish: Wish): Misfit[] {
  const km = kmOf(card, wish)
  return [
    ...(clash(wish.dayparts, card.dayparts) ? [{ code: 'other_dayparts' as const, dayparts: [...card.dayparts] }] : []),
    ...(wish.hours !== null && card.hoursPerWeek !== null && card.hoursPerWeek < wish.hours
      ? [{ code: 'fewer_hours' as const, hours: card.hoursPerWeek, asked: wish.hours }]
      : []),
    ...(km !== null && card.maxDistanceKm !== null && km > card.maxDistanceKm ? [{ code: 'too_far' as const, km: card.maxDistanceKm }] : []),
    ...(wish.dutchLevel && card.dutchLevel && levelOf(card.dutchLevel) < levelOf(wish.dutchLevel)
      ? [{ code: 'less_dutch' as const, level: card.dutchLevel, asked: wish.dutchLevel }]
      : []),
    ...(clash(wish.commitment, card.commitment) ? [{ code: 'other_commitment' as const, commitment: [...card.commitment] }] : []),
    ...(clash(wish.themes, card.themes) ? [{ code: 'other_themes' as const, themes: card.themes.slice(0, 2) }] : []),
  ]
}

/** From the middle of the town; null where either place is unknown. */
const kmOf = (card: Pick<CardFacts, 'at'>, wish: Pick<Wish, 'at'>): number | null => (card.at && wish.at ? distanceKm(card.at, wish.at) : null)

const bands: readonly [number, DistanceBand][] = [
  [5, 'under_5'],
  [10, 'under_10'],
  [20, 'under_20'],
]

/** How far away the town of a card is, in bands: any two people of one town have the same (decisions 80). */
export function distanceBand(card: Pick<CardFacts, 'at' | 'town'>, wish: Pick<Wish, 'at' | 'town'>): DistanceBand | null {
  if (card.town !== null && card.town === wish.town) return 'same_town'
  const km = kmOf(card, wish)
  return km === null ? null : (bands.find(([most]) => km < most)?.[1] ?? 'over_20')
}
