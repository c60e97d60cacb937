import { readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The content of `postmaster.pid` (src/include/utils/pidfile.h in PostgreSQL): pid on line 1, port on line 4, status on line 8. */
export type LockFile = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' | 'standby' | '' }

export function readLockFile(cluster: string): LockFile | null {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return null // no server, or it is just stopping
  }
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() as LockFile['status'] }
}

/**
 * A restarted container may have given the old server's process id to another program; PostgreSQL would then refuse to start
 * for ever. Linux can tell what a process is; elsewhere PostgreSQL's own check has to do.
 */
export function removeIfStale(cluster: string, { pid }: LockFile): void {
  if (process.platform !== 'linux') return
  let name: string
  try {
    name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return // no such process: PostgreSQL finds that out itself
  }
  if (name !== 'postgres') unlinkSync(join(cluster, 'postmaster.pid'))
}
