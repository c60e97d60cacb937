/** Capitalizes the start of a line. Dutch writes 'één' as 'Eén': a capital takes no accent. */
export const capitalize = (words: string): string => (words.startsWith('é') ? 'E' : words.charAt(0).toUpperCase()) + words.slice(1)
