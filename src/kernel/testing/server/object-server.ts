import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'

/**
 * What a storage does with a request: as it should, end the connection, end that of the next one alone, take it and never answer, or take it
 * and say that it failed.
 */
export type StorageMood = 'works' | 'away' | 'away once' | 'slow' | 'failing'

export type ObjectServer = {
  /** Where a new bucket is, which is empty. */
  settings: StorageSettings
  mood: StorageMood
  /** Of requests with this method alone; null for all. */
  only: string | null
  /** The keys of all objects in the bucket, but for what a start writes. */
  keys(): string[]
}

/** The key that the server knows. */
const known = { keyId: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }

/** A storage that is S3-compatible, over HTTP, with a bucket of its own; gone when the test file ends. Call it at the top level of a test file. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'objects-'))
  const bucket = `files-${randomBytes(4).toString('hex')}`
  const storage = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] })
  await storage.configureBuckets()
  const answer = storage.callback()
  const server: Server = createServer((request, response) => {
    const mood = made.only === null || made.only === request.method ? made.mood : 'works'
    if (mood === 'works') answer(request, response)
    else if (mood === 'away') request.socket.destroy()
    else if (mood === 'away once') {
      made.mood = 'works'
      request.socket.destroy()
    } else if (mood === 'failing') request.resume().on('end', () => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const made: ObjectServer = {
    settings: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`, ...known, patience: 5_000 },
    mood: 'works',
    only: null,
    keys: () => keysIn(join(directory, bucket)),
  }
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(directory, { recursive: true })
  })
  return made
}

/** The server keeps each object in a file named after its key. */
function keysIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const ending = '._S3rver_object'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && name.includes('/'))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()
}
