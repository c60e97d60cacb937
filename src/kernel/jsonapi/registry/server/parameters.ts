import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { errorWords } from '#kernel/http/messages.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { longestName } from '#kernel/jsonapi/names.ts'
import { messages } from './messages.ts'
import { readJsonText } from './read-json.ts'

/** One query parameter as sent: `filter[status_in]=a,b` → name 'filter[status_in]', path ['filter','status_in'], values ['a,b']. */
export type Parameter = { name: string; path: string[]; values: string[] }

const longest = { value: 256, json: 4096 }

/**
 * Reads a query string in all the ways clients write one (contract §2.3): brackets raw or encoded, repeated keys, `key[]`, and
 * `filter={"status_eq":"x"}` as JSON text. `_` and `unbatch` are dropped.
 * @throws 400 for anything that is not a query
 */
export function readParameters(url: string): Parameter[] {
  const start = url.indexOf('?')
  if (start < 0) return []
  const found = new Map<string, Parameter>()
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decode(pair.slice(at + 1))
    if (name === '_' || name === 'unbatch') continue
    const path = pathOf(name)
    if (path.length === 1 && value.startsWith('{') && ['filter', 'page', 'fields'].includes(path[0]!)) expand(found, path[0]!, value)
    else add(found, name, path, value)
  }
  return [...found.values()]
}

function decode(text: string): string {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '))
    if (plain.includes('\0')) throw new URIError('NUL')
    return plain
  } catch {
    throw new BadRequest('unknown_parameter', { words: sayInAll(messages.notEncoded) })
  }
}

/** `filter[a][b][]` → ['filter', 'a', 'b']: an empty pair of brackets only says "a list". */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw new BadRequest('unknown_parameter', { parameter: name })
  const inner = [...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)
  if (inner.at(-1) === '') inner.pop()
  return [match[1]!, ...inner]
}

function add(found: Map<string, Parameter>, name: string, path: string[], sent: string): void {
  if (sent.length > longest.value * 40 || (path[0] !== 'filter' && sent.length > longest.json))
    throw new BadRequest('invalid_filter_value', { parameter: name })
  if (path.some((part) => part.length > longestName)) throw new BadRequest('unknown_parameter', { words: sayInAll(errorWords.long_parameter) })
  const value = ordinaryText(sent)
  const key = path.join('\u0000')
  const known = found.get(key)
  if (known) known.values.push(value)
  else found.set(key, { name, path, values: [value] })
}

function expand(found: Map<string, Parameter>, family: string, value: string): void {
  let given: unknown
  try {
    given = readJsonText(value)
  } catch {
    throw new BadRequest('unknown_parameter', { parameter: family, words: sayInAll(messages.notJson, { name: family }) })
  }
  if (/\\u0000/i.test(value)) throw new BadRequest('unknown_parameter', { parameter: family, words: sayInAll(messages.notJson, { name: family }) })
  for (const [key, entry] of Object.entries(given as object)) {
    const values = Array.isArray(entry) ? entry : [entry]
    for (const one of values) {
      if (typeof one === 'object' && one !== null) {
        for (const [inner, last] of Object.entries(one)) add(found, `${family}[${key}][${inner}]`, [family, key, inner], String(last))
      } else add(found, `${family}[${key}]`, [family, key], one === null ? '' : String(one))
    }
  }
}

/** A list in any notation: repeated, `key[]`, or with commas. */
export function listOf(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')
}
