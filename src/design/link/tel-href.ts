/** The address that calls a number, however it was written. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
