import { randomBytes } from 'node:crypto'
import { type ObjectStorage, type StorageSettings, openObjectStorage } from './object-storage.ts'
import { StorageAway } from './storage-away.ts'

/** The columns of a row that has bytes: they lie in the row, or in the storage under this key. A check of the table lets no row have both. */
export type BytesColumns = { content: Buffer | null; object_key: string | null }

/**
 * Where the bytes of rows lie: in the database, or in a storage that is S3-compatible (ADR 0079). The row is the truth about everything else.
 * A row is read from where its bytes are, whichever of the two is used for new ones.
 */
export type ByteStore = {
  /**
   * The columns of rows that are to be written, in the order of the contents. With a storage the contents are put there now, so this comes
   * before the transaction of the rows; they are removed after a day where no row came.
   * @throws {StorageAway}
   */
  put(centerId: string, contents: readonly Buffer[]): Promise<BytesColumns[]>
  /** The bytes of a row. @throws {StorageAway} */
  get(columns: BytesColumns): Promise<Buffer>
  /** The storage itself; null where the database has all bytes. */
  objects: ObjectStorage | null
}

/**
 * @param announce writes, in a transaction of its own, that these objects may come to exist without a row: what is not announced would never
 *   be removed after a crash
 */
export async function openByteStore(
  settings: StorageSettings | null,
  announce: (centerId: string, keys: readonly string[]) => Promise<void>,
): Promise<ByteStore> {
  const objects = settings && (await openObjectStorage(settings))
  const inRow = async (_centerId: string, contents: readonly Buffer[]) => contents.map((content) => ({ content, object_key: null }))
  return {
    put: objects ? async (centerId, contents) => await putObjects(objects, announce, centerId, contents) : inRow,
    async get({ content, object_key: key }) {
      if (content) return content
      if (!objects || !key) throw new StorageAway(`${key} lies in a storage, and none is set (FILES_S3_URL)`)
      return await objects.get(key)
    },
    objects,
  }
}

async function putObjects(
  objects: ObjectStorage,
  announce: (centerId: string, keys: readonly string[]) => Promise<void>,
  centerId: string,
  contents: readonly Buffer[],
): Promise<BytesColumns[]> {
  const keyed = contents.map((content) => ({ content, key: `${centerId}/${randomBytes(16).toString('base64url')}` }))
  await announce(
    centerId,
    keyed.map(({ key }) => key),
  )
  await Promise.all(keyed.map(async ({ key, content }) => await objects.put(key, content)))
  return keyed.map(({ key }) => ({ content: null, object_key: key }))
}
