/** Whom somebody comes with, and how old they are: what a question says in words that otherwise name work. */

const kin = new Set(
  'kind kinderen kinders kids kid dochter dochters dochtertje zoon zonen zoons zoontje kleinkind kleinkinderen kleinzoon kleindochter gezin familie baby peuter kleuter tiener tieners puber pubers jongens meiden child children son sons daughter daughters grandchild grandchildren grandson granddaughter family toddler teenager teenagers boys girls'.split(
    ' ',
  ),
)
const groups = new Set(
  'team teams groep groepje groepen klas vriendengroep club bedrijf afdeling vereniging collega collegas vrienden vriendinnen group class colleagues friends people company department coworkers leerlingen'.split(
    ' ',
  ),
)
const counts = new Set(['man', 'personen', 'mensen', 'people', 'persons'])
const own = new Set(['mijn', 'm', 'onze', 'ons', 'my', 'our'])
const ownOrAny = new Set([...own, 'een', 'het', 'de', 'a', 'the'])
const withWords = new Set(['met', 'with'])
const years = new Set(['jaar', 'jarige', 'jr', 'years', 'year', 'yrs', 'yo'])
const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,3}$/.test(word)
const numbers = new Set(
  'een twee drie vier vijf zes zeven acht negen tien twaalf vijftien twintig dertig one two three four five six seven eight nine ten twelve fifteen twenty thirty'.split(
    ' ',
  ),
)
const fillers = new Set(
  'jonge kleine eigen hele oudste jongste young little small own whole oldest youngest n autistische gehandicapte volwassen puberende autistic disabled adult teenage'.split(
    ' ',
  ),
)
const isCount = (word: string | undefined) => word !== undefined && (isNumber(word) || numbers.has(word))

export type Company = { length: number; concept: 'met mijn gezin' | 'met een groep' }

/** 'Met mijn twee kinderen van 8 en 10 jaar', 'with our team of twelve', 'met 20 collega's'. */
export function companyAt(words: readonly string[], at: number): Company | null {
  // 'Groepje van 10', 'onze klas'.
  if (groups.has(words[at]!) && ['van', 'of'].includes(words[at + 1] ?? '') && isCount(words[at + 2]))
    return { length: withAges(words, at + 1) - at, concept: 'met een groep' }
  if (!withWords.has(words[at]!) && !(own.has(words[at]!) && ['team', 'klas', 'bedrijf', 'class', 'company'].includes(words[at + 1] ?? ''))) return null
  let next = withWords.has(words[at]!) ? at + 1 : at
  const isOwn = own.has(words[next] ?? '')
  if (ownOrAny.has(words[next] ?? '')) next++
  if (words[next - 1] === 'm' && words[next] === 'n') next++
  let counted = false
  for (let some = 0; some < 3 && (isCount(words[next]) || fillers.has(words[next] ?? '')); some++) counted = isCount(words[next++]) || counted
  const word = words[next] ?? ''
  if (isOwn && kin.has(word)) return { length: withAges(words, next + 1) - at, concept: 'met mijn gezin' }
  if (((isOwn || counted) && groups.has(word)) || (counted && counts.has(word))) return { length: withAges(words, next + 1) - at, concept: 'met een groep' }
  return null
}

/** Skips 'van 8 en 10 jaar', 'of twelve', 's' of a possessive. */
function withAges(words: readonly string[], from: number): number {
  let next = words[from] === 's' ? from + 1 : from
  if (!['van', 'of', 'aged', 'age'].includes(words[next] ?? '') || !isCount(words[next + 1])) return next
  next += 2
  while (['en', 'and'].includes(words[next] ?? '') && isCount(words[next + 1])) next += 2
  while (
    years.has(words[next] ?? '') ||
    ['man', 'personen', 'mensen', 'people', 'old', 'oud', 'leerlingen', 'collegas', 'students', 'kids', 'kinderen', 'colleagues'].includes(words[next] ?? '')
  )
    next++
  return next
}

/** 'Ik ben 15', 'i am 16 years old', 'vanaf 14 jaar'. */
export function ageAt(words: readonly string[], at: number): { length: number; age: number } | null {
  const begins = [
    'ik ben',
    'ben',
    'ik word',
    'i am',
    'i m',
    'im',
    'vanaf',
    'from age',
    'from the age of',
    'age',
    'aged',
    'leeftijd',
    'minimumleeftijd',
    'minimum age',
    '',
  ]
  for (const begin of begins) {
    const said = begin === '' ? [] : begin.split(' ')
    if (words.slice(at, at + said.length).join(' ') !== begin) continue
    const next = at + said.length
    if (!isNumber(words[next]) || words[next]!.length > 2) continue
    const age = Number(words[next])
    let end = next + 1
    while (years.has(words[end] ?? '') || (end > next + 1 && ['oud', 'old'].includes(words[end] ?? ''))) end++
    // A bare number is no age, and one year no age of anybody who writes.
    if (age >= 10 && (begin !== '' || (words.length === 1 && age >= 12 && age < 18) || (end > next + 1 && at === 0 && end === words.length)))
      return { length: end - at, age }
  }
  return null
}
