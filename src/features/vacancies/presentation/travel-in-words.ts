import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { showWords as words } from './show-messages.ts'

/** Roads are longer than the straight line by about this factor. */
const detour = 1.3
const kmAnHour = { cycling: 15, walking: 5 } as const
/** Longer travel times, in minutes, are not shown. */
const longest = { cycling: 90, walking: 60 } as const

/** Estimates the travel time by bike and on foot from the straight-line distance; null if both would take too long. */
export function travelInWords({ km, place }: { km: number; place: string }, locale: Locale): string | null {
  const [cycling, walking] = [minutes(km, 'cycling'), minutes(km, 'walking')]
  if (cycling === null) return null
  if (walking === null) return say(locale, words.byBike, { place, cycling })
  return say(locale, words.byBikeOrOnFoot, { place, cycling, walking })
}

function minutes(km: number, how: keyof typeof kmAnHour): number | null {
  const exact = (km * detour * 60) / kmAnHour[how]
  if (exact > longest[how]) return null
  return exact < 10 ? Math.max(2, Math.round(exact)) : Math.round(exact / 5) * 5
}

/** A link to a route planner with a place that people typed. */
export function routeToPlace(place: string): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine: 'fossgis_osrm_bike', to: cutText(place, 200) })}`
}

/** A link to a route planner. No request is made to it until somebody follows the link. */
export function routeTo([latitude, longitude]: readonly [number, number]): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine: 'fossgis_osrm_bike', to: `${latitude},${longitude}` })}`
}
