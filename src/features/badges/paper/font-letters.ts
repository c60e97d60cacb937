/**
 * The characters that the fonts of the paper have (`kernel/pdf/server/set-text.ts`): Latin with the letters of Europe and Vietnam, Greek and
 * Cyrillic. A test holds it to the fonts. Marks that join a letter before them count with it.
 */
const known =
  /^[\u0020-\u007e\u00a0-\u017f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2122\u20ac]$/u

const clusters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The characters of a name that the PDF leaves out, each once. */
export function lackingSigns(name: string): string[] {
  const found = [...clusters.segment(name.normalize('NFC'))].map(({ segment }) => segment)
  return [...new Set(found.filter((sign) => sign.trim() !== '' && !known.test(sign)))]
}
