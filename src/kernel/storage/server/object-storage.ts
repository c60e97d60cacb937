import { createHash } from 'node:crypto'
import type { AwsClient } from 'aws4fetch'
import { StorageAway } from './storage-away.ts'

/** Where a bucket is, and who may write in it. */
export type StorageSettings = {
  /** The address of the bucket, in either spelling: `https://s3.example.nl/bucket` or `https://bucket.s3.example.nl`. */
  url: string
  region: string
  keyId: string
  secret: string
  /** Milliseconds for a request with its answer; tests have less. */
  patience?: number
}

/** A storage that is S3-compatible. Each method throws `StorageAway` when the storage does not do what it was asked for in time. */
export type ObjectStorage = {
  put(key: string, content: Buffer): Promise<void>
  get(key: string): Promise<Buffer>
  /** One that is not there counts as deleted. */
  delete(key: string): Promise<void>
  /** Writes a small object, as a start does, so that a wrong address or key is found before anybody sends a file. */
  tryOut(): Promise<void>
  /** Whether it answers within half a second. */
  answers(): Promise<boolean>
}

/** What a start writes and a probe reads. It belongs to no center, whose objects begin with their id. */
const tried = 'tried'

/** Milliseconds. The largest object has ten megabytes. */
const longest = 10_000

/**
 * Opens a storage. The client is loaded here and nowhere else, so that a product without a storage never loads it; it signs requests, and
 * Node sends them.
 */
export async function openObjectStorage(settings: StorageSettings): Promise<ObjectStorage> {
  const { AwsClient: Client } = await import('aws4fetch')
  const client = new Client({ accessKeyId: settings.keyId, secretAccessKey: settings.secret, region: settings.region, service: 's3', retries: 0 })
  const ask = async (
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    { content, within = settings.patience ?? longest }: { content?: Buffer; within?: number } = {},
  ) => await askFor(client, `${settings.url}/${key}`, { method, content, within })

  const tryOut = async () => void (await ask('PUT', tried, { content: Buffer.from('written at a start of the product') }))
  let probe: Promise<boolean> | null = null
  return {
    put: async (key, content) => void (await ask('PUT', key, { content })),
    get: async (key) => await ask('GET', key),
    delete: async (key) => void (await ask('DELETE', key)),
    tryOut,
    // Everybody may ask whether the product is ready: the storage is asked once a second at most.
    answers: async () =>
      await (probe ??= ask('GET', tried, { within: 500 })
        // A start with the storage away could not write it.
        .catch(async (error: StorageAway) => (error.isRefused ? await tryOut() : Promise.reject(error)))
        .then(() => true)
        .catch(() => false)
        .finally(() => setTimeout(() => (probe = null), 1_000).unref())),
  }
}

type Asked = { method: 'PUT' | 'GET' | 'DELETE'; content: Buffer | undefined; within: number }

/**
 * Asks once more where a connection broke or the storage failed: one that was idle may have been closed by the other side at that moment, and
 * each of the three methods may be done twice.
 */
async function askFor(client: AwsClient, url: string, asked: Asked): Promise<Buffer> {
  const signal = AbortSignal.timeout(asked.within)
  return await askOnce(client, url, asked, signal).catch(async (error: StorageAway) => {
    if (error.isRefused || signal.aborted) throw error
    return await askOnce(client, url, asked, signal)
  })
}

async function askOnce(client: AwsClient, url: string, { method, content }: Asked, signal: AbortSignal): Promise<Buffer> {
  // The storage compares what arrives with this digest, which is signed.
  const digest = createHash('sha256')
    .update(content ?? '')
    .digest('hex')
  const signed = await client.sign(url, { method, headers: { 'x-amz-content-sha256': digest }, ...(content && { body: new Uint8Array(content) }) })
  // The signal is given here: a request that is made of another follows its signal no longer once that one is collected as garbage.
  const { status, body } = await fetch(signed, { redirect: 'manual', signal })
    .then(async (answer) => ({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }))
    .catch((cause: Error) => {
      throw new StorageAway(`${method} got no answer: ${reasonOf(cause)}`, { cause })
    })
  if (status >= 200 && status < 300) return body
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1]
  if (method === 'DELETE' && code === 'NoSuchKey') return body
  throw new StorageAway(`${method} was answered ${[status, code].filter(Boolean).join(' ')}`, { isRefused: status < 500 && status !== 429 && status !== 408 })
}

/** `fetch` keeps what really happened in the cause. */
const reasonOf = ({ name, message, cause }: Error) => (name === 'TimeoutError' ? 'it took too long' : cause instanceof Error ? cause.message : message)
