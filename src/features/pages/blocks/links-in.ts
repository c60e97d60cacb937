/** Every address of this site that a block, or a list of them, leads to: whatever is called `href`. */
export function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, own]) => (name === 'href' ? (typeof own === 'string' && own.startsWith('/') ? [own] : []) : linksIn(own)))
}
