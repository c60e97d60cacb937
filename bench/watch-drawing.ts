import { readdirSync, readFileSync } from 'node:fs'

/** Samples the server's child processes that convert pictures, twenty times a second. */
export function watchDrawing(pid: number) {
  const seen = { atOnce: 0, megabytes: 0 }
  const clock = setInterval(() => {
    let webp = 0
    for (const child of childrenOf(pid)) {
      const words = textOf(`/proc/${child}/cmdline`).split('\0')
      if (!words.some((word) => word.endsWith('draw-copies-child.ts'))) continue
      if (words.includes('webp')) webp += 1
      seen.megabytes = Math.max(seen.megabytes, Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${child}/status`))?.[1] ?? 0) / 1024))
    }
    seen.atOnce = Math.max(seen.atOnce, webp)
  }, 50)
  return { seen, end: () => clearInterval(clock) }
}

const childrenOf = (pid: number) => readdirSync(`/proc/${pid}/task`).flatMap((task) => textOf(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean))

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended in the meantime
  }
}
