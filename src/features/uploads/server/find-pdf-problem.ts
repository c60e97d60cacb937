import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { shortTurns } from '#kernel/http/bodies/server/short-turns.ts'

const inflated = promisify(inflate)
/**
 * Names with which a PDF runs scripts or programs (ISO 32000, actions), and with which another file is in it. `/JS` occurs only beside
 * one of them; alone it is three bytes that every fifth scan of five megabytes contains by chance. `/JSpecial` is another name.
 */
const names = /\/(?:JavaScript|Rendition|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z\d#])/g
const ofAttachment = '/EmbeddedFile'

/** Why a PDF is refused, as a code of contract §2.5. */
export type PdfProblem = 'pdf_with_script' | 'pdf_with_attachment'
/** `#` starts the hexadecimal escape of a byte in a name. */
const hash = '#'.charCodeAt(0)
/** Bytes that are scanned before other work gets its turn, and how far a name that begins in them may reach. */
const step = { bytes: 64 * 1024, over: 60 }
/**
 * Limits for compressed streams: how many are read, how far behind its dictionary a stream may begin, its size, and the total after
 * decompression, since a megabyte can decompress to a thousand.
 */
const most = { packed: 300, head: 4096, bytes: 2 * 1024 * 1024, unpacked: 4 * 1024 * 1024, inAll: 16 * 1024 * 1024 }

/**
 * Whether a PDF seems to run something when it is opened, or else has another file in it, in its plain parts and its compressed streams,
 * without parsing it fully. This protects recipients; our own pages are protected by how the file is served. Yields to other work
 * regularly.
 */
export async function findPdfProblem(pdf: Buffer): Promise<PdfProblem | null> {
  const breathe = shortTurns()
  const plain = await problemIn(pdf, breathe)
  if (plain === 'pdf_with_script') return plain
  return (await packedProblem(pdf, breathe)) ?? plain
}

async function packedProblem(pdf: Buffer, breathe: () => Promise<void>): Promise<PdfProblem | null> {
  let found: PdfProblem | null = null
  let unpacked = 0
  let count = 0
  for await (const at of placesOf(pdf, '/ObjStm', breathe)) {
    if (++count > most.packed || unpacked >= most.inAll) return found
    const start = pdf.subarray(at, at + most.head).indexOf('stream')
    if (start < 0) continue
    const from = at + start + 6
    // The decompressor finds the end of a stream; a truncated or otherwise encoded one yields nothing.
    const packed = pdf.subarray(from + (pdf[from] === 13 ? 2 : 1), from + most.bytes)
    const maxOutputLength = Math.min(most.unpacked, most.inAll - unpacked)
    const objects = await inflated(packed, { maxOutputLength }).catch(({ code }: { code?: string }) => {
      if (code === 'ERR_BUFFER_TOO_LARGE') unpacked += maxOutputLength
      return null
    })
    unpacked += objects?.length ?? 0
    found = (objects && (await problemIn(objects, breathe))) ?? found
    if (found === 'pdf_with_script') return found
  }
  return found
}

/** Every position of a word, found step by step. */
async function* placesOf(bytes: Buffer, word: string, breathe: () => Promise<void>): AsyncGenerator<number> {
  for (let at = 0; at < bytes.length; at += step.bytes) {
    const part = bytes.subarray(at, at + step.bytes + word.length - 1)
    for (let found = part.indexOf(word); found >= 0; found = part.indexOf(word, found + 1)) yield at + found
    await breathe()
  }
}

async function problemIn(bytes: Buffer, breathe: () => Promise<void>): Promise<PdfProblem | null> {
  let found: PdfProblem | null = null
  for (let at = 0; at < bytes.length; at += step.bytes) {
    const part = bytes.subarray(at, at + step.bytes + step.over)
    found = named(part) ?? (part.includes('#') ? named(readOut(part)) : null) ?? found
    if (found === 'pdf_with_script') return found
    await breathe()
  }
  return found
}

function named(part: Buffer): PdfProblem | null {
  let found: PdfProblem | null = null
  for (const [name] of part.toString('latin1').matchAll(names)) {
    if (name !== ofAttachment) return 'pdf_with_script'
    found = 'pdf_with_attachment'
  }
  return found
}

/** Decodes escapes byte by byte, since an upload may consist of nothing but escapes. */
function readOut(part: Buffer): Buffer {
  const read = Buffer.alloc(part.length)
  let length = 0
  for (let at = 0; at < part.length; at += 1) {
    const [high, low] = part[at] === hash ? [digit(part[at + 1]), digit(part[at + 2])] : [-1, -1]
    const isWritten = high >= 0 && low >= 0
    read[length++] = isWritten ? high * 16 + low : part[at]!
    if (isWritten) at += 2
  }
  return read.subarray(0, length)
}

/** The value of a hexadecimal digit; -1 for any other byte. */
function digit(byte = 0): number {
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}
