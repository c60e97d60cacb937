/** One sign of a folded text, with the part of the original that it stands for (UTF-16 indexes, end exclusive). */
export interface Folded {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** A word or a run of digits, with the signs before it since the token before (`gap`). Indexes are those of the original text. */
export interface Token {
  readonly text: string
  readonly isDigits: boolean
  readonly gap: string
  readonly start: number
  readonly end: number
}

/** Signs that nobody sees: they are left out, so that nothing can hide behind them. */
const invisible = /\p{Cf}|\p{Mn}|\p{Me}|\p{Cc}|\u115f|\u1160|\u3164/u
const decimal = /\p{Nd}/u
/** Letters of other alphabets that look like ours. */
const lookAlikes: Record<string, string> = {
  о: 'o',
  ο: 'o',
  а: 'a',
  е: 'e',
  р: 'p',
  с: 'c',
  х: 'x',
  і: 'i',
  ı: 'i',
  ø: 'o',
  '∙': '.',
  '․': '.',
  '。': '.',
  '·': '.',
}

/** The value of a digit of any script: Unicode keeps the ten digits of a script together, so the ones before it are counted. */
function digitOf(sign: string): string {
  let point = sign.codePointAt(0)!
  let value = 0
  while (value < 9 && decimal.test(String.fromCodePoint(point - 1))) {
    point -= 1
    value += 1
  }
  return String(value)
}

function foldSign(sign: string): string {
  if (sign < '\u0080') return sign >= ' ' ? sign.toLowerCase() : /\s/.test(sign) ? ' ' : ''
  if (/\s/u.test(sign)) return ' '
  if (invisible.test(sign)) return ''
  let folded = ''
  for (const part of sign.normalize('NFKD').toLowerCase()) {
    if (invisible.test(part)) continue
    folded += lookAlikes[part] ?? (part < '\u0080' ? part : decimal.test(part) ? digitOf(part) : part)
  }
  return folded
}

/** The text as it reads aloud: small letters without accents, digits of every script as ours, nothing invisible. Linear in the text. */
export function fold(text: string): Folded {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const sign of text) {
    const part = foldSign(sign)
    // What nobody sees belongs to the sign before it, so that masking leaves none of it behind.
    if (part === '' && ends.length > 0) ends[ends.length - 1] = at + sign.length
    for (let i = 0; i < part.length; i += 1) {
      starts.push(at)
      ends.push(at + sign.length)
    }
    folded += part
    at += sign.length
  }
  return { text: folded, starts, ends }
}

type Kind = 'digit' | 'letter' | 'other'
const letter = /\p{L}/u
const kindOf = (sign: string): Kind =>
  sign >= '0' && sign <= '9' ? 'digit' : sign >= 'a' && sign <= 'z' ? 'letter' : sign > '\u007f' && letter.test(sign) ? 'letter' : 'other'

/** Words and runs of digits in order. Three or more single letters with spaces between are one word, as in "g m a i l". */
export function tokensOf(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let gap = ''
  for (let at = 0; at < folded.text.length;) {
    const kind = kindOf(folded.text[at]!)
    let next = at + 1
    while (next < folded.text.length && kindOf(folded.text[next]!) === kind) next += 1
    const part = folded.text.slice(at, next)
    if (kind === 'other') gap = part
    else {
      tokens.push({ text: part, isDigits: kind === 'digit', gap, start: folded.starts[at]!, end: folded.ends[next - 1]! })
      gap = ''
    }
    at = next
  }
  return joinSpelled(tokens)
}

function joinSpelled(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let next = at
    const isSingle = (i: number) => tokens[i] !== undefined && !tokens[i].isDigits && tokens[i].text.length === 1
    if (isSingle(at))
      do next += 1
      while (isSingle(next) && tokens[next]!.gap === ' ')
    if (next - at < 3) {
      joined.push(tokens[at]!)
      at += 1
      continue
    }
    const spelled = tokens.slice(at, next)
    joined.push({ ...spelled[0]!, text: spelled.map((one) => one.text).join(''), end: spelled.at(-1)!.end })
    at = next
  }
  return joined
}
