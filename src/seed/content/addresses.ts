import { between, pick } from './pick.ts'
import type { Address, Neighbourhood } from './types.ts'

// SA, SD and SS are never given out.
const letters = ['AB', 'AD', 'AH', 'BC', 'BG', 'BK', 'CA', 'CN', 'DB', 'DG', 'EH', 'EM', 'GJ', 'GR', 'HB', 'HK', 'JL', 'KN', 'LP', 'MX', 'NB', 'PV', 'RT', 'TG', 'VK', 'WZ']

/** A made-up house in a real neighbourhood, at most some 400 metres from its middle. */
export function addressIn(neighbourhood: Neighbourhood, by: string): Address {
  const offset = (axis: string) => between(-35, 35, `${by} ${axis}`) / 10_000
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  return {
    street: pick(neighbourhood.streets, `${by} street`),
    houseNumber: String(between(2, 148, `${by} number`)),
    postcode: `${neighbourhood.postcode4} ${pick(letters, `${by} letters`)}`,
    city: neighbourhood.city,
    lat: round(neighbourhood.lat + offset('lat')),
    lng: round(neighbourhood.lng + offset('lng')),
  }
}
