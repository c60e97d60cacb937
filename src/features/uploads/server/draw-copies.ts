import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '#kernel/db/server/database.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'
import { runChild } from '#kernel/processes/server/run-child.ts'
import type { BytesColumns } from '#kernel/storage/server/byte-store.ts'

/** `name`: the last part of its address, `640.webp`. */
export type DrawnCopy = { name: string; side: number; width: number; height: number; content: Buffer }
type Line = { side: number; width: number; height: number; bytes: number }[]

/** The exit codes of the child when a picture cannot be drawn. */
const refusals: Record<number, [status: number, code: string]> = { 3: [413, 'too_many_pixels'], 4: [422, 'broken_picture'], 5: [422, 'broken_picture'] }
/** Milliseconds, however busy the machine is; sending it again with the same key returns the result. */
const longest = 60_000
/** Limits of one picture in processor time, and in memory including Node; a phone's photo takes a tenth of the time and 170 MB. */
const maxConcurrentWork = { seconds: 10, megabytes: 400 }
/** Bytes; all copies of one picture together are far smaller. */
const longestAnswer = 8 * 1024 * 1024

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })

/**
 * One picture at a time, since each takes a processor for a second and some memory. AVIF copies, and JPEGs for whoever shares a page, have
 * queues of their own, so that nobody waits for them.
 */
const lines = {
  webp: new ConcurrencyLimiter({ atOnce: 1, longestQueue: 8, refusal: busy }),
  avif: new ConcurrencyLimiter({ atOnce: 1, longestQueue: 8, refusal: busy }),
  jpeg: new ConcurrencyLimiter({ atOnce: 1, longestQueue: 8, refusal: busy }),
}
/** Niceness: page requests come first, then pictures that somebody waits for, then AVIF. */
const patience = { webp: 10, avif: 19, jpeg: 19 }

/** The source: an upload, which may be AVIF only after it was checked; or our own drawing, never an upload. */
type From = 'photo' | 'avif' | 'drawing'
type Manner = { from?: From; to?: keyof typeof lines; most?: Partial<typeof maxConcurrentWork>; onStart?: (pid: number) => void; onEnd?: () => void }

/**
 * Draws a picture anew in the given widths, in a sandboxed process that is killed when it uses too much (`maxConcurrentWork`).
 * @throws 413 too_many_pixels, 422 broken_picture, 503 when too many wait, the machine is too busy or the process was killed
 */
export async function drawCopies(chunks: readonly Buffer[], widths: readonly number[], manner: Manner = {}): Promise<DrawnCopy[]> {
  return await lines[manner.to ?? 'webp'].take(async () => await draw(chunks, widths, manner))
}

async function draw(chunks: readonly Buffer[], widths: readonly number[], { from = 'photo', to = 'webp', most, onStart, onEnd }: Manner): Promise<DrawnCopy[]> {
  const { seconds, megabytes } = { ...maxConcurrentWork, ...most }
  const { code, output } = await runChild({
    file: join(import.meta.dirname, 'draw-copies-child.ts'),
    args: [widths.join(), from, to, String(seconds), String(megabytes)],
    input: chunks,
    longest,
    heap: 96,
    longestAnswer,
    isConfined: true,
    niceness: patience[to],
    ...(onStart && { onStart }),
    ...(onEnd && { onEnd }),
  })
  if (code === 0) return read(output, to)
  const refusal = code !== null && refusals[code]
  if (!refusal) throw busy()
  throw new HttpError(refusal[0], [{ code: refusal[1], attribute: 'file' }])
}

function read(answer: Buffer, ending: string): DrawnCopy[] {
  const end = answer.indexOf(10)
  let at = end + 1
  return (JSON.parse(answer.toString('utf8', 0, end)) as Line).map(({ bytes, ...facts }) => ({
    name: `${facts.side}.${ending}`,
    ...facts,
    content: answer.subarray(at, (at += bytes)),
  }))
}

/** A copy whose bytes are where its row says, before there is a row. `size`: of its content, in bytes. */
export type PutCopy = { name: string; width: number; height: number; size: number } & BytesColumns

/** Puts copies where the bytes of a center's rows lie. Called before the transaction of the rows. @throws {StorageAway} */
export async function putCopies(
  db: Database,
  centerId: string,
  copies: readonly Pick<DrawnCopy, 'name' | 'width' | 'height' | 'content'>[],
): Promise<PutCopy[]> {
  const contents = copies.map(({ content }) => content)
  const columns = await db.bytes.put(centerId, contents)
  return copies.map(({ name, width, height, content }, at) => ({ name, width, height, size: content.length, ...columns[at]! }))
}

export type AddressedCopies = {
  key: string
  /** The public description of the copies, small to large; a copy without a width is not a picture. */
  pictures: { url: string; width: number; height: number }[]
  /** The size of all copies together. */
  bytes: number
  rows: ({ key: string; name: string } & BytesColumns)[]
}

/** Puts copies under one unguessable address of 128 random bits (ADR 0023). */
export function addressCopies(folder: 'uploads' | 'files', copies: readonly PutCopy[], key = randomBytes(16).toString('base64url')): AddressedCopies {
  return {
    key,
    pictures: copies.flatMap(({ name, width, height }) => (width > 0 ? [{ url: `/${folder}/${key}/${name}`, width, height }] : [])),
    bytes: copies.reduce((sum, { size }) => sum + size, 0),
    rows: copies.map(({ name, content, object_key }) => ({ key, name, content, object_key })),
  }
}
