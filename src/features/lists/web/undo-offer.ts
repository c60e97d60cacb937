/** What can be taken back, until when (UTC, milliseconds), and what it was in words; `about`: the id of what it was done to. */
export type UndoOffer = { id: string; until: string; text: string; about?: string | undefined }

let current: UndoOffer | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const heard = new Set<() => void>()

/** Offers to take back what has just been done, for as long as it can be; null when it is over. Every bar shows the same. */
export function offerUndo(offer: UndoOffer | null): void {
  clearTimeout(timer)
  current = offer
  if (offer) timer = setTimeout(() => offerUndo(null), Date.parse(offer.until) - Date.now())
  for (const hear of heard) hear()
}

/** What is offered now. */
export const currentOffer = (): UndoOffer | null => current

/** Calls back on every change, until what it returns is called. */
export function watchOffer(hear: () => void): () => void {
  heard.add(hear)
  return () => heard.delete(hear)
}
