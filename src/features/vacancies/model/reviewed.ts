/**
 * Attributes that the center reviews: a change of one sends the vacancy to review again (domain §3.1). The address of another site
 * is among them, because it decides where people are led.
 */
export const reviewed = ['title', 'summary', 'description', 'requirements', 'tasks', 'expectations', 'externalApplyUrl'] as const
