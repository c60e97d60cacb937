import { parse, CsvError } from 'csv-parse'
import { Readable } from 'node:stream'
import { plainCell } from '#kernel/csv/write-csv.ts'
import { normalText } from '#kernel/fields/normal-text.ts'
import { limits } from '#features/imports/model/states.ts'
import { FileProblem } from './file-problem.ts'

const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** The sign that stands most often in the first line, outside of quotes. Excel may say it itself: `sep=;`. */
export function delimiterOf(start: string): Delimiter {
  const line = /^[^\r\n]*/.exec(start.slice(0, 20_000))![0].replaceAll(/"[^"]*"/g, '')
  const said = /^sep=(.)$/.exec(line)?.[1]
  if (said && (delimiters as readonly string[]).includes(said)) return said as Delimiter
  const counts = delimiters.map((sign) => line.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))]!
}

/** The records of a text, cells trimmed; lines without a word are none. @throws {FileProblem} */
export async function* recordsOf(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.rowLetters - 1, // it looks before it adds the next
    cast: withinColumns,
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (record.length === 1 && /^sep=.$/.test(record[0]!)) continue
      const cells = record.map(tidy)
      while (cells.at(-1) === '') cells.pop()
      if (cells.length > limits.columns) throw new FileProblem('too_many_columns')
      if (cells.length > 0) yield cells
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'unreadable')
  } finally {
    source.destroy()
  }
}

/**
 * Told while a row is read: a whole file may be one row of signs between columns, which would be let go of only at its end.
 * Spreadsheets put empty columns behind the last one, so those are no fault until they are very many.
 */
function withinColumns(cell: string, { index }: { index: number }): string {
  if (index >= (cell === '' ? limits.emptyColumns : limits.columns)) throw new FileProblem('too_many_columns')
  return cell
}

/** As it can be kept: no NUL, no half letters, no spaces around. */
const tidy = (cell: string) => plainCell(normalText(cell.replaceAll('\0', '')).trim())
