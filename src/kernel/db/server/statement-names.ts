import { createHash } from 'node:crypto'

/**
 * A name for each text of SQL, so that a connection prepares it once. Every name costs memory on every connection and visitors
 * can cause endlessly many texts, so there are at most `max`; a text beyond that gets none.
 */
export function statementNames(prefix: string, max: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    let name = names.get(text)
    if (name === undefined && names.size < max) {
      name = `${prefix}_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
      names.set(text, name)
    }
    return name
  }
}
