/** How the names of messages begin that wait in this browser. `forgetDrafts` removes these too when somebody signs out. */
export const start = 'draft message '

/** Whether anybody's message waits: the little that every page has to know. */
export const isAnyWaiting = (): boolean => Object.keys(localStorage).join().includes(start)

/** It was sent, or its writer will do so. */
export const forgetWaiting = (key: string): void => localStorage.removeItem(start + key)
