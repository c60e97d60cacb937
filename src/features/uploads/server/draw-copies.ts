import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/concurrency-limiter.ts'

/** `name`: what it is served as, `640.webp`. */
export type DrawnCopy = { name: string; side: number; width: number; height: number; content: Buffer }
type Line = { side: number; width: number; height: number; bytes: number }[]

/** How the child leaves when a picture cannot be drawn. */
const refusals: Record<number, [status: number, code: string]> = { 3: [413, 'too_many_pixels'], 4: [422, 'broken_picture'], 5: [422, 'broken_picture'] }
const root = join(import.meta.dirname, '../../../..')
/** By the clock, whatever else the machine does: who sends it again with the same key finds what became of it. */
const longest = 60_000
/** What one picture may take of a processor, and of memory with all of Node; a photo of a phone takes a tenth and 170. */
const maxConcurrentWork = { seconds: 10, megabytes: 400 }
/** All copies of one picture together are far smaller. */
const longestAnswer = 8 * 1024 * 1024

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })

/** One picture at a time, for each takes a processor for a second and some memory. What somebody waits for does not wait for AVIF. */
const lines = {
  webp: new ConcurrencyLimiter({ atOnce: 1, longestQueue: 8, refusal: busy }),
  avif: new ConcurrencyLimiter({ atOnce: 1, longestQueue: 8, refusal: busy }),
}
/** Whoever asks for a page comes first, and who waits for a picture before those who do not (`nice`). */
const patience = { webp: 10, avif: 19 }

/** What is drawn: what somebody sent, which is no AVIF unless it was looked at; or a drawing of our own, never what somebody sent. */
type From = 'photo' | 'avif' | 'drawing'
type Manner = { from?: From; to?: 'webp' | 'avif'; most?: Partial<typeof maxConcurrentWork>; onStart?: (pid: number) => void; onEnd?: () => void }

/**
 * Draws a picture anew in the widths asked for, in a process that can do nothing else and ends when it takes too much (`mostWork`).
 * @throws 413 too_many_pixels, 422 broken_picture, 503 when too many wait, the machine is too busy or the process was killed
 */
export async function drawCopies(chunks: readonly Buffer[], widths: readonly number[], manner: Manner = {}): Promise<DrawnCopy[]> {
  return await lines[manner.to ?? 'webp'].take(async () => await draw(chunks, widths, manner))
}

async function draw(chunks: readonly Buffer[], widths: readonly number[], { from = 'photo', to = 'webp', most, onStart, onEnd }: Manner): Promise<DrawnCopy[]> {
  const { seconds, megabytes } = { ...maxConcurrentWork, ...most }
  const asked = [widths.join(), from, to, String(seconds), String(megabytes)]
  const child = spawn(process.execPath, [...limits, join(import.meta.dirname, 'draw-copies-child.ts'), ...asked], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // No secret of ours goes along.
    env: {},
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) {
    stepBack(child.pid, patience[to])
    onStart?.(child.pid)
  }
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.on('error', () => resolve({ code: null }))
    child.on('close', (code) => resolve({ code }))
  })
  // A child that has seen enough stops reading; its code says why.
  const given = pipeline(Readable.from(chunks), child.stdin).catch(() => {})
  const parts: Buffer[] = []
  let size = 0
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    size += part.length
    if (size > longestAnswer) child.kill('SIGKILL')
    else parts.push(part)
  }
  const { code } = await ended
  onEnd?.()
  await given
  if (code === 0 && size <= longestAnswer) return read(Buffer.concat(parts), to)
  const refusal = code !== null && refusals[code]
  if (!refusal) throw busy()
  throw new HttpError(refusal[0], [{ code: refusal[1], attribute: 'file' }])
}

/** Where the machine does not let us, it is as important as the rest. */
function stepBack(pid: number, by: number): void {
  try {
    setPriority(pid, by)
  } catch {
    // it may have ended already
  }
}

/** It may read its own program, and nothing else: no other file, no network, no process. */
const limits = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${join(root, 'node_modules')}`,
  `--allow-fs-read=${join(root, 'src')}`,
  `--allow-fs-read=${join(root, 'package.json')}`,
  '--max-old-space-size=96',
  '--no-warnings',
]

function read(answer: Buffer, ending: string): DrawnCopy[] {
  const end = answer.indexOf(10)
  let at = end + 1
  return (JSON.parse(answer.toString('utf8', 0, end)) as Line).map(({ bytes, ...facts }) => ({
    name: `${facts.side}.${ending}`,
    ...facts,
    content: answer.subarray(at, (at += bytes)),
  }))
}

type Copy = { name: string; width: number; height: number; content: Buffer }
export type AddressedCopies = {
  key: string
  /** As they are told to who may see them, small to large; what has no width is no picture. */
  pictures: { url: string; width: number; height: number }[]
  /** Of all of them. */
  bytes: number
  rows: { key: string; name: string; content: Buffer }[]
}

/** Puts copies under one address of 128 random bits, which nobody can guess (ADR 0023). */
export function addressCopies(folder: 'uploads' | 'files', copies: readonly Copy[], key = randomBytes(16).toString('base64url')): AddressedCopies {
  return {
    key,
    pictures: copies.flatMap(({ name, width, height }) => (width > 0 ? [{ url: `/${folder}/${key}/${name}`, width, height }] : [])),
    bytes: copies.reduce((sum, { content }) => sum + content.length, 0),
    rows: copies.map(({ name, content }) => ({ key, name, content })),
  }
}
