/** `making`: fully sent, copies are being drawn. `lost`: the connection failed; it is tried again by itself. */
export type SentState = 'waiting' | 'sending' | 'making' | 'done' | 'refused' | 'lost'
export type SentFile = {
  key: string
  name: string
  size: number
  state: SentState
  /** Progress from 0 to 1. */
  share: number
  /** The server's reason for refusing; `too_large` where the file was never sent. */
  problem: string | null
  id: string | null
}
export type Queue = { files: readonly SentFile[]; isOffline: boolean; /** The session has ended: nothing more is sent. */ isSignedOut: boolean }

const ended: ReadonlySet<SentState> = new Set(['done', 'refused'])
/** Neither stored nor refused yet. */
export const isUploading = ({ state }: SentFile): boolean => !ended.has(state)
