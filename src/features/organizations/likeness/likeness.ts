import type { OrganizationStatus } from '#features/organizations/model/states.ts'

/** Why two organizations may be the same one. */
export const likenessReasons = ['number', 'name', 'address', 'postcode'] as const
export type LikenessReason = (typeof likenessReasons)[number]

/** An organization that may be the same one. */
export type Likeness = {
  id: string
  name: string
  status: OrganizationStatus
  /** Since when it is in its present state. */
  statusSince: string
  kvkNumber: string | null
  reasons: LikenessReason[]
}
/** What is known of an organization before it is added. */
export type LikenessAsked = { name: string; kvkNumber: string; postcode: string; houseNumber: string }
