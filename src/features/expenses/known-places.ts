import type { ExpenseKind } from './expense-note.ts'

/** An organization that somebody is likely to note an amount of, with the kind of the last one; null where there was none yet. */
export type KnownPlace = { name: string; kind: ExpenseKind | null }
