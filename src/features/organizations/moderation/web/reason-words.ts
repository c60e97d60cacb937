import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import type { LikenessReason } from '#features/organizations/likeness/likeness.ts'

/** What is similar in two organizations. */
export const reasonWords: Record<LikenessReason, { nl: string; en: string }> = {
  number: words.likeNumber,
  name: words.likeName,
  address: words.likeAddress,
  postcode: words.likePostcode,
}
