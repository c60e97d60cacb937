import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)
/** Names by which a PDF runs something, or carries something along that can be run (ISO 32000, actions and embedded files). */
const names = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA']
const step = 1024 * 1024
/** Packed objects that are looked into, and how large one may become. */
const most = { packed: 300, bytes: 4 * 1024 * 1024 }

/**
 * Whether a PDF runs something when it is opened, as far as can be seen without reading it as a reader does: in its plain parts and in
 * its packed objects. It is a kindness to who receives it; what keeps our pages safe is how the file is served.
 */
export async function findScript(pdf: Buffer): Promise<boolean> {
  for (let at = 0; at < pdf.length; at += step) {
    if (hasScript(pdf.subarray(at, at + step + 20))) return true
    await breathe()
  }
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
    if (objects && hasScript(objects)) return true
  }
  return false
}

function hasScript(part: Buffer): boolean {
  return names.some((name) => {
    for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + 1)) {
      // `/JSpecial` is another name.
      if (!/[A-Za-z\d#]/.test(String.fromCharCode(part[at + name.length] ?? 32))) return true
    }
    return false
  })
}
