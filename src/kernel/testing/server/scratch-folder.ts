import { mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes: more than a run of all tests and journeys has at any time. */
const enough = 3 * 1024 ** 3
const prefix = 'volunteer-tests-'

/**
 * A new folder for a database that is thrown away, in memory where there is room: copying a database on a disk costs
 * several times the processor time. Whoever asked for it removes it; when that process is gone, `abandonedFolders` has it.
 */
export function scratchFolder(): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${prefix}${process.pid}-`))
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough
  } catch {
    return false // no such folder on this system
  }
}

/** Those of processes that were killed before they could remove theirs. The name tells who made it. */
export function abandonedFolders(): string[] {
  const names = [memory, tmpdir()].flatMap((root) => namesIn(root).map((name) => join(root, name)))
  return names.filter((path) => {
    const maker = new RegExp(`/${prefix}(\\d+)-`).exec(path)?.[1]
    return maker !== undefined && !isAlive(Number(maker))
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder on this system
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
