import type { SeenEntry } from './entry-blocks.ts'

/** What the API answers for the link of a mail that asks whether an entry is still right. */
export type ConfirmForm = {
  purpose: 'map.confirm'
  /** `unknown`: no link of this center has this token. */
  state: 'open' | 'confirmed' | 'changed' | 'ended' | 'done' | 'over' | 'gone' | 'unknown'
  name: string
  firstName: string | null
  /** A moment. */
  until: string
  assuredAt: string | null
  entry: SeenEntry | null
  path: string | null
  can: { undo: boolean; again: boolean }
  /** Another entry that waits for the same person. */
  next?: { name: string; link: string } | null
  /** A new mail was asked for. */
  isMailed?: boolean
  /** Nothing was written about what is different. */
  isEmpty?: boolean
}

/** Which of the pages of an open link is shown. */
export type ConfirmView = 'look' | 'change' | 'stop'

/** By an address of its own for each page, so that they work without script. */
export function viewIn(url: URL): ConfirmView {
  return url.searchParams.has('anders') ? 'change' : url.searchParams.has('gestopt') ? 'stop' : 'look'
}

/** For a token that belongs to no link of this center: nothing is said of any entry. */
export const unknownForm = {
  purpose: 'map.confirm',
  state: 'unknown',
  name: '',
  firstName: null,
  until: new Date(0).toISOString(),
  assuredAt: null,
  entry: null,
  path: null,
  can: { undo: false, again: false },
} as const satisfies ConfirmForm
