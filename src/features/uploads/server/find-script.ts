import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)
/**
 * Names by which a PDF runs something, or carries something along that can be run (ISO 32000, actions and embedded files). `/JS`
 * stands only beside one of them; alone it is three bytes that every fifth scan of five megabytes has by chance.
 */
const names = ['/JavaScript', '/Rendition', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA']
/** Any byte of a name may be written as its number, after this. */
const hash = '#'.charCodeAt(0)
/** Bytes looked at before others have their turn. */
const step = 512 * 1024
/** Packed objects that are looked into, and how large one may become. */
const most = { packed: 300, bytes: 4 * 1024 * 1024 }

/**
 * Whether a PDF runs something when it is opened, as far as can be seen without reading it as a reader does: in its plain parts and in
 * its packed objects. It is a kindness to who receives it; what keeps our pages safe is how the file is served.
 */
export async function findScript(pdf: Buffer): Promise<boolean> {
  if (await hasScript(pdf)) return true
  let from = 0
  for (let count = 0; count < most.packed; count += 1) {
    const packed = pdf.indexOf('/ObjStm', from)
    const start = packed < 0 ? -1 : pdf.indexOf('stream', packed)
    if (start < 0) return false
    from = start + 6
    // Its end is found by the packing itself; what is cut short or packed otherwise shows nothing.
    const skip = pdf[from] === 13 ? 2 : 1
    const end = pdf.indexOf('endstream', from)
    const objects = await inflated(pdf.subarray(from + skip, end < 0 ? undefined : end), { maxOutputLength: most.bytes }).catch(() => null)
    if (objects && (await hasScript(objects))) return true
  }
  return false
}

async function hasScript(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += step) {
    const part = bytes.subarray(at, at + step + 60)
    if (hasName(part) || (part.includes('#') && hasName(readOut(part)))) return true
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

function hasName(part: Buffer): boolean {
  return names.some((name) => {
    for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + 1)) {
      // `/JSpecial` is another name.
      if (!/[A-Za-z\d#]/.test(String.fromCharCode(part[at + name.length] ?? 32))) return true
    }
    return false
  })
}
