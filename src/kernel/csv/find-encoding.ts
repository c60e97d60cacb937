import { type Pieces, type TextEncoding, sequenceLength, strayLetter, upperHalves } from './text-encoding.ts'

/** The most probable encoding, and those that fit nearly as well, best first: with any of them a person has to choose. */
export type FoundEncoding = { encoding: TextEncoding; others: TextEncoding[] }

/**
 * Finds the encoding of a file. UTF-16 has a mark or a NUL in every other byte; UTF-8 has sequences that nothing else has, so that a
 * wrong byte among them changes nothing. Encodings of one byte a letter are told apart by how well the letters fit among their
 * neighbours: an `é` within a word of small letters is probable, an `È` or a `‘` is not.
 */
export async function findEncoding(pieces: Pieces): Promise<FoundEncoding> {
  const census = new Census()
  let start: Uint8Array | null = new Uint8Array()
  for await (const piece of pieces) {
    if (!start) census.take(piece)
    else {
      start = Buffer.concat([start, piece])
      if (start.length < lookedAt) continue
      const wide = utf16Of(start)
      if (wide) return { encoding: wide, others: [] }
      census.take(start)
      start = null
    }
  }
  const wide = start && utf16Of(start)
  if (wide) return { encoding: wide, others: [] }
  if (start) census.take(start)
  return census.finish()
}

/** Bytes by which UTF-16 is known. */
const lookedAt = 1024

/** UTF-16 by the start of a file: its mark, or NUL as one half of nearly every letter. */
export function utf16Of(start: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'UTF-16LE'
  if (start[0] === 0xfe && start[1] === 0xff) return 'UTF-16BE'
  const nulls = [0, 0]
  const seen = Math.min(start.length, lookedAt) & ~1
  for (let at = 0; at < seen; at += 1) if (start[at] === 0) nulls[at & 1]! += 1
  if (seen < 8 || Math.max(nulls[0]!, nulls[1]!) < seen / 4 || Math.min(nulls[0]!, nulls[1]!) > 0) return null
  return nulls[1]! > 0 ? 'UTF-16LE' : 'UTF-16BE'
}

/** What stands beside a byte; `unknown`: another byte that is not ASCII. */
type Side = 'small' | 'capital' | 'unknown' | 'other'
const sides: readonly Side[] = ['small', 'capital', 'unknown', 'other']

function sideOf(byte: number | undefined): Side {
  if (byte === undefined) return 'other'
  if (byte >= 0x80) return 'unknown'
  if (byte >= 0x61 && byte <= 0x7a) return 'small'
  return byte >= 0x41 && byte <= 0x5a ? 'capital' : 'other'
}

/** Letters that people here have in their names and words, and those that are rarer; other letters count as not fitting. */
const usual = new Set('éèëêáàäâóòöôíìïîúùüûçñÉÈËÊÁÀÄÂÓÒÖÔÍÌÏÎÚÙÜÛÇÑ')
const rare = new Set('ãåæøœõšžýÿÃÅÆØŒÕŠŽÝŸ')
const signs = new Set('€‚„…‘’“”•–—™©®§°±²³½¼¾«»·×÷£´¿¡ªº')

/** How little a character fits between its neighbours, from 0 to 1. */
function costOf(character: string, before: Side, after: Side): number {
  if (character === '\u00a0') return 0.1
  if (character === 'ß') return before === 'small' || before === 'unknown' ? 0.6 : 1
  if (signs.has(character)) return before === 'other' || after === 'other' ? 0 : character === '’' ? 0.1 : 1
  if (!usual.has(character) && !rare.has(character)) return 1
  const isSmall = character === character.toLowerCase()
  const isAtEase = isSmall
    ? (before !== 'other' || after !== 'other') && !(before === 'small' && after === 'capital')
    : before === 'other'
      ? after !== 'other'
      : before !== 'small' && after !== 'small'
  if (!isAtEase) return 1
  return rare.has(character) ? 0.3 : 0
}

/** What a wrong byte says against UTF-8, with what it costs as a letter of Windows-1252; a letter that was cut through costs this alone. */
const strayCost = 0.3
/** By how much the best encoding has to fit better than the next, in cost a byte, to be sure. */
const margin = 0.5

/** Counts the bytes above 0x7F, each with its neighbours. */
class Census {
  /** By byte and neighbours. */
  readonly #counts = new Map<number, number>()
  readonly #strays = new Map<number, number>()
  #sequences = 0
  #rest = new Uint8Array()
  #before: number | undefined

  take(piece: Uint8Array): void {
    // The longest sequence stays behind, so that neither it nor a neighbour is cut off.
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece
    this.#rest = bytes.slice(this.#count(bytes, bytes.length - 5))
  }

  #count(bytes: Uint8Array, until: number): number {
    let at = 0
    while (at < until) {
      if (bytes[at]! < 0x80) {
        at += 1
        continue
      }
      const length = sequenceLength(bytes, at)
      if (length > 0) this.#sequences += 1
      else this.#add(this.#strays, bytes, at)
      const end = at + Math.max(1, length)
      for (; at < end; at += 1) this.#add(this.#counts, bytes, at)
    }
    if (at > 0) this.#before = bytes[at - 1]
    return at
  }

  #add(to: Map<number, number>, bytes: Uint8Array, at: number): void {
    const key = (bytes[at]! * sides.length + sides.indexOf(sideOf(at > 0 ? bytes[at - 1] : this.#before))) * sides.length + sides.indexOf(sideOf(bytes[at + 1]))
    to.set(key, (to.get(key) ?? 0) + 1)
  }

  finish(): FoundEncoding {
    this.#count(this.#rest, this.#rest.length)
    const number = [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
    if (this.#strays.size === 0 || number === 0) return { encoding: 'UTF-8', others: [] }
    const strays = [...this.#strays.values()].reduce((sum, count) => sum + count, 0)
    const fits = Object.entries(upperHalves).map(([encoding, upper]): Fit => [
      encoding as TextEncoding,
      cost(this.#counts, (byte) => upper[byte - 0x80]!) / number,
    ])
    if (this.#sequences > 0) fits.push(['UTF-8', (cost(this.#strays, strayLetter, 0) + strays * strayCost) / (strays + this.#sequences)])
    fits.sort(([, one], [, other]) => one - other)
    const best = fits[0]!
    return { encoding: best[0], others: fits.slice(1).flatMap(([encoding, value]) => (value - best[1] < margin ? [encoding] : [])) }
  }
}

type Fit = [encoding: TextEncoding, cost: number]

/** @param unreadable the cost of a byte that has no character */
function cost(counts: ReadonlyMap<number, number>, characterOf: (byte: number) => string, unreadable = 1): number {
  let sum = 0
  const number = sides.length
  for (const [key, count] of counts) {
    const character = characterOf(Math.floor(key / number ** 2))
    sum += count * (character === '\ufffd' ? unreadable : costOf(character, sides[Math.floor(key / number) % number]!, sides[key % number]!))
  }
  return sum
}
