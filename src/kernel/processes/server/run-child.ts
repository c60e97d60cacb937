import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const root = join(import.meta.dirname, '../../../..')

type Child = {
  /** The program, with its whole path. */
  file: string
  args?: readonly string[]
  /** What it reads from stdin. */
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Milliseconds after which it is killed, however busy the machine is. */
  longest: number
  /** Megabytes of V8's heap; what lies outside it, such as a decoder's memory, the program limits itself. */
  heap: number
  /** Bytes; a child that writes more is killed. */
  longestAnswer: number
  /** Whether it may read its own program and nothing else: no other file, no network, no child process. */
  isConfined: boolean
  /** Niceness, so that page requests come first. */
  niceness?: number
  onStart?: (pid: number) => void
  onEnd?: () => void
}

/** `code`: its exit code, null when it was killed or did not start. */
export type ChildAnswer = { code: number | null; output: Buffer }

/**
 * Runs a program of ours in a process of its own, for what takes much memory or reads what strangers sent: its memory is freed
 * when it ends. It gets none of our secrets. Waiting for a turn is up to the caller (`ConcurrencyLimiter`).
 */
export async function runChild({ file, args = [], input, longest, heap, longestAnswer, isConfined, niceness, onStart, onEnd }: Child): Promise<ChildAnswer> {
  const flags = [...(isConfined ? confined : []), `--max-old-space-size=${heap}`, '--no-warnings']
  const child = spawn(process.execPath, [...flags, file, ...args], { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: longest, killSignal: 'SIGKILL' })
  if (child.pid !== undefined) {
    if (niceness !== undefined) stepBack(child.pid, niceness)
    onStart?.(child.pid)
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  // A child that has seen enough stops reading; its exit code says why.
  const given = pipeline(Readable.from(input), child.stdin).catch(() => {})
  const parts: Buffer[] = []
  let size = 0
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    size += part.length
    if (size > longestAnswer) child.kill('SIGKILL')
    else parts.push(part)
  }
  const code = await ended
  onEnd?.()
  await given
  return { code: size > longestAnswer ? null : code, output: Buffer.concat(parts) }
}

const confined = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${join(root, 'node_modules')}`,
  `--allow-fs-read=${join(root, 'src')}`,
  `--allow-fs-read=${join(root, 'package.json')}`,
]

/** Lowers the priority of a process; has no effect where the machine does not permit it. */
function stepBack(pid: number, by: number): void {
  try {
    setPriority(pid, by)
  } catch {
    // it may have ended already
  }
}
