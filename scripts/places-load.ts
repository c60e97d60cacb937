import { readFileSync } from 'node:fs'
import { readConfig } from '#kernel/config/server/config.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { type PlaceRow, replacePostcodes } from '#features/places/server/load.ts'
import { readPostcodes } from './postcode-table.ts'

// Loads your own table of postcodes in place of the one that comes with the product:
//   node scripts/places-load.ts postcodes.csv
// The first line names the columns: postcode, place, municipality, latitude, longitude (in any order; others are ignored).

const path = process.argv[2]
if (!path) {
  process.stderr.write('Name the file: node scripts/places-load.ts postcodes.csv\n')
  process.exit(64)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const rows: PlaceRow[] = readPostcodes(readFileSync(path, 'utf8'))
const database = await provideDatabase(readConfig(process.env), say)
try {
  say(`${await replacePostcodes(database.databaseUrl, rows)} postcode areas`)
} finally {
  await database.release()
}
