/** A telephone number in any usual notation: 06 12 34 56 78, +31 (0)6-12345678. */
export const telephone = /^\+?[0-9][0-9 ()-]{5,28}$/
