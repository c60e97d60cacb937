import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { plainCell } from './write-csv.ts'

/** Why a text cannot be read as a table. */
export class CsvProblem extends Error {
  readonly code: 'too_many_columns' | 'row_too_long' | 'unreadable'
  constructor(code: CsvProblem['code']) {
    super(code)
    this.code = code
  }
}

export const delimiters = [';', ',', '\t', '|'] as const

/** Lines by which the delimiter is found, and the characters that they may have together. */
const sample = { lines: 20, length: 20_000 }

/** A first line by which Excel is told the delimiter, whatever it is: `sep=;`, also in quotes. */
const separatorLine = /^"?sep=([^\s\w"]|\t)"?[ ;,\t|]*(\r\n|\r|\n|$)/i

/**
 * The delimiter of a table, by the start of its text. The line `sep=;` says it; else it is the one that most lines have equally often
 * outside of quotes: a title above the table has none, and commas within sentences differ from line to line.
 */
export function delimiterOf(start: string): string {
  const said = separatorLine.exec(start.slice(0, 40))?.[1]
  if (said) return said
  const text = start.slice(0, sample.length).replaceAll(/"[^"]*"/g, '')
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sample.lines)
  const found = delimiters.map((delimiter) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(delimiter).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const [often = 0, same = 0] = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0] ?? []
    return { delimiter, same, often }
  })
  return found.sort((one, other) => other.same - one.same || other.often - one.often)[0]!.delimiter
}

/** The text with nothing in the place of the line `sep=;`. Holds the first chunks back until that line would be whole. */
export async function* withoutSeparatorLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | null = ''
  for await (const chunk of text) {
    if (start === null) {
      yield chunk
      continue
    }
    start += chunk
    // A carriage return at the end of a chunk may be the first half of a line end.
    if (start.length < 60 && !/[\r\n][^]/.test(start)) continue
    yield start.replace(separatorLine, '$2')
    start = null
  }
  if (start) yield start.replace(separatorLine, '$2')
}

export type CsvLimits = {
  /** Characters. */ rowLetters: number
  columns: number
  /** Spreadsheets add empty columns behind the last one. */ emptyColumns: number
}

/**
 * The records of a text, cells trimmed and without what `csvLine` added; skips lines without content. Lines end in CR LF, LF or CR, also
 * mixed in one file.
 * @throws {CsvProblem}
 */
export async function* recordsOf(text: AsyncIterable<string>, delimiter: string, limits: CsvLimits): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.rowLetters - 1, // the parser checks before it adds the next character
    // Counts columns while a row is parsed, since a whole file may be one row of delimiters, which would be refused only at its end.
    cast: (cell, { index }) => {
      if (index >= (cell === '' ? limits.emptyColumns : limits.columns)) throw new CsvProblem('too_many_columns')
      return cell
    },
  })
  const source = Readable.from(withoutSeparatorLine(text))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const cells = record.map(tidy)
      while (cells.at(-1) === '') cells.pop()
      if (cells.length > limits.columns) throw new CsvProblem('too_many_columns')
      if (cells.length > 0) yield cells
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CsvProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'unreadable')
  } finally {
    source.destroy()
  }
}

/** Makes a cell storable: no NUL, no lone surrogates, no surrounding spaces. */
const tidy = (cell: string) => plainCell(ordinaryText(cell.replaceAll('\0', '')).trim())
