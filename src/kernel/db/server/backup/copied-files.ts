import { createHash } from 'node:crypto'
import { type FileHandle, chown, mkdir, open, readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'

/** Folders whose content a copy does without; the folders themselves stay. PostgreSQL 18, 25.3.4.3. */
const emptied = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans']
const left = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/
/** Says how far recovery must go; it is read last, when all that it may speak of has been read. */
const control = 'global/pg_control'

/** The files of a data folder that a copy takes, the control file last. */
export async function filesToCopy(data: string): Promise<string[]> {
  const all = (await readdir(data, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !left.test(entry.name))
    .map(({ parentPath, name }) => relative(data, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !emptied.includes(path.split('/', 1)[0]!) && !path.split('/').some((part) => left.test(part)))
  return [...all.filter((path) => path !== control).toSorted(), control]
}

/** The folders of a data folder, those that a copy leaves empty among them. */
export async function foldersToCopy(data: string): Promise<string[]> {
  return (await readdir(data, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !left.test(entry.name))
    .map(({ parentPath, name }) => relative(data, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !emptied.some((folder) => path.startsWith(`${folder}/`)))
    .toSorted()
}

/** Bytes that a copy of these files takes. One that is gone counts nothing. */
export async function sizeOf(data: string, paths: readonly string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) bytes += (await stat(join(data, path)).catch(() => ({ size: 0 }))).size
  return bytes
}

/**
 * Copies a file and flushes it. The server may write to it meanwhile: the log that comes with the copy repairs what is torn.
 * @returns its size in bytes and SHA-256; null where the server has removed it
 */
export async function copyOne(from: string, to: string): Promise<[number, string] | null> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (source === null) return null
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      return await copyAll(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copyAll(source: FileHandle, target: FileHandle): Promise<[number, string]> {
  const hash = createHash('sha256')
  const part = Buffer.allocUnsafe(1 << 20)
  let size = 0
  for (;;) {
    const { bytesRead } = await source.read(part, 0, part.length, size)
    if (bytesRead === 0) break
    const read = part.subarray(0, bytesRead)
    hash.update(read)
    for (let written = 0; written < bytesRead;) written += (await target.write(read, written)).bytesWritten
    size += bytesRead
  }
  await target.sync()
  return [size, hash.digest('hex')]
}

/** Makes these folders in `to`, with nothing for others. */
export async function makeFolders(to: string, paths: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const path of paths) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
}

/** Gives a folder with all that is in it to the user as whom the server runs. */
export async function giveTo(folder: string, { uid, gid }: { uid?: number; gid?: number }): Promise<void> {
  if (uid === undefined) return
  for (const path of ['', ...(await readdir(folder, { recursive: true }))]) await chown(join(folder, path), uid, gid ?? uid)
}

/** The name of a segment of the write-ahead log: timeline, log and segment in hexadecimal. */
export const isSegment = (path: string): boolean => /^[0-9A-F]{24}$/.test(basename(path))
