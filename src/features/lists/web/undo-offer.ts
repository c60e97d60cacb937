/** What can be taken back, until when (UTC, milliseconds), and what it was in words. */
export type UndoOffer = { id: string; until: string; text: string }

export const undoEvent = 'undo-offer'

/** Offers to take back what has just been done; the bar of the frame shows it, whatever page is open. */
export function offerUndo(offer: UndoOffer): void {
  document.dispatchEvent(new CustomEvent<UndoOffer>(undoEvent, { detail: offer }))
}
