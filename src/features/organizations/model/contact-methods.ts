import { telHref } from '#kernel/fields/telephone.ts'

type Told = string | null | undefined
type Known = {
  contact?: { phone?: Told; confirmedAt?: Told } | null
  phone?: Told
  /** When the last mail to the contact was rejected, if none has arrived since. */
  contactMailRefusedAt?: Told
}

/** How the contact of an organization can be reached, as far as is known. `phone` and `mail` are the one method left. */
export type ContactMethods = 'refused' | 'sure' | 'phone' | 'mail' | 'either' | 'nobody'

export function contactMethodsOf({ contact, phone, contactMailRefusedAt }: Known): ContactMethods {
  const call = contact?.phone ?? phone
  const canCall = Boolean(call && telHref(call))
  if (!contact) return canCall ? 'phone' : 'nobody'
  if (contactMailRefusedAt) return 'refused'
  if (!canCall) return 'mail'
  return contact.confirmedAt ? 'sure' : 'either'
}
