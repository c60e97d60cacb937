export const honeypotName = 'bijnaam'
