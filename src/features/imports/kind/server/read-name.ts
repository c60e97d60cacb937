import { isNamePrefix } from '#features/users/model/name-prefixes.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** Fields of a row that hold a name: whole, or in parts. */
type NameFields = { whole: string; first: string; prefix: string; last: string }
export type NameParts = { first: string; last: string }

/**
 * Brings the name of a row into its first and last name, as people write it in lists: whole or in columns, with a prefix of its own
 * ("van den"), with the last name before a comma, with "Dhr." or "mevr.". What remains in `kept` is first and last, where there are any.
 */
export function readName(kept: Record<string, string>, { whole, first, prefix, last }: NameFields): void {
  const column = (name: string) => kept[name] ?? ''
  const firstName = withoutTitle(column(first)).name
  // Beside a column of first names one that is called "Naam" has last names, or whole names.
  const isWhole = firstName === '' || column(whole).startsWith(firstName)
  const lastName = column(last) || (isWhole ? '' : column(whole))
  const inParts = { first: firstName, last: joined(column(prefix), turned(withoutTitle(lastName).name)) }
  const read: NameParts = column(whole) !== '' && lastName === '' ? partsOf(column(whole), column(prefix)) : inParts
  for (const name of [whole, first, prefix, last]) delete kept[name]
  if (read.first !== '') kept[first] = cutText(read.first, longest)
  if (read.last !== '') kept[last] = cutText(read.last, longest)
}

/** Characters of a first or last name. */
const longest = 100

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** Titles before a name. `Mr.` is a title in Dutch and in English. */
const titles = /^(?:dhr|de heer|de hr|hr|heer|mw|mevr|mevrouw|mej|mejuffrouw|fam|familie|de familie|mr|mrs|ms|miss|dr|drs|ir|ing|prof|ds)(?:\.|(?=\s|[/,.]|$))/i

/** The name without the titles before it. */
function withoutTitle(text: string): { name: string; hasTitle: boolean } {
  let name = text.trim()
  let hasTitle = false
  for (;;) {
    const found = titles.exec(name)?.[0]
    const rest = found === undefined ? '' : name.slice(found.length).replace(/^[\s/.,]+/, '')
    // A person may be called Ing, and `Dhr` alone is no name at all.
    if (found === undefined || rest === '') return { name: found !== undefined && isOnlyTitle.test(name) ? '' : name, hasTitle }
    name = rest
    hasTitle = true
  }
}

const isOnlyTitle = /^(?:dhr|mw|mevr|mevrouw|de heer)\.?$/i

/** `Brink, van den` is van den Brink. */
function turned(last: string): string {
  const [name = '', behind = '', ...more] = last.split(',').map((part) => part.trim())
  return more.length === 0 && behind !== '' && behind.split(/\s+/).every(isNamePrefix) ? joined(behind, name) : last
}

/** The parts of a whole name, in either order. */
export function partsOf(whole: string, prefix = ''): NameParts {
  const { name, hasTitle } = withoutTitle(whole)
  const parts = name
    .split(',')
    .map((part) => withoutTitle(part).name)
    .filter((part) => part !== '')
  if (parts.length > 1) return withComma(parts, prefix)
  const words = (parts[0] ?? '').split(/\s+/).filter((word) => word !== '')
  // Behind a title stands a last name: Mevr. de Vries.
  if (hasTitle && (words.length === 1 || isNamePrefix(words[0]!))) return { first: '', last: joined(prefix, ...words) }
  // The first prefix begins the last name, else the second word does.
  const at = words.findIndex((word, index) => index > 0 && isNamePrefix(word))
  const begins = at > 0 && at < words.length - 1 ? at : 1
  const last = words.slice(begins)
  return { first: joined(...words.slice(0, begins)), last: last.length > 0 ? joined(prefix, ...last) : prefix }
}

/** Last name first: `Brink, Jan van den`, `Brink, van den, Jan`, `Brink van den, Jan`. */
function withComma([last = '', ...others]: readonly string[], prefix: string): NameParts {
  const words = others.join(' ').split(/\s+/)
  const split = splitPrefix(words)
  const behind = splitPrefix(last.split(/\s+/))
  return { first: joined(...split.others), last: joined(prefix, ...split.prefixes, ...behind.prefixes, ...behind.others) }
}

/** The prefixes at either end of words: behind a last name or a first name, or alone before a first name. */
function splitPrefix(words: readonly string[]): { prefixes: string[]; others: string[] } {
  const isPrefix = words.map(isNamePrefix)
  if (isPrefix.every(Boolean)) return { prefixes: [...words], others: [] }
  const from = isPrefix.lastIndexOf(false) + 1
  if (from < words.length) return { prefixes: words.slice(from), others: words.slice(0, from) }
  const until = isPrefix.indexOf(false)
  return { prefixes: words.slice(0, until), others: words.slice(until) }
}
