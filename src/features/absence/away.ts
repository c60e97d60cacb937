/** Somebody who can answer while another is away. */
export type Substitute = { id: string; name: string }

/** Somebody is away, by first names. */
export type Away = { name: string; backOn: string; substitute: string }
