/** The address of somebody's own calendar at a center. */
export type Agenda = {
  /** Null before there is one, and where it has to be made anew to be seen. */
  address: string | null
  /** Since when it is valid, an ISO moment. */
  since: string | null
}
