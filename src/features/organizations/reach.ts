import { telephone } from '#kernel/fields/telephone.ts'

type Told = string | null | undefined
type Known = {
  contact?: { phone?: Told; confirmedAt?: Told } | null
  phone?: Told
  /** When the last mail to the contact was refused, and none arrived since. */
  contactMailRefusedAt?: Told
}

/** Whether somebody can be reached, as far as is known: `phone` and `mail` name what is left to try. */
export type Reach = 'refused' | 'sure' | 'phone' | 'mail' | 'either' | 'nobody'

export function reachOf({ contact, phone, contactMailRefusedAt }: Known): Reach {
  const call = contact?.phone ?? phone
  const canCall = Boolean(call && telephone.test(call))
  if (!contact) return canCall ? 'phone' : 'nobody'
  if (contactMailRefusedAt) return 'refused'
  if (!canCall) return 'mail'
  return contact.confirmedAt ? 'sure' : 'either'
}
