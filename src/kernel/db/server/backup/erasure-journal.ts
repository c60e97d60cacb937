import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

// A database that is restored to an earlier moment has people again who had their account removed since, and centers that were removed. The
// journals beside the backups say which: ids and times, and of a center its name.

const shape = z.object({
  userId: z.uuid(),
  /** When the account was archived, by which the thirty days of its erasure count; null: somebody brought it back. */
  archivedAt: z.iso.datetime().nullable(),
})
export type Erasure = z.infer<typeof shape>

/** A center whose removal has begun. */
const removal = z.object({ id: z.uuid(), centerId: z.uuid(), name: z.string(), town: z.string(), startedAt: z.iso.datetime() })
export type Removal = z.infer<typeof removal>

const erasures = 'erasures.jsonl'
const removals = 'removed-centers.jsonl'

/** Adds what happened to accounts, in its order. */
export const noteErasures = async (backupDir: string, noted: readonly Erasure[]): Promise<void> => await note(backupDir, erasures, noted)

/** Adds centers whose removal has begun. */
export const noteRemovals = async (backupDir: string, noted: readonly Removal[]): Promise<void> => await note(backupDir, removals, noted)

/** What last happened to each account. A line that a crash cut short counts nothing. */
export async function readErasures(backupDir: string): Promise<Erasure[]> {
  const latest = new Map((await linesOf(backupDir, erasures, shape)).map((one) => [one.userId, one]))
  return [...latest.values()]
}

/** The centers whose removal has begun, in that order. A line that a crash cut short counts nothing. */
export async function readRemovals(backupDir: string): Promise<Removal[]> {
  return await linesOf(backupDir, removals, removal)
}

async function note(backupDir: string, name: string, noted: readonly object[]): Promise<void> {
  if (noted.length > 0) await appendFile(join(backupDir, name), noted.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600, flush: true })
}

async function linesOf<T>(backupDir: string, name: string, of: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(join(backupDir, name), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const { data } = of.safeParse(parsed(line))
    return data ? [data] : []
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
