/** At the beginning of a line. The accent of 'één' is not written on a capital. */
export const capitalize = (words: string): string => (words.startsWith('é') ? 'E' : words.charAt(0).toUpperCase()) + words.slice(1)
