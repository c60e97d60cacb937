import { type Locale, say } from '#kernel/i18n/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { distanceKm } from '#features/places/place.ts'
import { distanceInWords } from './distance-in-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { alikeWords as words } from './alike-messages.ts'
import type { TargetGroup } from '#features/vacancies/model/states.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { whenInWords } from './when-in-words.ts'

export type Likened = {
  themes: readonly Theme[]
  targetGroups: readonly TargetGroup[] | null
  dayparts: readonly string[] | null
  latitude: number | null
  longitude: number | null
  organization: { id: string } | null
}

/** Beyond this distance in km, being near is no reason. */
export const nearKm = 5
const most = 3

/**
 * Why one vacancy is shown beside another, from what both have in common; null if that is nothing. 'Ook natuur en groen, ook
 * dinsdagochtend, 1,2 km verderop'.
 */
export function whyAlike(own: Likened, other: Likened, locale: Locale): string | null {
  const theme = other.themes.find((one) => own.themes.includes(one))
  const group = other.targetGroups?.find((one) => own.targetGroups?.includes(one))
  const dayparts = (other.dayparts ?? []).filter((one) => own.dayparts?.includes(one))
  const km = away(own, other)
  const reasons = [
    ...(theme ? [say(locale, words.also, { what: lower(say(locale, themeWords[theme])) })] : []),
    ...(group ? [say(locale, words.alsoFor, { whom: say(locale, targetGroupWords[group]) })] : []),
    ...(dayparts.length > 0 ? [say(locale, words.also, { what: whenInWords(dayparts, locale) })] : []),
    ...(own.organization && own.organization.id === other.organization?.id ? [say(locale, words.sameOrganization)] : []),
    ...(km !== null && km <= nearKm ? [say(locale, words.away, { km: distanceInWords(km, locale) })] : []),
  ]
  return reasons.length > 0 ? capitalize(reasons.slice(0, most).join(', ')) : null
}

function away(own: Likened, other: Likened): number | null {
  if (own.latitude === null || own.longitude === null || other.latitude === null || other.longitude === null) return null
  return distanceKm({ lat: own.latitude, lng: own.longitude }, { lat: other.latitude, lng: other.longitude })
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
