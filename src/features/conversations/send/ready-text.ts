/** A ready text with the facts of the conversation filled in. */
export type ReadyText = { id: string; title: string; text: string }
