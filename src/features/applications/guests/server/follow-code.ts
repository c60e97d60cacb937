import { randomInt } from 'node:crypto'

/** No letters and digits that look alike on paper: no 0 and O, no 1, I and L, no U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `K7QF-9M2P-XW4D`: what somebody types over from a letter. 58 bits, and few guesses (contract §1.6). */
export function newFollowCode(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return [part(), part(), part()].join('-')
}

/** As it is kept, however it was typed; null for what can be none. */
export function readFollowCode(typed: string): string | null {
  const plain = typed.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[2-9A-Z]{12}$/.test(plain) ? [plain.slice(0, 4), plain.slice(4, 8), plain.slice(8)].join('-') : null
}
