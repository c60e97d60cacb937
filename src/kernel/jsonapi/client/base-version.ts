/** How a form that changes a record says what it was drawn from: hidden inputs beside its fields. */
export const baseVersionFields = { version: 'version', values: 'drawn', seen: 'seen', all: 'keep', choice: (name: string) => `keep.${name}` } as const

type Both = Record<string, { mine: readonly string[]; theirs: readonly string[] }>
/** Two people changed the same fields: both texts of each (of a relation the ids), and the version in which the other's stand. */
export type Conflict = { version: number; /** Who the other is. */ by: string | null; fields: Both; links: Both }
