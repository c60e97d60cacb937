/** The name of the honeypot field. */
export const honeypotName = 'bijnaam'
