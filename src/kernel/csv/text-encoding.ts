/** The encodings in which spreadsheets save text, the usual one first: UTF-8, Excel on Windows, on a Mac, and "CSV (MS-DOS)". */
export const textEncodings = ['UTF-8', 'Windows-1252', 'macintosh', 'IBM850', 'UTF-16LE', 'UTF-16BE'] as const
export type TextEncoding = (typeof textEncodings)[number]
type ByteEncoding = 'Windows-1252' | 'macintosh' | 'IBM850'

/** Where bytes come from: a file, in order, in pieces of any size. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const upperHalf = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
const decoded = (encoding: string) => new TextDecoder(encoding).decode(upperHalf).replaceAll(/\p{Cc}/gu, '\ufffd')

/** The characters of the bytes from 0x80 on; U+FFFD for a byte that has none. `TextDecoder` does not know IBM850. */
export const upperHalves: Readonly<Record<ByteEncoding, string>> = {
  'Windows-1252': decoded('windows-1252'),
  macintosh: decoded('macintosh'),
  IBM850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

/**
 * The length of the well-formed UTF-8 sequence at a place (RFC 3629, without surrogates and overlong forms); 0 when there is none; -1
 * when the bytes end within one.
 */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let more = 1; more < length; more += 1) {
    const next = bytes[at + more]
    if (next === undefined) return -1
    const low = more > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
    const high = more > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
    if (next < low || next > high) return 0
  }
  return length
}

/** The text of a file, in chunks, without a byte order mark. What cannot be read is U+FFFD. */
export async function* textOf(pieces: Pieces, encoding: TextEncoding): AsyncGenerator<string> {
  if (encoding === 'UTF-8') yield* utf8Of(pieces)
  else if (encoding === 'UTF-16LE' || encoding === 'UTF-16BE') {
    const decoder = new TextDecoder(encoding)
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } else for await (const piece of pieces) yield withUpperHalf(Buffer.from(piece).toString('latin1'), upperHalves[encoding])
}

const withUpperHalf = (latin: string, upper: string) => latin.replaceAll(/[\x80-\xff]/g, (byte) => upper[byte.charCodeAt(0) - 0x80]!)

/** UTF-8 in which a byte that belongs to no sequence is read as Windows-1252: two files put together leave such bytes. */
async function* utf8Of(pieces: Pieces): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = new Uint8Array()
  let isStart = true
  const text = function* (bytes: Uint8Array, isLast: boolean) {
    let read = ''
    let from = 0
    let at = 0
    while (at < bytes.length) {
      const length = sequenceLength(bytes, at)
      if (length === -1 && !isLast) break
      if (length <= 0) {
        read += decoder.decode(bytes.subarray(from, at)) + strayLetter(bytes[at]!)
        from = at + 1
      }
      at += Math.max(1, length)
    }
    read += decoder.decode(bytes.subarray(from, at))
    rest = bytes.slice(at)
    if (read === '') return
    yield isStart && read.startsWith('\ufeff') ? read.slice(1) : read
    isStart = false
  }
  for await (const piece of pieces) yield* text(rest.length > 0 ? Buffer.concat([rest, piece]) : piece, false)
  yield* text(rest, true)
}

/** Half of a letter that was cut through (0xC2 and 0xC3 begin all letters of Western Europe) is no letter of Windows-1252. */
export const strayLetter = (byte: number): string => (byte === 0xc2 || byte === 0xc3 ? '\ufffd' : upperHalves['Windows-1252'][byte - 0x80]!)
