const set = (words: string) => new Set(words.split(' '))

const people = set(
  'vrouw vrouwen dame dames man mannen heer heren kerel vent meid meiden jongedame jongeman woman women lady ladies man men guy guys gentleman',
)
const asks = set('zoek zoeken zoekt gezocht gevraagd nodig bent ben looking need needs seeking want wanted')
/** May stand between who asks and who is asked for; an adjective may too. */
const between = set('een nog ook per direct dringend iemand als twee drie enkele a an for two three some')
const adjectives = set('young strong handy cheerful older friendly active tall fit kind social energetic mature practical')
const after = set('gezocht gevraagd nodig wanted needed')

const isAdjective = (word: string) => adjectives.has(word) || (/^\p{L}{3,}e$/u.test(word) && !people.has(word)) || word === 'jong' || word === 'sterk'

/**
 * Whether a sentence asks for somebody of one sex: 'we zoeken een sterke man', 'je bent een jonge vrouw', 'strong man wanted'. Who is named after
 * another ('een maatje voor een jonge vrouw') or looked up ('zoekt een oude man op') is helped, and no condition.
 */
export function asksForSex(words: readonly string[]): boolean {
  if (words.at(-1) === 'op') return false
  return words.some((word, at) => {
    if (!people.has(word)) return false
    let before = at - 1
    while (before >= 0 && (between.has(words[before]!) || isAdjective(words[before]!))) before--
    return asks.has(words[before] ?? '') || (before < 0 && at > 0 && after.has(words[at + 1] ?? ''))
  })
}
