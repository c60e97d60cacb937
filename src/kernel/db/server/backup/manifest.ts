import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupFault } from './backup-fault.ts'

/** The shape of a backup folder; a later one has another number. */
export const backupFormat = 1

const shape = z.object({
  format: z.number(),
  /** The major version of PostgreSQL whose files these are. */
  postgres: z.number(),
  /** The name of the newest migration that the database has. */
  migration: z.string(),
  /** By what a secret key is recognised without being in the backup. */
  secretKey: z.string(),
  /** When copying began and ended, ISO 8601. The copy is whole from the end on. */
  began: z.string(),
  ended: z.string(),
  /** The first and the last segment of the write-ahead log that the copy needs; they are in it. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  /** By path in `database/`, the size in bytes and the SHA-256 of each file. */
  files: z.record(z.string(), z.tuple([z.number(), z.string()])),
})
export type Manifest = z.infer<typeof shape>

const name = 'backup.json'

export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> =>
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })

/** What a backup folder says of itself. @throws {BackupFault} where there is none, it cannot be read, or its format is not known here */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(join(folder, name), 'utf8')
  } catch {
    throw new BackupFault(`${folder} is no backup: it holds no ${name}. Name a folder that \`npm run backup\` made.`)
  }
  const written = parsed(text)
  const read = shape.safeParse(written)
  const format = (written as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== backupFormat)
    throw new BackupFault(`${folder} has format ${format}, and this version reads format ${backupFormat}. Restore it with the version that made it.`)
  if (!read.success) throw new BackupFault(`${folder} is damaged: its ${name} cannot be read. Take another backup.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads every file of a backup again. @throws {BackupFault} with the first files that are missing or not as they were written */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const wrong: string[] = []
  for (const [path, [size, digest]] of Object.entries(files)) {
    const found = await digestOf(join(folder, 'database', path)).catch(() => null)
    if (found === null || found.size !== size || found.digest !== digest) wrong.push(path)
  }
  if (wrong.length === 0) return
  const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''
  throw new BackupFault(`${folder} is damaged: ${wrong.slice(0, 3).join(', ')}${more} are not as they were written. Take another backup.`)
}

async function digestOf(path: string): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(createReadStream(path), async (parts) => {
    for await (const part of parts as AsyncIterable<Buffer>) {
      hash.update(part)
      size += part.length
    }
  })
  return { size, digest: hash.digest('hex') }
}
