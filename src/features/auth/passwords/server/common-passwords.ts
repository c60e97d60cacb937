import { commonWords } from './common-words.ts'

/**
 * Whether a password of twelve letters or more is one that everybody tries first: a common word with digits around it
 * ('Welkom2026!!'), two of them, one with letters swapped ('W@chtw00rd123'), a run of keys or a short piece repeated.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (new Set(plain).size < 5 || isRun(plain) || repeatedPiece(plain).length < 7) return true
  const word = /[a-z](?:.*[a-z])?/s.exec(plain)?.[0] ?? ''
  return [word, unswap(word), unswap(plain)].map(lettersOf).some((letters) => letters !== '' && isMadeOfCommonWords(letters))
}

const lettersOf = (text: string) => repeatedPiece(text.replaceAll(/[^a-z]/g, ''))

const swaps: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' }
const unswap = (text: string) => text.replaceAll(/[013457 8@$!€]/g, (sign) => swaps[sign] ?? '')

function isMadeOfCommonWords(letters: string, max = 2): boolean {
  if (commonWords.has(letters)) return true
  if (max === 1) return false
  for (let cut = 3; cut <= letters.length - 3; cut += 1) {
    if (commonWords.has(letters.slice(0, cut)) && isMadeOfCommonWords(letters.slice(cut), max - 1)) return true
  }
  return false
}

/** 'abcabcabc' → 'abc'; text that does not repeat comes back whole. */
function repeatedPiece(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at === -1 ? undefined : at)
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890qwertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
]
function isRun(text: string): boolean {
  return rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text) || startsWithMost(text, row))
}

/** Nine keys in a row with a little behind them: 'qwertyuiop12'. */
function startsWithMost(text: string, row: string): boolean {
  const start = text.slice(0, 9)
  return text.length <= 14 && row.includes(start)
}
