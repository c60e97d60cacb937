/** Somebody who can answer while another is away. */
export type Substitute = { id: string; name: string }

/** An appointment during somebody's own absence. */
export type Meeting = { id: string; startsAt: string; person: string; vacancy: string; /** The substitute works there too. */ mayHandOver: boolean }

/** An absence as it is shown in a conversation, with first names. */
export type Away = { name: string; backOn: string; substitute: string }
