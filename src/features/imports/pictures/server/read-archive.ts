import { Readable } from 'node:stream'
import { setImmediate as pause } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { type Entry, RandomAccessReader, type ZipFile, fromRandomAccessReaderPromise } from 'yauzl'
import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import { archiveLimits, limits } from '#features/imports/model/states.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { archivePart, archiveSize } from './archive-parts.ts'

/** A problem of the archive that its owner is told: a code of `archiveWords`. */
export class ArchiveProblem extends Error {
  readonly code: 'archive_too_large' | 'archive_too_many' | 'archive_encrypted' | 'archive_paths' | 'archive_unreadable'
  constructor(code: ArchiveProblem['code']) {
    super(code)
    this.code = code
  }
}

/** Bytes that are read at once before other work gets its turn. */
const slice = 32 * 1024

/** Reads the archive from its parts. The last part is kept, because a directory is read in small steps. */
class PartsReader extends RandomAccessReader {
  readonly #load: (position: number) => Promise<Buffer>
  #kept: { position: number; bytes: Buffer } | null = null

  constructor(load: (position: number) => Promise<Buffer>) {
    super()
    this.#load = load
  }

  async #part(position: number): Promise<Buffer> {
    if (this.#kept?.position !== position) this.#kept = { position, bytes: await this.#load(position) }
    return this.#kept.bytes
  }

  /** The bytes from `start` up to `end`, in slices. */
  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const part = await this.#part(Math.floor(at / limits.partBytes))
      const from = at % limits.partBytes
      const bytes = part.subarray(from, Math.min(from + slice, from + end - at))
      if (bytes.length === 0) throw new ArchiveProblem('archive_unreadable')
      at += bytes.length
      yield bytes
      await pause()
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false })
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null) => void): void {
    const fill = async () => {
      let at = offset
      for await (const bytes of this.#range(position, position + length)) at += bytes.copy(buffer, at)
    }
    callbackify(fill)((error) => callback(error))
  }
}

/** A file of the archive, by its place in the directory. */
export type ArchiveFile = { position: number; entry: Entry }
type Archive = {
  /** The files in the order of the directory, without folders and the files that systems add. @throws {ArchiveProblem} */
  files: () => AsyncGenerator<ArchiveFile>
  /** Unpacks one file, which may have this many bytes at most. @throws {ArchiveProblem} */
  unpack: (file: ArchiveFile, most: number) => Promise<Buffer[]>
}

/**
 * Opens the archive of an import; null when none was sent. Nothing is unpacked but what is asked for, one file at a time and never more than
 * its entry says, so that neither nested nor overlapping files can grow.
 * @throws {ArchiveProblem}
 */
export async function openArchive(db: Database, key: ImportKey): Promise<Archive | null> {
  const size = await archiveSize(db, key)
  if (size === null) return null
  const reader = new PartsReader(async (position) => await archivePart(db, key, position))
  const zip = await told(fromRandomAccessReaderPromise(reader, size, { autoClose: false, validateEntrySizes: true }))
  if (zip.entryCount > archiveLimits.entries) throw new ArchiveProblem('archive_too_many')
  return { files: () => filesOf(zip), unpack: async (file, most) => await told(unpack(zip, file, most)) }
}

async function* filesOf(zip: ZipFile): AsyncGenerator<ArchiveFile> {
  let unpacked = 0
  let position = 0
  const entries = zip.eachEntry()
  for (;;) {
    const { done, value: entry } = await told(entries.next())
    if (done) return
    position += 1
    if (entry.isEncrypted()) throw new ArchiveProblem('archive_encrypted')
    unpacked += entry.uncompressedSize
    if (unpacked > archiveLimits.unpacked) throw new ArchiveProblem('archive_too_large')
    if (!isAddedBySystem(entry.fileName)) yield { position, entry }
  }
}

const isAddedBySystem = (name: string) => name.endsWith('/') || /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(name)

async function unpack(zip: ZipFile, { entry }: ArchiveFile, most: number): Promise<Buffer[]> {
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new ArchiveProblem('archive_too_large')
    chunks.push(chunk)
    await pause()
  }
  return chunks
}

/** Turns what is wrong with an archive into a problem that its owner is told. Errors of the database stay what they are. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ArchiveProblem || !(error instanceof Error) || error.constructor !== Error) throw zlibProblem(error)
    throw new ArchiveProblem(
      /^(absolute path|invalid relative path|invalid characters in fileName)/.test(error.message) ? 'archive_paths' : 'archive_unreadable',
    )
  }
}

function zlibProblem(error: unknown): unknown {
  const { code } = error as { code?: string }
  return code?.startsWith('Z_') || code === 'ERR_OUT_OF_RANGE' ? new ArchiveProblem('archive_unreadable') : error
}
