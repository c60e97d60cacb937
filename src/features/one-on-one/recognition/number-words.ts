const units = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
]
const tens = ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']
const englishUnits = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const words = new Map<string, string>()
for (const [value, word] of [...units.entries(), ...englishUnits.entries()]) words.set(word, String(value))
for (const [ten, word] of tens.entries()) {
  words.set(word, `${String(ten + 2)}0`)
  for (let unit = 1; unit < 10; unit += 1) words.set(`${units[unit]!}en${word}`, `${String(ten + 2)}${String(unit)}`)
}
for (const [ten, word] of englishTens.entries()) {
  words.set(word, `${String(ten + 2)}0`)
  for (let unit = 1; unit < 10; unit += 1) words.set(`${word}${englishUnits[unit]!}`, `${String(ten + 2)}${String(unit)}`)
}
for (const [word, digits] of [
  ['zeuven', '7'],
  ['zeuve', '7'],
  ['zeve', '7'],
  ['nege', '9'],
  ['noll', '0'],
  ['twe', '2'],
  ['oh', '0'],
  ['honderd', '00'],
  ['hundred', '00'],
] as const)
  words.set(word, digits)

const longest = Math.max(...[...words.keys()].map((word) => word.length))

/**
 * The digits of a number in Dutch or English words, glued ones too ("nulzeseentwee" gives "0612"), or undefined. What is longer than a
 * telephone number in words can be is no number, which keeps the work of one word within bounds.
 */
export function digitsOfWord(word: string): string | undefined {
  const whole = words.get(word)
  if (whole !== undefined || word.length > 120 || word.length < 6) return whole
  let digits = ''
  for (let at = 0; at < word.length;) {
    let length = Math.min(longest, word.length - at)
    while (length > 1 && !words.has(word.slice(at, at + length))) length -= 1
    if (length < 2) return undefined
    digits += words.get(word.slice(at, at + length))!
    at += length
  }
  return digits
}

/** Whether an English ten is followed by its unit, as "thirty four", which is 34 and not 304. */
export const isEnglishTen = (word: string): boolean => englishTens.includes(word)
