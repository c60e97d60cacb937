import { statfs } from 'node:fs/promises'

/** How much is missing in a folder for so many bytes, in MB as people read them; null where they fit. */
export async function missingRoom(folder: string, bytes: number): Promise<{ needed: number; free: number } | null> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  return free < bytes ? { needed: megabytes(bytes), free: megabytes(free) } : null
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
