import { readFileSync } from 'node:fs'
import { readConfig } from '#kernel/config/server/config.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { replacePostcodes } from '#features/places/server/load.ts'
import { NoTable, readPostcodeTable, tableColumns } from '#features/places/server/postcode-table.ts'

// Loads your own table of postcodes in place of the one that comes with the product:
//   node scripts/places-load.ts postcodes.csv
// The first line names the columns: postcode, place, municipality, latitude, longitude (in any order; others are ignored).

const path = process.argv[2]
if (!path) {
  process.stderr.write('Name the file: node scripts/places-load.ts postcodes.csv\n')
  process.exit(64)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const { areas, faults, faultCount } = await readPostcodeTable([readFileSync(path)]).catch((error: unknown) => {
  if (!(error instanceof NoTable)) throw error
  return stop([`${path} cannot be read as a table of postcodes: ${error.message}. Its first line has to name the columns ${tableColumns.join(', ')}.`])
})
if (faultCount > 0)
  stop([...faults.map(({ line, code, value }) => `Line ${line}: ${code} ${value}`), `${faultCount} lines cannot be read. Nothing was changed.`])
const database = await provideDatabase(readConfig(process.env), say)
try {
  const { added, changed, removed } = await replacePostcodes(database.databaseUrl, areas)
  say(`${areas.length} postcode areas: ${added} new, ${changed} changed, ${removed} gone`)
} finally {
  await database.release()
}

function stop(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(65) // EX_DATAERR of sysexits.h
}
