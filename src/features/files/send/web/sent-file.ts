/** `making`: all of it is there, and copies are being drawn. `lost`: it is tried again by itself. */
export type SentState = 'waiting' | 'sending' | 'making' | 'done' | 'refused' | 'lost'
export type SentFile = {
  key: string
  name: string
  size: number
  state: SentState
  /** From 0 to 1. */
  share: number
  /** Why it was refused, as the server says it; `too_large` where it was never sent. */
  problem: string | null
  id: string | null
}
export type Queue = { files: readonly SentFile[]; isOffline: boolean; /** The session has ended: nothing more is taken. */ isSignedOut: boolean }

const ended: ReadonlySet<SentState> = new Set(['done', 'refused'])
/** It is not kept yet, and not refused either. */
export const isUploading = ({ state }: SentFile): boolean => !ended.has(state)
