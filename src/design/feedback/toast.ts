/** What is said in passing, after something has been done. */
export type Toast = { id: string; text: string; tone: 'success' | 'danger' | 'info' }

/** Specification §9, in ms; at most one toast at once. */
export const toastTime = 6000
