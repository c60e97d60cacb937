/**
 * Well-formed text in NFC, with at most thirty combining characters in a row (UAX 15, Stream-Safe Text): the time to order them
 * grows with the square of their number, four seconds for 80,000.
 */
export function normalText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?<=\p{M}{30})\p{M}/gu, '')
    .normalize('NFC')
}

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Characters without a shape of their own: controls, soft hyphens, zero width, direction marks, fillers. Of these, the first group is
 * spelling: the flags of England, Scotland and Wales, joiners and selectors of scripts that join or stack, and of emoji. `mark` is a
 * direction mark inside the text.
 */
const invisible =
  /(?<spelling>\u{1f3f4}[\u{e0061}-\u{e007a}]{2,8}\u{e007f}|(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}])(?:\u200c(?=[\p{L}\p{M}])|\u034f|[\u180b-\u180d]|\u180f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|[\u200d\u1160\u17b4\u17b5])|(?<=\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\p{S}])[\ufe0e\ufe0f]|(?<=[#*\d])\ufe0f(?=\u20e3))|(?<mark>(?<!^)[\u061c\u200e\u200f](?!$))|[\p{DI}\p{Cc}\u2800\ufff9-\ufffb\ufffe\uffff]/gu

/**
 * Text as people mean it, for everything that comes in: in normal form, with ordinary spaces and line ends, and without characters
 * that nobody sees, which word processors, web pages and phones leave in what is pasted. What a language needs to be spelled stays:
 * the joiners of Persian and of the scripts of India, and direction marks beside letters that are written from right to left.
 * Directional overrides and isolates never stay: they make people read something else than is there.
 */
export function ordinaryText(text: string): string {
  if (/^[\n\t -~]*$/.test(text)) return text
  const normal = normalText(text)
    .replaceAll(lineEnds, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/([\u200c\u200d])\1+/g, '$1')
  const keepsMarks = rightToLeft.test(normal)
  return normal.replaceAll(invisible, (sign: string, ...found: unknown[]) => {
    const { spelling, mark } = found.at(-1) as { spelling?: string; mark?: string }
    return spelling ?? (mark && keepsMarks ? mark : sign === '\n' || sign === '\t' ? sign : '')
  })
}

/** The same for what only machines spell (addresses, numbers, codes): on one line and without any invisible character. */
export const bareText = (text: string): string =>
  ordinaryText(text)
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The same as `ordinaryText` for all texts and names inside a structure; PostgreSQL stores neither lone surrogates nor NUL in jsonb. */
export function normalJson(value: unknown): unknown {
  if (typeof value === 'string') return ordinaryText(value.slice(0, 10_000))
  if (Array.isArray(value)) return value.map(normalJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [normalJson(name), normalJson(one)]))
}
