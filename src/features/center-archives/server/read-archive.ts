import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { type Extract, extract as openExtract } from 'tar-stream'
import type { z } from 'zod'
import { type About, ArchiveFault, type Manifest, aboutName, aboutShape, archiveFormat, manifestName, manifestShape } from './archive-format.ts'

/** No part of an archive is larger: a picture or a file of at most some megabytes, or a piece of a table. */
const largestPart = 64 << 20

const damaged = 'The archive is damaged: it is not as it was written. Copy it again from where it was downloaded, or make another one.'

export type ArchivePart = { name: string; bytes: Buffer }

/**
 * Reads an archive from the beginning to the end, part by part, and holds one of them at a time. Nothing of it counts before the end is
 * reached: `visit` works in a transaction, or keeps nothing.
 * @param visit gets every part but the first and the last
 * @throws {ArchiveFault} when the passphrase is wrong, a byte has changed, something is missing, or it has a format of another version
 */
export async function readArchive(
  path: string,
  passphrase: string,
  { begin, visit }: { begin?: (about: About) => Promise<void>; visit?: (part: ArchivePart) => Promise<void> } = {},
): Promise<{ about: About; manifest: Manifest }> {
  const plain = await decrypted(path, passphrase)
  const extract = openExtract()
  const unpacked = pipeline(plain, createGunzip(), extract).then(
    () => null,
    (error: Error) => error,
  )
  const parts: Manifest['parts'] = {}
  let about: About | null = null
  let manifest: Manifest | null = null
  let fault: unknown = null
  try {
    for await (const entry of extract) {
      const { name, bytes } = await partOf(entry)
      if (manifest) throw new ArchiveFault(damaged)
      if (name === manifestName) {
        manifest = parsed(manifestShape, bytes)
        continue
      }
      parts[name] = [bytes.length, createHash('sha256').update(bytes).digest('hex')]
      if (about) await visit?.({ name, bytes })
      else {
        about = aboutOf(name, bytes)
        await begin?.(about)
      }
    }
  } catch (error) {
    extract.destroy()
    fault = error
  }
  const broken = await unpacked
  if (fault instanceof Error && fault !== broken && !isOfStream(fault)) throw fault
  if (fault ?? broken) throw new ArchiveFault(damaged, { cause: fault ?? broken })
  if (!about || !manifest || !isEqual(manifest.parts, parts)) throw new ArchiveFault(damaged)
  return { about, manifest }
}

/** An error of the way of the bytes, not of what was done with them. */
const isOfStream = (error: Error) => 'code' in error && /^(ERR_STREAM|Z_)/.test(String(error.code)) && !(error instanceof ArchiveFault)

async function decrypted(path: string, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const file = createReadStream(path)
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  } catch (cause) {
    file.destroy()
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new ArchiveFault(`There is no file ${path}.`, { cause })
    if (/no identity matched|passphrase/i.test((cause as Error).message))
      throw new ArchiveFault('The passphrase is wrong, or the beginning of the archive is damaged. It was shown once, when the archive was asked for.', {
        cause,
      })
    throw new ArchiveFault('This is no archive of a center, or its beginning is damaged. Name the file that the admin downloaded.', { cause })
  }
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never

async function partOf(entry: Entry): Promise<ArchivePart> {
  const { name, size = 0 } = entry.header
  if (size > largestPart) throw new ArchiveFault(damaged)
  const pieces: Buffer[] = []
  for await (const piece of entry) pieces.push(piece as Buffer)
  return { name, bytes: Buffer.concat(pieces) }
}

function aboutOf(name: string, bytes: Buffer): About {
  if (name !== aboutName) throw new ArchiveFault(damaged)
  const format = (json(bytes) as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== archiveFormat)
    throw new ArchiveFault(
      `The archive has format ${format}, and this version reads format ${archiveFormat}. Import it with the version that made it, or export again from this one.`,
    )
  return parsed(aboutShape, bytes)
}

/** The content of a part in its shape. @throws {ArchiveFault} */
export function parsed<T>(shape: z.ZodType<T>, bytes: Buffer | string): T {
  const read = shape.safeParse(json(bytes))
  if (!read.success) throw new ArchiveFault(damaged)
  return read.data
}

function json(bytes: Buffer | string): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

function isEqual(one: Manifest['parts'], other: Manifest['parts']): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name]![0] === other[name]?.[0] && one[name]![1] === other[name]?.[1])
}
