import type { Description } from './with-empty-values.ts'

/** Any resource that stands beside an answer: with each of them written out at every call nobody would find the answer itself. */
const beside = '#/components/schemas/Included'
const besideInShort = { type: 'object', description: 'Resources of other types, as their own calls describe them' }

/**
 * What stands at a path of a description, with what it refers to written out, in the form of the library's own `resolveSubtree`. That one
 * reads the whole description into a model of its own first, which holds the page up for seconds.
 */
export const resolveHere = async (description: Description, path: readonly string[]): Promise<{ spec: unknown; errors: readonly [] }> => ({
  spec: writtenOut(description, valueAt(description, path), []),
  errors: [],
})

/** @param within the references that are being written out around it: one of them again is a loop, and only named */
function writtenOut(description: Description, value: unknown, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => writtenOut(description, one, within))
  if (value === null || typeof value !== 'object') return value
  const { $ref: to, ...rest } = value as { $ref?: unknown }
  const own = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, writtenOut(description, one, within)]))
  if (typeof to !== 'string') return own
  if (to === beside) return { ...besideInShort, ...own }
  if (within.includes(to)) return { type: 'object', description: `As ${to.split('/').at(-1)} above`, ...own }
  return { ...(writtenOut(description, valueAt(description, namesIn(to)), [...within, to]) as object), ...own }
}

/** Of a reference like `#/components/schemas/Errors`, where `~1` stands for a slash and `~0` for a tilde (RFC 6901). */
const namesIn = (to: string) =>
  to
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

const valueAt = (description: Description, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], description)
