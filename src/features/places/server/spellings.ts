import { cutText } from '#kernel/fields/cut-text.ts'

/** Other names of towns. */
const alsoCalled = new Map([
  ["'s-gravenhage", 'Den Haag'],
  ['den bosch', "'s-Hertogenbosch"],
  ['nymegen', 'Nijmegen'],
  ['nimwegen', 'Nijmegen'],
])

/** Normalises `s hertogenbosch`, `’t Loo` and `Den Haag` to the spelling of our tables. */
export function spellings(typed: string): string[] {
  const name = cutText(
    typed
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[’‘`´]/g, "'"),
    80,
  )
  const bare = name.replace(/^'/, '')
  const known = alsoCalled.get(name.toLowerCase())
  return [
    ...new Set([
      name,
      `'${bare}`,
      `'${bare.replace(/^([st]) /i, '$1-')}`,
      `'${bare.replace(/^([st])-/i, '$1 ')}`,
      name.replaceAll(' ', '-'),
      ...(known ? [known] : []),
    ]),
  ]
}

/** The towns whose other name begins like this: `den bo`. */
export function alsoCalledLike(start: string): string[] {
  const typed = start.trim().toLowerCase()
  return typed.length < 3 ? [] : [...alsoCalled].filter(([other]) => other.startsWith(typed)).map(([, name]) => name)
}

/** Splits `Hengelo, Bronckhorst` into the name and the municipality, if there is one. */
export function inMunicipality(typed: string): [name: string, municipality: string] {
  const comma = typed.lastIndexOf(',')
  if (comma < 1 || comma === typed.length - 1) return [typed, '']
  return [typed.slice(0, comma), cutText(typed.slice(comma + 1).trim(), 80)]
}
