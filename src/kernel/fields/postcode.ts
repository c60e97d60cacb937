import { cutText } from './cut-text.ts'
import { bareText } from './normal-text.ts'

/** Four digits alone, or four digits and two letters, with whatever else around them; the letters SA, SD and SS are never issued. */
const pattern = /^(?:NL[^A-Z\d]{0,3})?([1-9]\d{3})(?:[^A-Z\d]{0,3}(?!S ?[ADS]\b)([A-Z]) ?([A-Z]))?[^A-Z\d]{0,3}$/

/** A Dutch postcode: `area` is its four digits, `postcode` all of it as it is usually written, `7201 AB`, or the area where no letters were given. */
export type Postcode = { area: string; postcode: string }

/** Reads a postcode as people write it: `7201ab`, `7201-AB`, `NL-7201 AB`, `7201`. Null when it is none. */
export function readPostcode(written: string): Postcode | null {
  const [, area, one, two] = pattern.exec(bareText(cutText(written, 40)).normalize('NFKC').toUpperCase()) ?? []
  return area === undefined ? null : { area, postcode: one ? `${area} ${one}${two}` : area }
}
