/**
 * A domain as its owner writes it, `café.example` for `xn--caf-dma.example`. A label stays encoded where its letters could be taken
 * for others: letters of several scripts together, Latin letters that look like plain ones, and Cyrillic or Greek before an ending
 * in another script.
 */
export function shownDomain(ascii: string): string {
  const labels = ascii.split('.')
  const shown = labels.map((label) => (/^xn--/i.test(label) ? (decodeLabel(label.slice(4).toLowerCase()) ?? label) : label))
  const ending = scriptOf(shown.at(-1)!)
  return shown.map((label, at) => (label === labels[at] || isPlain(label, ending) ? label : labels[at])).join('.')
}

/** Scripts of which whole words look like Latin ones. */
const likeLatin = ['Cyrillic', 'Greek', 'Other']

function isPlain(label: string, ending: string | null): boolean {
  const script = scriptOf(label)
  if (script === 'Latin') return !/[ıĸſŉ\u0180-\u02ff]/u.test(label)
  return script !== null && (!likeLatin.includes(script) || (script !== 'Other' && script === ending))
}

const scripts: readonly [name: string, letters: RegExp][] = [
  ['Latin', /^[\p{Script=Latin}\p{M}\d-]+$/u],
  ['Cyrillic', /^[\p{Script=Cyrillic}\p{M}\d-]+$/u],
  ['Greek', /^[\p{Script=Greek}\p{M}\d-]+$/u],
  ['Arabic', /^[\p{Script=Arabic}\p{M}\u200c\d-]+$/u],
  ['Hebrew', /^[\p{Script=Hebrew}\p{M}\d-]+$/u],
  ['Devanagari', /^[\p{Script=Devanagari}\p{M}\u200c\u200d\d-]+$/u],
  ['Chinese or Japanese', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{M}ー\d-]+$/u],
  ['Korean', /^[\p{Script=Hangul}\d-]+$/u],
]

/** The one script of a label; `Other` for one we do not name, null for several. */
function scriptOf(label: string): string | null {
  const found = scripts.find(([, letters]) => letters.test(label))?.[0]
  return found ?? (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label) ? null : 'Other')
}

const base = 36
const highest = 0x10_ff_ff

/** The letters of an encoded label (punycode, RFC 3492); null when it is not one. */
function decodeLabel(encoded: string): string | null {
  const dash = encoded.lastIndexOf('-')
  const letters = [...(dash > 0 ? encoded.slice(0, dash) : '')]
  let [code, at, bias] = [128, 0, 72]
  for (let place = dash > 0 ? dash + 1 : 0; place < encoded.length;) {
    const before = at
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(place++))
      if (digit === null) return null
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= base - threshold
      if (at > highest * 64 || weight > highest * 64) return null
    }
    const count = letters.length + 1
    bias = adapted(at - before, count, before === 0)
    code += Math.floor(at / count)
    at %= count
    if (code > highest || (code >= 0xd8_00 && code <= 0xdf_ff)) return null
    letters.splice(at++, 0, String.fromCodePoint(code))
  }
  return letters.some((letter) => letter > '\u007f') ? letters.join('') : null
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(sign: number): number | null {
  if (sign >= 97 && sign <= 122) return sign - 97
  return sign >= 48 && sign <= 57 ? sign - 22 : null
}

function adapted(moved: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(moved / (isFirst ? 700 : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += base) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
