/** Splits a name: `Els de Wit` is Els and de Wit. */
export function splitName(kept: Record<string, string>, whole: string, first: string, last: string): void {
  const name = kept[whole]
  delete kept[whole]
  if (!name || kept[first] || kept[last]) return
  const at = name.indexOf(' ')
  kept[first] = at < 0 ? name : name.slice(0, at)
  if (at > 0) kept[last] = name.slice(at + 1).trim()
}
