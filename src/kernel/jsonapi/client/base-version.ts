/** The hidden inputs by which a form that changes a record tells its base version. */
export const baseVersionFields = { version: 'version', values: 'drawn', seen: 'seen', all: 'keep', choice: (name: string) => `keep.${name}` } as const

type Both = Record<string, { mine: readonly string[]; theirs: readonly string[] }>
/** Two people changed the same fields: both texts of each (the ids for a relation), and the version that holds the other's. */
export type Conflict = { version: number; /** The name of the other person. */ by: string | null; fields: Both; links: Both }
