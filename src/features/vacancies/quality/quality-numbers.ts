const written: Record<string, number> = {
  twintig: 20,
  vierentwintig: 24,
  vijfentwintig: 25,
  achtentwintig: 28,
  dertig: 30,
  tweeendertig: 32,
  vijfendertig: 35,
  zesendertig: 36,
  achtendertig: 38,
  veertig: 40,
  twenty: 20,
  thirty: 30,
  forty: 40,
  achttien: 18,
  eighteen: 18,
  zestien: 16,
  sixteen: 16,
  eenentwintig: 21,
  vijftig: 50,
  zestig: 60,
  fifty: 50,
  sixty: 60,
}

/** '20', '12,50', '2.000', 'veertig'; nothing else is a number here. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined || word.length > 12) return null
  if (Object.hasOwn(written, word)) return written[word]!
  if (!/^\d/.test(word)) return null
  return Number(word.replaceAll(/[.,](?=\d{3}$)/g, '').replace(',', '.')) || null
}

const hourWords = new Set(['uur', 'uren', 'uurtjes', 'u', 'hours', 'hour', 'hrs'])
const perWords = new Set(['per', 'in', 'a', 'each', 'every', 'elke', 'iedere', 'p', 'de'])

/** The hours a week that a clause names: '32 uur per week', '24 36 uur in de week', '40 hours weekly'. */
export function hoursPerWeekIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    if (word === 'fulltime' || word === 'voltijd' || (word === 'full' && words[at + 1] === 'time')) return 36
    const hours = numberOf(word)
    if (hours === null || !hourWords.has(words[at + 1] ?? '')) continue
    let next = at + 2
    while (perWords.has(words[next] ?? '')) next += 1
    const isWeekly = (next > at + 2 && (words[next] === 'week' || words[next] === 'w')) || words[at + 2] === 'weekly' || words[at + 2] === 'wekelijks'
    if (isWeekly && hours <= 168) return hours
  }
  return null
}

const yearWords = new Set(['jaar', 'jaren', 'year', 'years', 'plus', '+', 'jarige'])

/** An age in years that a clause names: '18 jaar', '18 +', 'between 18 and 30', 'minimaal 21'. */
export function agesIn(words: readonly string[]): number[] {
  const isSpokenOf = words.some((word) => word === 'leeftijd' || word === 'age' || word === 'aged' || word === 'oud' || word === 'old')
  return words.flatMap((word, at) => {
    const age = numberOf(word)
    if (age === null || age < 12 || age > 99 || !Number.isInteger(age)) return []
    const isYears = yearWords.has(words[at + 1] ?? '') || (isSpokenOf && !hourWords.has(words[at + 1] ?? ''))
    return isYears || ((words[at - 1] === 'dan' || words[at - 1] === 'than') && words.length === at + 1) ? [age] : []
  })
}

/** What a clause says is paid for an hour, in euros. */
export function eurosPerHourIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const amount = numberOf(word)
    if (amount === null || !(words[at - 1] === '€' || words[at + 1] === 'euro' || words[at + 1] === 'euros' || words[at + 1] === 'eur')) continue
    const next = words.slice(at + 1, at + 6).join(' ')
    if (next.includes('per uur') || next.includes('per hour') || next.includes('an hour') || next.includes('bruto')) return amount
  }
  return null
}
