import type { PlaceRow } from '#features/places/server/load.ts'

const columns = ['postcode', 'place', 'municipality', 'latitude', 'longitude'] as const

/**
 * Reads a table with commas or semicolons between its columns. Full postcodes (1234 AB) with the same four digits become one
 * area at their mean position.
 * @throws with the number of the line that cannot be read
 */
export function readPostcodes(text: string): PlaceRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const sign = head.includes(';') ? ';' : ','
  const names = cellsOf(head, sign).map((name) => name.toLowerCase())
  const at = columns.map((name) => names.indexOf(name))
  const missing = columns.filter((_, index) => at[index] === -1)
  if (missing.length > 0) throw new Error(`The first line has to name the columns ${columns.join(', ')}; ${missing.join(' and ')} is not there.`)

  const areas = new Map<string, { place: string; municipality: string; latitude: number; longitude: number; number: number }>()
  lines.forEach((line, index) => {
    if (line.trim() === '') return
    const [postcode, place, municipality, latitude, longitude] = at.map((column) => cellsOf(line, sign)[column] ?? '') as [
      string,
      string,
      string,
      string,
      string,
    ]
    const [lat, lng] = [latitude, longitude].map((value) => Number(value.replace(',', '.'))) as [number, number]
    if (!/^[1-9]\d{3} ?([A-Z]{2})?$/i.test(postcode) || !place || !(lat > 50 && lat < 54) || !(lng > 3 && lng < 8))
      throw new Error(`Line ${index + 2} cannot be read: ${line}`)
    const area = areas.get(postcode.slice(0, 4)) ?? { place, municipality, latitude: 0, longitude: 0, number: 0 }
    areas.set(postcode.slice(0, 4), { ...area, latitude: area.latitude + lat, longitude: area.longitude + lng, number: area.number + 1 })
  })
  return [...areas].map(([postcode4, { place, municipality, latitude, longitude, number }]) => [
    postcode4,
    place,
    municipality,
    round(latitude / number),
    round(longitude / number),
  ])
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000

function cellsOf(line: string, sign: string): string[] {
  const pattern = sign === ';' ? /("(?:[^"]|"")*"|[^;]*)(;|$)/g : /("(?:[^"]|"")*"|[^,]*)(,|$)/g
  return [...line.matchAll(pattern)].map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim())
}
