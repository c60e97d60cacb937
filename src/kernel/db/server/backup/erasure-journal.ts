import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

// A database that is restored to an earlier moment has people again who had their account removed since. The journal beside the
// backups says who: ids and times, nothing else.

const shape = z.object({
  userId: z.uuid(),
  /** When the account was archived, by which the thirty days of its erasure count; null: somebody brought it back. */
  archivedAt: z.iso.datetime().nullable(),
})
export type Erasure = z.infer<typeof shape>

const pathOf = (backupDir: string) => join(backupDir, 'erasures.jsonl')

/** Adds what happened to accounts, in its order. */
export async function noteErasures(backupDir: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length > 0) await appendFile(pathOf(backupDir), erasures.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600, flush: true })
}

/** What last happened to each account. A line that a crash cut short counts nothing. */
export async function readErasures(backupDir: string): Promise<Erasure[]> {
  const text = await readFile(pathOf(backupDir), 'utf8').catch(() => '')
  const latest = new Map<string, Erasure>()
  for (const line of text.split('\n')) {
    const { data } = shape.safeParse(parsed(line))
    if (data) latest.set(data.userId, data)
  }
  return [...latest.values()]
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
