import { cutText } from '#kernel/fields/cut-text.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

type Common = {
  /** Its name in the API, `filter[…]`; without one only the page has it. */
  filter?: string
  /** Only the API has it, not the page. */
  apiOnly?: true
  /** Has no meaning without this other parameter: a distance without a place. */
  with?: string
}

/** One parameter of a search: how it is read from an address and from the API, and how it is written. */
export type Parameter<Value = unknown> = Common & {
  /** The value that means no constraint. */
  empty: Value
  /** Reads it from a page's address. Unknown values are ignored, so that old links from elsewhere keep working. */
  read(sent: readonly string[]): Value
  /** Reads it from a filter of the API; undefined for an invalid value. */
  parse(sent: readonly string[]): Value | undefined
  write(value: Value): readonly string[]
}

type Title = { nl: string; en: string }
type CodesOptions<Code extends string> = Common & {
  /** The column of code or codes that is searched. */
  column: string
  /** Counted for every code, as if nothing were chosen in this group. */
  facet?: true
  /** The texts of the group and of each code, where the page shows them. */
  title?: Title
  say?(code: Code, locale: Locale): string
}

/** Any of a fixed list of codes: a group of filters. */
export type CodesParameter<Code extends string = string> = Parameter<Code[]> & CodesOptions<Code> & { known: readonly Code[] }

/** Several of a fixed list of codes; in an address the parameter repeats. */
export function codes<const Code extends string, const O extends CodesOptions<Code>>(known: readonly Code[], options: O): CodesParameter<Code> & O {
  return {
    ...options,
    known,
    empty: [],
    read: (sent) => known.filter((code) => sent.includes(code)),
    parse: (sent) => {
      const all = [...new Set(sent.flatMap((value) => value.split(',')).map((value) => value.trim()))]
      return all.every((value) => isOneOf(known, value)) ? all : undefined
    },
    write: (value) => value,
  }
}

/** One of a fixed list of codes, or none. */
export function choice<const Code extends string>(known: readonly Code[]): Parameter<Code | null> & { known: readonly Code[] } {
  const read = (sent: readonly string[]) => known.find((code) => sent.includes(code)) ?? null
  return { known, empty: null, read, parse: (sent) => read(sent) ?? undefined, write: (value) => (value === null ? [] : [value]) }
}

/** One of a fixed list of codes; the first by default, which is left out of the address. */
export function either<const Code extends string>(known: readonly [Code, ...Code[]]): Parameter<Code> & { known: readonly Code[] } {
  const read = (sent: readonly string[]) => known.find((code) => sent.includes(code))
  return { known, empty: known[0], read: (sent) => read(sent) ?? known[0], parse: read, write: (value) => (value === known[0] ? [] : [value]) }
}

/** Text that somebody types. `maxInApi`: when clients of the API may send more than the page allows. */
export function freeText({ max, maxInApi = max, ...options }: Common & { max: number; maxInApi?: number }): Parameter<string> {
  return {
    ...options,
    empty: '',
    read: ([sent = '']) => cutText(ordinaryText(cutText(sent, 2000)).replace(/\s+/g, ' ').trim(), max),
    parse: (sent) => (sent.join(' ').length <= maxInApi ? sent.join(' ') : undefined),
    write: (value) => [value],
  }
}

/** A positive number; in the address of a page a whole one. */
export function amount({ max, ...options }: Common & { max: number }): Parameter<number | null> {
  const within = (value: number) => (value > 0 && value <= max ? value : undefined)
  return {
    ...options,
    empty: null,
    read: ([sent = '']) => (/^\d{1,9}$/.test(sent) ? (within(Number(sent)) ?? null) : null),
    parse: (sent) => within(numberOf(sent.at(-1)!)),
    write: (value) => (value === null ? [] : [String(value)]),
  }
}

/** Coordinates, as `52.1,5.9`. Never in an address, because where somebody is stays private. */
export function point(options: Common = {}): Parameter<{ lat: number; lng: number } | null> & { apiOnly: true } {
  return {
    ...options,
    apiOnly: true,
    empty: null,
    read: () => null,
    parse: (sent) => {
      const [lat, lng, ...rest] = sent.join(',').split(',').map(numberOf)
      return rest.length === 0 && Math.abs(lat!) <= 90 && Math.abs(lng!) <= 180 ? { lat: lat!, lng: lng! } : undefined
    },
    write: () => [],
  }
}

/** The page number of the results; the first is left out of the address. */
export function pageNumber(): Parameter<number> {
  const read = (sent = '') => (/^\d{1,5}$/.test(sent) && Number(sent) >= 1 && Number(sent) <= 10_000 ? Number(sent) : 1)
  return { empty: 1, read: ([sent]) => read(sent), parse: ([sent]) => read(sent), write: (value) => (value > 1 ? [String(value)] : []) }
}

/** NaN for anything but a plain number. */
function numberOf(sent: string): number {
  return /^\s*-?\d{1,4}(\.\d{1,12})?\s*$/.test(sent) ? Number(sent) : NaN
}

function isOneOf<Code extends string>(known: readonly Code[], value: string): value is Code {
  return (known as readonly string[]).includes(value)
}
