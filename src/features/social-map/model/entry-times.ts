import type { HalfHoliday, OpeningTimes } from '#features/opening-hours/opening-times.ts'
import type { MapLocation, MapService } from './entry.ts'

type Written = {
  services: readonly Pick<MapService, 'hours'>[]
  locations: readonly Pick<MapLocation, 'hours' | 'addressVisibility'>[]
  holidayRule: OpeningTimes['holidayRule']
  closedFrom: string | null
  closedUntil: string | null
}

/** The times of an entry: those of its places that visitors may know of, and the services' own. */
export function timesOf({ services, locations, holidayRule, closedFrom, closedUntil }: Written, halfHolidays: readonly HalfHoliday[] = []): OpeningTimes[] {
  const temporarilyClosed = closedFrom ? { from: closedFrom, until: closedUntil } : null
  const shown = locations.filter(({ addressVisibility }) => addressVisibility !== 'hidden')
  return [...shown.map(({ hours }) => hours), ...services.flatMap(({ hours }) => hours ?? [])].map((hours) => ({
    ...hours,
    holidayRule,
    halfHolidays,
    temporarilyClosed,
  }))
}
