import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { LoadResult, Job } from './load.ts'

/** Starts a Node program and waits until it prints what `ready` looks for. */
export async function startNode(args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let output = ''
  return await new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data
      const line = ready.exec(output)?.[0]
      if (line) resolve({ child, line })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`node ${args[0]} ended too soon:\n${output}`)))
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Runs the load in another process. */
export async function runLoad(job: Job): Promise<LoadResult> {
  const child = spawn(process.execPath, [new URL('load.ts', import.meta.url).pathname], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stdin.end(JSON.stringify(job))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error('The requests could not be sent.')
  return JSON.parse(output) as LoadResult
}

/** The peak memory of a process, in megabytes; null where the system does not tell. */
export function peakMemory({ pid }: ChildProcess): number | null {
  const path = `/proc/${pid}/status`
  const found = existsSync(path) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] : undefined
  return found ? Math.round(Number(found) / 1024) : null
}
