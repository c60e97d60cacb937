/**
 * What the center reviews: a change of one sends the vacancy to review again (domain §3.1). The address of another site is among them,
 * because it decides where people are led.
 */
export const alwaysWaiting = ['requirements', 'expectations', 'externalApplyUrl'] as const
/** Texts of which a small change does not wait (`small-change.ts`). Nothing else waits: the center sees it afterwards. */
export const waitingUnlessSmall = ['title', 'summary', 'description', 'tasks'] as const
