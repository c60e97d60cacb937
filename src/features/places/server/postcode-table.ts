import { CsvError, parse } from 'csv-parse/sync'
import { typeOfNoText } from '#kernel/csv/file-type.ts'
import { findEncoding } from '#kernel/csv/find-encoding.ts'
import { delimiterOf, withoutSeparatorLine } from '#kernel/csv/read-csv.ts'
import { textOf } from '#kernel/csv/text-encoding.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { shortTurns } from '#kernel/http/bodies/server/short-turns.ts'
import type { PlaceRow } from './load.ts'

/** The columns that the first line names, in any order; others are ignored. */
export const tableColumns = ['postcode', 'place', 'municipality', 'latitude', 'longitude'] as const
type Column = (typeof tableColumns)[number]

/** Why a file is no table of postcodes at all. `columns`: those that its first line does not name. */
export class NoTable extends Error {
  readonly code: 'not_text' | 'no_lines' | 'missing_columns'
  readonly columns: readonly Column[]
  constructor(code: NoTable['code'], columns: readonly Column[] = []) {
    super(columns.length > 0 ? `${code}: ${columns.join(', ')}` : code)
    this.code = code
    this.columns = columns
  }
}

/** What is wrong with a line, counted from 1 with the names of the columns, and the cell that is wrong. */
export type LineFault = { line: number; code: 'bad_postcode' | 'no_place' | 'no_municipality' | 'bad_latitude' | 'bad_longitude' | 'cut_off'; value: string }
export type ReadTable = { areas: PlaceRow[]; /** Lines with a postcode. */ lines: number; /** The first of them. */ faults: LineFault[]; faultCount: number }

const maxFaults = 50
/** Characters of a line: longer ones are in no table of postcodes, and would have to be kept whole. */
const longestLine = 4000
/** Bytes that are read before other work gets its turn. */
const piece = 32 * 1024

/**
 * Reads a table with any delimiter and encoding that spreadsheets write; of encodings that fit equally well the first is taken, since places
 * are few and known. Full postcodes (1234 AB) with the same four digits become one area at their mean position, so that however long the
 * table is, little more than the areas is kept. Other work gets its turn in between.
 * @param chunks the bytes of the file in their order
 * @throws {NoTable}
 */
export async function readPostcodeTable(chunks: readonly Buffer[]): Promise<ReadTable> {
  if (chunks[0] && typeOfNoText(chunks[0])) throw new NoTable('not_text')
  const { encoding } = await findEncoding(piecesOf(chunks))
  const table = new Table()
  for await (const text of withoutSeparatorLine(textOf(piecesOf(chunks), encoding))) table.take(text)
  return table.finish()
}

async function* piecesOf(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  const breathe = shortTurns()
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += piece) {
      yield chunk.subarray(at, at + piece)
      await breathe()
    }
}

type Area = { place: string; municipality: string; latitude: number; longitude: number; number: number }

/** A table of which the text arrives piece by piece. */
class Table {
  readonly #areas = new Map<string, Area>()
  readonly #faults: LineFault[] = []
  #faultCount = 0
  #lines = 0
  #line = 0
  /** The text behind the last line end. */
  #rest = ''
  #head: { sign: string; at: readonly number[]; most: number } | null = null

  take(text: string): void {
    // A carriage return at the end may be the first half of a line end.
    const whole = this.#rest + text
    const until = whole.endsWith('\r') ? whole.length - 1 : whole.length
    const lines = whole.slice(0, until).split(/\r\n|\n|\r/)
    this.#rest = lines.pop()! + whole.slice(until)
    for (const line of lines) this.#read(line, true)
    if (this.#rest.length > longestLine) throw new NoTable('not_text')
  }

  /** @throws {NoTable} */
  finish(): ReadTable {
    if (this.#rest !== '') this.#read(this.#rest.replace(/\r$/, ''), this.#rest.endsWith('\r'))
    if (this.#line === 0 || (this.#head && this.#lines === 0 && this.#faultCount === 0)) throw new NoTable('no_lines')
    if (!this.#head) throw new NoTable('missing_columns', tableColumns)
    const areas = [...this.#areas].map(([postcode4, { place, municipality, latitude, longitude, number }]): PlaceRow => [
      postcode4,
      place,
      municipality,
      round(latitude / number),
      round(longitude / number),
    ])
    return { areas, lines: this.#lines, faults: this.#faults, faultCount: this.#faultCount }
  }

  #read(line: string, isWhole: boolean): void {
    this.#line += 1
    if (line.length > longestLine) throw new NoTable('not_text')
    if (line.trim() === '') return
    if (!this.#head) return this.#readHead(line)
    const { sign, at, most } = this.#head
    const cells = cellsOf(line, sign)
    // A file that was fetched halfway ends within a line.
    if (!isWhole && cells.length <= most) return this.#fault('cut_off', line)
    this.#readRow(at.map((column) => cells[column] ?? '') as [string, string, string, string, string])
  }

  #readHead(text: string): void {
    const sign = delimiterOf(text)
    const names = cellsOf(text, sign).map((name) => name.toLowerCase())
    const at = tableColumns.map((name) => names.indexOf(name))
    const missing = tableColumns.filter((_, index) => at[index] === -1)
    if (missing.length > 0) throw new NoTable('missing_columns', missing)
    this.#head = { sign, at, most: Math.max(...at) }
  }

  #readRow([postcode, place, municipality, latitude, longitude]: [string, string, string, string, string]): void {
    const [lat, lng] = [degrees(latitude), degrees(longitude)]
    if (!/^[1-9]\d{3} ?(?:[A-Z]{2})?$/i.test(postcode)) return this.#fault('bad_postcode', postcode)
    if (place === '') return this.#fault('no_place', place)
    if (municipality === '') return this.#fault('no_municipality', municipality)
    // The Netherlands in Europe.
    if (!(lat > 50 && lat < 54)) return this.#fault('bad_latitude', latitude)
    if (!(lng > 3 && lng < 8)) return this.#fault('bad_longitude', longitude)
    this.#lines += 1
    const area = this.#areas.get(postcode.slice(0, 4))
    if (!area) return void this.#areas.set(postcode.slice(0, 4), { place, municipality, latitude: lat, longitude: lng, number: 1 })
    area.latitude += lat
    area.longitude += lng
    area.number += 1
  }

  #fault(code: LineFault['code'], value: string): void {
    this.#faultCount += 1
    if (this.#faults.length < maxFaults) this.#faults.push({ line: this.#line, code, value: cutText(value, 40) })
  }
}

/** NaN for what is no number, and for nothing. */
const degrees = (text: string) => (text === '' ? Number.NaN : Number(text.replace(',', '.')))
const round = (value: number) => Math.round(value * 100_000) / 100_000

function cellsOf(line: string, sign: string): string[] {
  return (line.includes('"') ? quotedCellsOf(line, sign) : line.split(sign)).map((cell) => cell.trim())
}

/** A quote that is never closed is a letter like any other. */
function quotedCellsOf(line: string, sign: string): string[] {
  try {
    return (parse(line, { delimiter: sign, relax_quotes: true, relax_column_count: true }) as string[][])[0] ?? []
  } catch (error) {
    if (error instanceof CsvError) return line.split(sign)
    throw error
  }
}
