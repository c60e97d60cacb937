import type { OrganizationStatus } from '#features/organizations/model/states.ts'

/** Why two organizations might be the same one. */
export const likenessReasons = ['number', 'name', 'address', 'postcode'] as const
export type LikenessReason = (typeof likenessReasons)[number]

/** An organization that might be the one that is asked about. */
export type Likeness = {
  id: string
  name: string
  status: OrganizationStatus
  /** Since when it is what it is. */
  statusSince: string
  kvkNumber: string | null
  reasons: LikenessReason[]
}
/** What is known of the one that is about to be added. */
export type LikenessAsked = { name: string; kvkNumber: string; postcode: string; houseNumber: string }
