/**
 * Words that stand before a last name and do not count where it is sorted: Jan van den Brink is found under B in Dutch lists (decisions
 * 72). `name_prefixes` of the database has the same; a test compares the two.
 */
export const namePrefixes: readonly string[] =
  'van von vom de den der het ten ter te in op aan bij uit voor over onder zu zum zur af av la le les du des del della di da dos das do el al'.split(' ')

/** `’t`, `'s`, `d'`: prefixes with an apostrophe, with straight, curly and typed-in-haste signs. */
const withApostrophe = /^(?:['’‘`´][tns]|[dl]['’‘`´])$/i

export const isNamePrefix = (word: string): boolean => namePrefixes.includes(word.toLowerCase()) || /^v[./]?d[./]?$/i.test(word) || withApostrophe.test(word)
