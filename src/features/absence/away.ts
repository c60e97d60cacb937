/** Somebody who can answer while another is away. */
export type StandIn = { id: string; name: string }

/** Somebody is away, by first names. */
export type Away = { name: string; backOn: string; substitute: string }
