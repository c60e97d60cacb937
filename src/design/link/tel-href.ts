/** The `tel:` link of a phone number, however it was written. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
