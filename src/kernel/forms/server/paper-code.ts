import { randomInt } from 'node:crypto'
import { cutText } from '#kernel/fields/cut-text.ts'

/** Without characters that look like others on paper: 0, O, 1, I, L and U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `K7QF-9M2P-XW4D`: a code on paper, to be typed. 58 bits, and few guesses are allowed (contract §1.6). */
export function newPaperCode(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return [part(), part(), part()].join('-')
}

/** The code in its stored form, however it was typed; null if it cannot be one. */
export function readPaperCode(typed: string): string | null {
  const plain = cutText(typed, 40).toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[2-9A-Z]{12}$/.test(plain) ? [plain.slice(0, 4), plain.slice(4, 8), plain.slice(8)].join('-') : null
}
