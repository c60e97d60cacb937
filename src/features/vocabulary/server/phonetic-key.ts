/** Letters that sound alike in Dutch, the longest first. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ij|ei|y/g, 'y'],
  [/ou|au/g, 'ou'],
  [/c(?=[eiy])/g, 's'],
  [/ch|g/g, 'g'],
  [/ck|qu?|c/g, 'k'],
  [/ph|v/g, 'f'],
  [/th|dt|d$/g, 't'],
  [/ie/g, 'i'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
]

/** A word as it sounds: 'biebliotheek', 'komputer' and 'bejaardenhuiz' are written by ear. */
export const phoneticKey = (word: string): string => alike.reduce((sound, [letters, one]) => sound.replaceAll(letters, one), word)
