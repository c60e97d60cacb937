import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { longestName } from '#kernel/jsonapi/names.ts'
import { messages } from './messages.ts'

/** More than any document of the API has: levels, names in one object, and values in all. */
export const jsonLimits = { depth: 32, names: 200, values: 20_000 }

/**
 * Parses JSON from outside. The text is measured before it is parsed, because a megabyte of small values costs more than a
 * second; then each name and value is checked.
 * @throws 400 invalid_json, invalid_document
 */
export function readJsonText(text: string): unknown {
  measure(text)
  try {
    return JSON.parse(text, look)
  } catch (error) {
    throw error instanceof BadRequest ? error : new BadRequest('invalid_json')
  }
}

/**
 * Names that would reach a prototype, or make an object that cannot be turned into text, are refused, not dropped: nobody sends
 * them by accident.
 */
function look(name: string, value: unknown): unknown {
  if (name === '__proto__' || name === 'toString' || (name === 'constructor' && typeof value === 'object')) throw new BadRequest('invalid_json')
  if (name.length > longestName) throw new BadRequest('invalid_document', { words: sayInAll(messages.longName, { max: longestName }) })
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > jsonLimits.names)
    throw new BadRequest('invalid_document', { words: sayInAll(messages.tooManyNames, { max: jsonLimits.names }) })
  return value
}

const [quote, backslash, comma, brace, bracket, braceEnd, bracketEnd] = [...'"\\,{[}]'].map((sign) => sign.charCodeAt(0))

/** Counts structure outside of quotes, character by character. */
function measure(text: string): void {
  let depth = 0
  let values = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) quoted = !quoted
    else if (quoted) at += sign === backslash ? 1 : 0
    else if (sign === comma) values += 1
    else if (sign === brace || sign === bracket) {
      values += 1
      if (++depth > jsonLimits.depth) throw new BadRequest('invalid_json')
    } else if (sign === braceEnd || sign === bracketEnd) depth -= 1
  }
  if (values > jsonLimits.values) throw new BadRequest('invalid_document', { words: sayInAll(messages.tooManyParts, { max: jsonLimits.values }) })
}
