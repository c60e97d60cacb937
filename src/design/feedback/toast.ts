/** A short message after an action. */
export type Toast = { id: string; text: string; tone: 'success' | 'danger' | 'info' }

/** Specification §9, in ms; only one toast is shown at a time. */
export const toastTime = 6000
