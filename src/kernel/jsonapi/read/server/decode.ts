import type { Field } from '#kernel/fields/field.ts'

type Decoder = (text: string) => unknown

const asText: Decoder = (text) => text

/** `2026-11-21 09:30:00.123456+00` → `2026-11-21T09:30:00.123Z`; sessions run in UTC. */
export const asTimestamp: Decoder = (text) =>
  text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z` : new Date(text).toISOString()

/** Codes contain neither commas nor quotes, so the array literal can be split. */
const asCodes: Decoder = (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))

const decoders: Record<Field['kind'], Decoder> = {
  text: asText,
  email: asText,
  url: asText,
  code: asText,
  date: asText,
  integer: Number,
  number: Number,
  boolean: (text) => text === 't',
  timestamp: asTimestamp,
  codes: asCodes,
  lines: (text) => JSON.parse(text),
  json: (text) => JSON.parse(text),
  group: (text) => JSON.parse(text),
}

export function decoderOf(field: Field): Decoder {
  return decoders[field.kind]
}
