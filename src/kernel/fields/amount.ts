/**
 * An amount in euros as Dutch and English people type it: `12,50`, `12.50`, `€ 12`, `12,-`, `12 euro`, `1.250,00`, `1,250.00`, `1 250,00`. Not
 * zero, and below a hundred thousand, as the API has it; a third decimal and a sign make it none, for an amount is never guessed.
 */
export const amountPattern =
  /^(?=[^1-9]*[1-9])(?:€|eur|euro)? ?(?:\d{1,5}(?:[.,]\d{1,2})?|\d{1,2}\.\d{3}(?:,\d{1,2})?|\d{1,2},\d{3}(?:\.\d{1,2})?|\d{1,2} \d{3}(?:,\d{1,2})?)(?:,[-–—]{1,2})? ?(?:€|eur|euro)?$/i

/** Characters of an amount with everything around it. */
export const longestAmount = 24

/** The cents of such an amount; null for anything else. */
export function centsIn(typed: string): number | null {
  const text = typed.trim()
  if (text.length > longestAmount || !amountPattern.test(text)) return null
  const written = text.replaceAll(/[^\d.,]/g, '')
  const comma = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'))
  // Three digits behind a separator are thousands.
  const [whole, cents] = comma >= 0 && written.length - comma <= 3 ? [written.slice(0, comma), written.slice(comma + 1)] : [written, '']
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
