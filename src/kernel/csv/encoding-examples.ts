import { type Pieces, type TextEncoding, textOf } from './text-encoding.ts'

/** Examples of a file, and bytes of each on either side of a letter. */
const most = 3
const reach = 30
/** Where a cell ends: delimiters, quotes and line ends. */
const ends = new Set([...'\t\n\r",;|'].map((sign) => sign.charCodeAt(0)))

/** The same few cells of a file in each encoding, so that a person can see which one has the right letters. */
export async function encodingExamples(pieces: Pieces, encodings: readonly TextEncoding[]): Promise<{ encoding: TextEncoding; examples: string[] }[]> {
  const cells = await cellsWithLetters(pieces)
  return await Promise.all(
    encodings.map(async (encoding) => ({
      encoding,
      examples: await Promise.all(cells.map(async (cell) => (await Array.fromAsync(textOf([cell], encoding))).join('').trim())),
    })),
  )
}

/** The bytes of cells with a letter above 0x7F, each with another letter than those before. */
async function cellsWithLetters(pieces: Pieces): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  const seen = new Set<number>()
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 1) {
      if (piece[at]! < 0x80 || seen.has(piece[at]!)) continue
      const from = edge(piece, at, -1)
      const until = edge(piece, at, 1)
      const cell = Uint8Array.from(piece.subarray(from + 1, until))
      for (const byte of cell) if (byte >= 0x80) seen.add(byte)
      found.push(cell)
      if (found.length === most) return found
      at = until
    }
  }
  return found
}

/** The place before or behind the cell, or at the reach. */
function edge(bytes: Uint8Array, from: number, step: 1 | -1): number {
  let at = from
  while (at >= 0 && at < bytes.length && Math.abs(at - from) <= reach && !ends.has(bytes[at]!)) at += step
  return at
}
