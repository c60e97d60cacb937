import type { Token } from './fold.ts'
import type { Range } from './telephone.ts'

/** A list of words, one a line: `*` at the end stands for any ending. Two words with a space are found beside each other. */
interface Lexicon {
  readonly whole: ReadonlySet<string>
  readonly starts: ReadonlySet<string>
  readonly pairs: ReadonlyMap<string, readonly string[]>
}

function lexicon(list: string): Lexicon {
  const whole = new Set<string>()
  const starts = new Set<string>()
  const pairs = new Map<string, string[]>()
  for (const entry of list.split(',').map((one) => one.trim())) {
    const [first, second] = entry.split(' ')
    if (second) pairs.set(first!, [...(pairs.get(first!) ?? []), second])
    else if (first!.endsWith('*')) starts.add(first!.slice(0, -1))
    else whole.add(first!)
  }
  return { whole, starts, pairs }
}

/** What somebody's health is called. What they can or cannot do ("slecht ter been", "rolstoel") is what a helper needs to know. */
const health =
  lexicon(`dement*, alzheimer*, parkinson*, kanker, kankerpatient, borstkanker, longkanker, darmkanker, chemo*, tumor*, uitzaaiing*, diabetes, diabeet, diabetic*, suikerziekte,
  depressi*, depressed, autis*, adhd, hiv, aids, psychose*, psychotisch*, psychiat*, schizofre*, schizophre*, borderline, bipola*, manisch*, verslaafd*, verslaving*, alcoholist*, alcoholisme, addict*,
  hartaanval, hartinfarct, hartfalen, hartpatient, beroerte, cva, tia, epilep*, reuma*, copd, astma, asthma, dialyse, nierpatient, hersenletsel, hersenbloeding, nah, burnout, burn out, zwanger*, pregnan*,
  handicap, gehandicapt*, medicijn*, medicatie, medication, medicine*, diagnose*, diagnosis, ptss, ptsd, angststoornis*, eetstoornis*, persoonlijkheidsstoornis*, anorexia, boulimia, suicid*, zelfmoord*, stoma, longziekte,
  hartziekte, spierziekte, ziekte van, multiple sclerose, cancer, stroke patient, hepatitis, corona patient, fibromyalgie, artrose, osteoporose, slaapapneu, antidepressiva`)

/** Money between two people, which is no part of helping each other. What something costs is no such word. */
const money =
  lexicon(`geld, geldzaken, geldproblemen, geldzorgen, pinpas*, pincode*, pinnen, tikkie, schulden, bankpas*, bankrekening*, rekeningnummer*, creditcard*, erfenis, testament, overmaken, salaris, loon, uurloon, betaling, contant*,
  bijverdienen, bijverdienste, zwart geld, betaal je, betaal jou, betaal u, betaal wel, money, cash, loan*, wage*, salary, bank card, pin code, pay you, credit card, bitcoin*, crypto*, voorschot, lening*`)

/** What a nurse does: such a question goes to who is trained for it. */
const nursing =
  lexicon(`injectie*, injecter*, insuline*, insulin, wondverzorging, wondzorg, wond verzorgen, wond verbinden, katheter*, catheter*, sonde, sondevoeding, steunkous*, douchen, gedoucht, luier*, incontinen*, bloeddruk*, infuus, infusen,
  verpleeg*, verplegen, verpleging, palliatie*, pillen geven, medicijnen geven, medicijnen toedienen, medicijnen uitzetten, medicijnen klaarzetten, stoma verzorgen, stoma verwisselen, prikken, bloedprikken, mij wassen, hem wassen, haar wassen, zich wassen, me wassen,
  lichamelijke verzorging, persoonlijke verzorging, wound care, personal care, nursing, injection*, shower me, wash me, toedienen`)

const starts = (words: Lexicon, word: string): boolean => {
  for (let length = 3; length <= word.length && length <= 20; length += 1) if (words.starts.has(word.slice(0, length))) return true
  return false
}

function wordsOf(words: Lexicon, tokens: readonly Token[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.isDigits) continue
    const next = tokens[at + 1]
    if (next && next.gap.length <= 2 && words.pairs.get(token.text)?.includes(next.text)) {
      found.push({ start: token.start, end: next.end })
      at += 1
    } else if (words.whole.has(token.text) || starts(words, token.text)) found.push({ start: token.start, end: token.end })
  }
  return found
}

/** "10 euro per uur", "€ 12,50 per hour": a price for somebody's time. */
function hourlyPay(tokens: readonly Token[], text: string): Range[] {
  const found: Range[] = []
  for (let at = 2; at < tokens.length; at += 1) {
    if (tokens[at - 1]!.text !== 'per' || !['uur', 'hour', 'keer', 'week', 'dag', 'maand', 'month', 'day'].includes(tokens[at]!.text)) continue
    const before = tokens[at - 2]!
    const hasPrice =
      ['euro', 'eur', 'euros'].includes(before.text) ||
      (before.isDigits && (text.slice(Math.max(0, before.start - 8), before.start).includes('€') || tokens[at - 3]?.gap.includes('€')))
    if (hasPrice && ['uur', 'hour'].includes(tokens[at]!.text))
      found.push({ start: before.isDigits ? before.start : (tokens[at - 3] ?? before).start, end: tokens[at]!.end })
  }
  return found
}

export const healthWords = (tokens: readonly Token[]): Range[] => wordsOf(health, tokens)
export const nursingActs = (tokens: readonly Token[]): Range[] => wordsOf(nursing, tokens)
export const moneyWords = (tokens: readonly Token[], text: string): Range[] => [...wordsOf(money, tokens), ...hourlyPay(tokens, text)]
