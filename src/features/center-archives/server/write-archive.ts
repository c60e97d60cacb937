import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { pack as openPack } from 'tar-stream'
import { type Manifest, archiveFormat, manifestName } from './archive-format.ts'

/** Bytes handed on at once. */
const pieceSize = 1 << 20

/** The passphrase has 117 random bits: a costly derivation would only hold up the process. */
const workFactor = 10

/** Adds the parts of an archive, one after the other. */
export type ArchiveWriter = { add(name: string, bytes: Buffer): Promise<void> }

/**
 * Writes an archive, a tar that is compressed and encrypted with age, while it comes into being. At most a part and a few pieces are held:
 * whoever adds waits for what takes the pieces.
 * @param take gets the archive in pieces of about a megabyte
 * @returns its length in bytes
 */
export async function writeArchive(
  passphrase: string,
  { migration, fill, take }: { migration: string; fill: (writer: ArchiveWriter) => Promise<Record<string, number>>; take: (piece: Buffer) => Promise<void> },
): Promise<number> {
  const pack = openPack()
  const parts: Manifest['parts'] = {}
  const addEntry = async (name: string, bytes: Buffer) =>
    await new Promise<void>((resolve, reject) => {
      const entry = pack.entry({ name, size: bytes.length }, (error) => (error ? reject(error) : resolve()))
      entry.end(bytes)
    })
  const filling = async () => {
    const tables = await fill({
      add: async (name, bytes) => {
        parts[name] = [bytes.length, createHash('sha256').update(bytes).digest('hex')]
        await addEntry(name, bytes)
      },
    })
    const manifest: Manifest = { format: archiveFormat, migration, tables, parts }
    await addEntry(manifestName, Buffer.from(JSON.stringify(manifest)))
    pack.finalize()
  }
  const gzip = createGzip()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array>)
  let length = 0
  // The first that fails ends the others, so that nobody waits for a piece that nobody takes.
  const stop = (error: Error) => {
    pack.destroy(error)
    gzip.destroy(error)
    throw error
  }
  await Promise.all([
    filling().catch(stop),
    pipeline(pack, gzip).catch(stop),
    (async () => {
      for await (const piece of piecesOf(encrypted)) {
        length += piece.length
        await take(piece)
      }
    })().catch(stop),
  ])
  return length
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceSize) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
