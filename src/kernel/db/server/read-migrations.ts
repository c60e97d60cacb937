import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Statements, or the path of a definition that later statements need (`-- uses database/kernel/plain.sql`). */
export type Part = { sql: string } | { uses: string }
export type Migration = { name: string; checksum: string; parts: Part[] }

/** The migration that holds the whole schema as it was when all earlier files were folded into one. */
export const baseline = '0001_baseline'

/**
 * The files of `folder` (NNNN_purpose.sql) in the order of their numbers.
 * @throws when a name has no number, or two have the same
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((file) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
    if (number === undefined) throw new Error(`${file} is no name for a migration: write four digits and a purpose, 0012_news.sql.`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}: give one of them the next free number.`)
    numbers.add(number)
    const sql = readFileSync(join(folder, file), 'utf8')
    return { name: file.slice(0, -4), checksum: createHash('sha256').update(sql).digest('hex'), parts: partsOf(sql) }
  })
}

/** Names and checksums of the migrations that the baseline of `folder` replaces, in their order. */
export function readReplaced(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'replaced_by_baseline.txt'), 'utf8').trim().split('\n')
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

function partsOf(sql: string): Part[] {
  return sql
    .split(/^(-- uses database\/.*)$/m)
    .map((piece) => (piece.startsWith('-- uses database/') ? { uses: piece.slice('-- uses '.length).trim() } : { sql: piece }))
    .filter((part) => 'uses' in part || part.sql.trim() !== '')
}
