/** How the names of messages begin that wait in this browser. `forgetDrafts` removes these too when somebody signs out. */
export const start = 'draft message '

/** How the notes begin of messages that another tab has sent; these go when somebody signs out too. */
export const sentStart = 'draft sent '

const isAny = (begin: string): boolean => Object.keys(localStorage).join().includes(begin)

/** Whether anybody's message waits: the little that every page has to know. */
export const isAnyWaiting = (): boolean => isAny(start)
export const isAnySent = (): boolean => isAny(sentStart)

/** It was sent, or its writer will do so. */
export const forgetWaiting = (key: string): void => localStorage.removeItem(start + key)
