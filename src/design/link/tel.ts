/** The address that calls a number, however it was written. */
export const tel = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
