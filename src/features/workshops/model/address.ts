import { addressEnd } from '#kernel/fields/address-end.ts'

/** The list of workshops. */
export const workshopsAddress = '/workshops'

/** The page of a workshop (decisions 50). */
export const workshopPath = (workshop: { id: string; slug: string }): string => `${workshopsAddress}/${addressEnd(workshop)}`

/** The editor of a workshop. */
export const workshopEditAddress = (id: string): string => `${workshopsAddress}/${id}/edit`

/** Where is marked who is there. */
export const workshopPresenceAddress = (id: string): string => `${workshopsAddress}/${id}/presence`

/** The page of a link with which somebody cancels without signing in. */
export const workshopLinkPath = (token: string): string => `/forms/${token}`
