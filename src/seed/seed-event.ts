/** Something that was done, before it becomes a row. */
export type SeedEvent = {
  key: string
  slug: string
  day: number
  at: string
  actor: string | null
  action: string
  type: string
  id: string
  from: string | null
  to: string
  reason?: string | null
}
