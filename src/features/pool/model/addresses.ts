export const poolAddress = '/vrijwilligerspool'
/** Whom one's organization invited, and what they answered. */
export const sentAddress = `${poolAddress}?view=sent`
export const repliesAddress = '/profile-replies'
/** Where somebody writes their card and chooses who sees it. */
export const cardAddress = '/profile-edit?part=pool'
