/** Somebody who can answer while another is away. */
export type Substitute = { id: string; name: string }

/** An absence as it is shown in a conversation, with first names. */
export type Away = { name: string; backOn: string; substitute: string }
