import { say } from '#kernel/i18n/messages.ts'
import { distanceKm } from '#features/places/place.ts'
import { nearestPlace } from '#features/places/web/nearest-place.ts'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import type { MapArea, MapView } from './live-map.ts'

/**
 * Searches what the map shows: the nearest place as the search knows places, and as far from there as the corners are, so that
 * the address and the form say in words where one looks. The map comes back where it was.
 */
export async function searchArea(button: HTMLButtonElement, { center: [lat, lng], zoom, km }: MapArea): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  const place = await nearestPlace({ lat, lng }).catch(() => 'failed' as const)
  button.removeAttribute('aria-busy')
  if (place === null || place === 'failed') {
    const trouble = say(document.documentElement.lang === 'en' ? 'en' : 'nl', place === null ? mapWords.noPlaceHere : mapWords.areaFailed)
    return void (button.querySelector('[data-trouble]')!.textContent = trouble)
  }
  const far = Math.ceil(km + distanceKm({ lat, lng }, { lat: place.latitude, lng: place.longitude }))
  const to = new URL(location.href)
  to.searchParams.set('place', place.label)
  to.searchParams.set('km', String(Math.min(300, Math.max(1, far))))
  to.searchParams.set('view', 'map')
  to.searchParams.delete('page')
  to.hash = `map=${lat.toFixed(4)},${lng.toFixed(4)},${zoom}`
  location.assign(to)
}

/** The view that an address asks for. */
export function viewOf(hash: string): MapView | undefined {
  const [, lat, lng, zoom] = /^#map=(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6}),(\d{1,2}(?:\.5)?)$/.exec(hash) ?? []
  return lat && lng && zoom ? { center: [Number(lat), Number(lng)], zoom: Number(zoom) } : undefined
}
