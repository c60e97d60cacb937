import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Milliseconds of processor time that a process and the embedded database in `dataDir` have used so far; null where the system
 * does not tell. Unlike requests per second it hardly changes when the machine has other work.
 */
export function cpuTime(pid: number | undefined, dataDir: string): { server: number; database: number } | null {
  const file = postmasterFile(dataDir)
  if (!pid || !file || !existsSync('/proc/self/stat')) return null
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.parent === postmaster)
  const database = children.reduce((sum, child) => sum + (statOf(Number(child))?.own ?? 0), statOf(postmaster)?.all ?? 0)
  return { server: statOf(pid)?.own ?? 0, database }
}

function postmasterFile(dataDir: string): string | undefined {
  return ['database/cluster', '.'].map((folder) => join(dataDir, folder, 'postmaster.pid')).find((path) => existsSync(path))
}

/** `all` includes children that have ended. One tick is ten milliseconds. */
function statOf(pid: number): { parent: number; own: number; all: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return { parent: Number(fields[1]), own: (utime + stime) * 10, all: (utime + stime + cutime + cstime) * 10 }
  } catch {
    return null // it has ended in the meantime
  }
}
