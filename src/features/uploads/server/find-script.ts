import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { shortTurns } from '#kernel/http/bodies/server/short-turns.ts'

const inflated = promisify(inflate)
/**
 * Names by which a PDF runs something, or carries something along that can be run (ISO 32000, actions and embedded files). `/JS`
 * stands only beside one of them; alone it is three bytes that every fifth scan of five megabytes has by chance. `/JSpecial` is
 * another name.
 */
const names = /\/(?:JavaScript|Rendition|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z\d#])/
/** Any byte of a name may be written as its number, after this. */
const hash = '#'.charCodeAt(0)
/** Bytes looked at before others may have their turn, and how far a name that begins in them may reach. */
const step = { bytes: 64 * 1024, over: 60 }
/**
 * Packed objects that are looked into, how far behind its name one begins, how large it may be, and all of them together once they
 * are unpacked: a megabyte of them can be unpacked to a thousand.
 */
const most = { packed: 300, head: 4096, bytes: 2 * 1024 * 1024, unpacked: 4 * 1024 * 1024, inAll: 16 * 1024 * 1024 }

/**
 * Whether a PDF runs something when it is opened, as far as can be seen without reading it as a reader does: in its plain parts and in
 * its packed objects. It is a kindness to who receives it; what keeps our pages safe is how the file is served. Works in short turns.
 */
export async function findScript(pdf: Buffer): Promise<boolean> {
  const breathe = shortTurns()
  if (await hasScript(pdf, breathe)) return true
  let unpacked = 0
  let count = 0
  for await (const at of placesOf(pdf, '/ObjStm', breathe)) {
    if (++count > most.packed || unpacked >= most.inAll) return false
    const start = pdf.subarray(at, at + most.head).indexOf('stream')
    if (start < 0) continue
    const from = at + start + 6
    // Its end is found by the packing itself; what is cut short or packed otherwise shows nothing.
    const packed = pdf.subarray(from + (pdf[from] === 13 ? 2 : 1), from + most.bytes)
    const maxOutputLength = Math.min(most.unpacked, most.inAll - unpacked)
    const objects = await inflated(packed, { maxOutputLength }).catch(({ code }: { code?: string }) => {
      if (code === 'ERR_BUFFER_TOO_LARGE') unpacked += maxOutputLength
      return null
    })
    unpacked += objects?.length ?? 0
    if (objects && (await hasScript(objects, breathe))) return true
  }
  return false
}

/** Every place of a word, found step by step. */
async function* placesOf(bytes: Buffer, word: string, breathe: () => Promise<void>): AsyncGenerator<number> {
  for (let at = 0; at < bytes.length; at += step.bytes) {
    const part = bytes.subarray(at, at + step.bytes + word.length - 1)
    for (let found = part.indexOf(word); found >= 0; found = part.indexOf(word, found + 1)) yield at + found
    await breathe()
  }
}

async function hasScript(bytes: Buffer, breathe: () => Promise<void>): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += step.bytes) {
    const part = bytes.subarray(at, at + step.bytes + step.over)
    if (names.test(part.toString('latin1')) || (part.includes('#') && names.test(readOut(part).toString('latin1')))) return true
    await breathe()
  }
  return false
}

/** Byte by byte: what somebody sends may be nothing but numbers. */
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

/** What a digit of a number in sixteens is worth; -1 for what is none. */
function digit(byte = 0): number {
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}
