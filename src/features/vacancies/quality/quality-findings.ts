import { type QualityCode, type QualityCriterion, type QualityFacts, type QualityFinding, criterionOf, qualityCriteria } from './quality-criteria.ts'
import { type Clause, type QualityPart, type QualitySentence, partsOf } from './quality-parts.ts'
import * as said from './quality-phrases.ts'
import { agesIn, eurosPerHourIn, hoursPerWeekIn, inductionWords, mentions } from './quality-phrases.ts'
import { unfitDetails } from './quality-private.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

type FieldRule = { code: QualityFinding['code']; field: QualityFinding['field']; isHard: boolean; isBroken: (facts: QualityFacts) => boolean }

/** The maximum that NOV allows an organization to ask of a volunteer. */
const maxHoursPerWeek = 20

/** Rules on the structured fields. */
const checks: readonly FieldRule[] = [
  { code: 'tasks_missing', field: 'tasks', isHard: false, isBroken: ({ tasks }) => !tasks?.length },
  {
    code: 'hours_too_many',
    field: 'hoursPerWeekMax',
    isHard: true,
    isBroken: ({ hoursPerWeekMin, hoursPerWeekMax }) => Math.max(hoursPerWeekMin ?? 0, hoursPerWeekMax ?? 0) > maxHoursPerWeek,
  },
  {
    code: 'hours_missing',
    field: 'hoursPerWeekMax',
    isHard: false,
    isBroken: ({ commitment, hoursPerWeekMin, hoursPerWeekMax }) =>
      (commitment === 'recurring' || commitment === 'project') && !hoursPerWeekMin && !hoursPerWeekMax,
  },
  {
    code: 'age_without_reason',
    field: 'ageReason',
    isHard: true,
    isBroken: ({ minAge, maxAge, ageReason }) => Boolean(minAge ?? maxAge) && !ageReason?.trim(),
  },
  { code: 'contact_missing', field: 'contactUser', isHard: true, isBroken: ({ hasContact }) => !hasContact },
  { code: 'induction_missing', field: 'rewards', isHard: false, isBroken: (facts) => !namesInduction(facts) },
  { code: 'not_insured', field: 'insured', isHard: true, isBroken: ({ insured }) => insured === false },
  { code: 'no_expenses', field: 'expenses', isHard: false, isBroken: ({ expenses }) => expenses === 'none' },
]

function fieldRules(facts: QualityFacts): QualityFinding[] {
  return checks.filter((rule) => rule.isBroken(facts)).map(({ code, field, isHard }) => ({ code, field, isHard }))
}

function namesInduction(facts: QualityFacts): boolean {
  if (facts.supportOffered?.length || facts.requirements?.includes('training')) return true
  return partsOf(facts).some(({ sentences }) => sentences.some(({ plain }) => mentions(plain, inductionWords)))
}

const set = (words: string) => new Set(words.split(' '))

const people = set(
  'vrouw vrouwen dame dames man mannen heer heren kerel vent meid meiden jongedame jongeman woman women lady ladies man men guy guys gentleman',
)
const asks = set('zoek zoeken zoekt gezocht gevraagd nodig bent ben looking need needs seeking want wanted')
/** Words that may stand between 'looking for' and the person; adjectives may too. */
const between = set('een nog ook per direct dringend iemand als twee drie enkele a an for two three some')
const adjectives = set('young strong handy cheerful older friendly active tall fit kind social energetic mature practical')
const after = set('gezocht gevraagd nodig wanted needed')

const isAdjective = (word: string) => adjectives.has(word) || (/^\p{L}{3,}e$/u.test(word) && !people.has(word)) || word === 'jong' || word === 'sterk'

/**
 * Whether a sentence asks for somebody of one sex: 'we zoeken een sterke man', 'je bent een jonge vrouw', 'strong man wanted'.
 * Somebody mentioned after another person ('een maatje voor een jonge vrouw') or visited ('zoekt een oude man op') is being
 * helped, which is no requirement.
 */
function asksForSex(words: readonly string[]): boolean {
  if (words.at(-1) === 'op') return false
  return words.some((word, at) => {
    if (!people.has(word)) return false
    let before = at - 1
    while (before >= 0 && (between.has(words[before]!) || isAdjective(words[before]!))) before--
    return asks.has(words[before] ?? '') || (before < 0 && at > 0 && after.has(words[at + 1] ?? ''))
  })
}

/** True for a certain violation; 'perhaps' if a person has to look. */
type Judged = boolean | 'perhaps'
type Rule = { code: QualityCode; judge: (clause: Clause, sentence: QualitySentence, facts: QualityFacts) => Judged }

/** Up to this amount an hour, rounded up, a payment to a volunteer does not count as wages. */
const maxEurosPerHour = 6

const has = (clause: Clause, phrases: readonly string[]) => said.mentions(clause.text, phrases)

/** Rules on the text. A rule that is in doubt returns false or 'perhaps'. */
const rules: readonly Rule[] = [
  {
    code: 'hours_in_text',
    judge: (clause) => {
      const hours = hoursPerWeekIn(clause.words)
      if (
        hours === null ||
        hours <= maxHoursPerWeek ||
        has(clause, ['open', 'geopend', 'opening*', 'bereikbaar', 'opened', 'baan', 'job', 'werkt zelf', 'betaald', 'paid', 'medewerker*', 'zorg', 'opvang'])
      )
        return false
      return (
        has(clause, ['je', 'jij', 'u', 'vragen', 'gevraagd', 'zoeken', 'inzet', 'beschikbaar', 'vrijwilliger*', 'you', 'available', 'volunteer*', 'ask']) ||
        'perhaps'
      )
    },
  },
  {
    code: 'diploma',
    judge: (clause, sentence) => {
      if (isDenied(clause, sentence) || has(clause, said.allowedDiplomas) || has(clause, said.wishWords) || has(clause, said.givenWords)) return false
      if (has(clause, said.askedDiplomas)) return true
      const isAsked = has(clause, said.surelyAsks) || sentence.plain.startsWith(' vereist ')
      if (!isAsked) return false
      if (has(clause, said.levelWords)) return 'perhaps'
      return has(clause, said.diplomaWords) || has(clause, ['mbo diploma', 'hbo diploma'])
    },
  },
  {
    code: 'age_in_text',
    judge: (clause, sentence, { ageReason }) =>
      !ageReason?.trim() &&
      !hasReason(sentence) &&
      agesIn(clause.words).length > 0 &&
      has(clause, said.ageBounds) &&
      (has(clause, said.ofVolunteers) || isAskedFor(clause, sentence)) &&
      !has(clause, [...said.otherPeople, ...said.experienceWords]) &&
      'perhaps',
  },
  {
    code: 'sex_in_text',
    judge: (clause, sentence) =>
      !hasReason(sentence) &&
      !isDenied(clause, sentence) &&
      (has(clause, said.sexWords) ||
        asksForSex(sentence.plain.trim().split(' ')) ||
        (has(clause, said.onlySex) && said.mentions(sentence.plain, said.asksVolunteers))) &&
      !has(clause, [
        'of man',
        'of een man',
        'of vrouw',
        'of een vrouw',
        'or a man',
        'or a woman',
        'en mannelijke',
        'en vrouwelijke',
        'of mannelijke',
        'of vrouwelijke',
        'and male',
        'and female',
        'or male',
        'or female',
        'en mannen',
        'en vrouwen',
        'and men',
        'and women',
      ]) &&
      'perhaps',
  },
  {
    code: 'experience_in_text',
    judge: (clause, sentence) =>
      !hasReason(sentence) &&
      !sentence.isQuestion &&
      !isDenied(clause, sentence) &&
      has(clause, said.experienceWords) &&
      has(clause, said.asksExperience) &&
      !has(clause, [...said.wishWords, ...said.givenWords.slice(0, 12), 'eigen ervaring', 'opdoen', 'op te doen', 'gain', 'uitwisselen', 'share']) &&
      'perhaps',
  },
  {
    code: 'paid',
    judge: (clause, sentence) => {
      if (isDenied(clause, sentence)) return false
      const euros = eurosPerHourIn(clause.words)
      const isOffered = has(clause, said.offersPay)
      if (euros !== null && euros > maxEurosPerHour)
        return (
          has(clause, ['je', 'you', 'vergoeding', 'bruto', 'betalen', 'verdien*', 'pay', 'earn', 'salaris', 'loon', 'wage', ...said.payWords]) &&
          !has(clause, ['entree', 'huur*', 'rent'])
        )
      return (
        has(clause, said.payWords) &&
        isOffered &&
        !has(clause, [...said.otherPeople, 'naast je', 'reserveer*', 'administratie', 'uitkering', 'doorgroei*', 'helpt', 'help'])
      )
    },
  },
  {
    code: 'replaces_job',
    judge: (clause, sentence) => {
      if (has(clause, said.noMoneyWords) && said.mentions(sentence.plain, said.staffWords)) return 'perhaps'
      if (isDenied(clause, sentence) || !has(clause, said.replaceWords)) return false
      if (has(clause, said.employedWords)) return true
      return has(clause, said.colleagueWords) && 'perhaps'
    },
  },
  {
    code: 'profit',
    judge: (clause, sentence) => !isDenied(clause, sentence) && has(clause, said.profitWords) && !said.mentions(sentence.plain, said.charityWords) && 'perhaps',
  },
]

function textRules({ field, sentences }: QualityPart, facts: QualityFacts): QualityFinding[] {
  return sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) =>
      rules.flatMap(({ code, judge }) => {
        const judged = judge(clause, sentence, facts)
        return judged === false ? [] : [{ code, field, isHard: judged === true, found: cutText(sentence.text, 300) }]
      }),
    ),
  )
}

/** True of 'We zoeken een kracht tussen 20 en 30 jaar'; not of 'een maatje voor een dame boven de 80', who is being helped. */
function isAskedFor(clause: Clause, sentence: QualitySentence): boolean {
  return said.mentions(sentence.plain, said.asksPeople) && !has(clause, said.forOthers)
}

/** Whether this clause is negated, by itself or by a "geen" earlier in the sentence. */
function isDenied(clause: Clause, sentence: QualitySentence): boolean {
  if (has(clause, said.noWords)) return true
  return sentence.clauses.slice(0, sentence.clauses.indexOf(clause)).some((earlier) => has(earlier, said.noMoreWords))
}

function hasReason(sentence: QualitySentence): boolean {
  return said.mentions(sentence.plain, said.reasonWords)
}

/**
 * What a vacancy does not meet of NOV's criteria for volunteer work (domain §3.1, ADR 0027), each code once per field. Linear in
 * the length of the texts, of which it reads 5,000 characters each.
 */
export function qualityFindings(facts: QualityFacts): QualityFinding[] {
  const found = [...fieldRules(facts), ...partsOf(facts).flatMap((part) => [...textRules(part, facts), ...unfitDetails(part)])]
  const first = new Map<string, QualityFinding>()
  for (const one of found) {
    const key = `${one.code} ${one.field}`
    if (!first.get(key)?.isHard && (!first.has(key) || one.isHard)) first.set(key, one)
  }
  return [...first.values()].toSorted((a, b) => Number(b.isHard) - Number(a.isHard))
}

/** Whether enough is written to say that a criterion is met; without text or choice nothing is broken and nothing is right. */
const isTold: Readonly<Record<QualityCriterion, (facts: QualityFacts) => boolean>> = {
  tasks: ({ tasks }) => Boolean(tasks?.length),
  hours: ({ commitment, hoursPerWeekMin, hoursPerWeekMax }) => Boolean(commitment ?? hoursPerWeekMin ?? hoursPerWeekMax),
  no_diploma: hasText,
  reasons: hasText,
  guidance: ({ hasContact }) => hasContact,
  insurance: ({ insured }) => insured === true,
  costs: ({ expenses }) => Boolean(expenses),
  unpaid: hasText,
  private: hasText,
}

function hasText({ description, tasks }: QualityFacts): boolean {
  return Boolean(description?.trim()) || Boolean(tasks?.length)
}

/** The criteria that a vacancy meets: nothing speaks against them, and enough is written to tell. */
export function criteriaMet(facts: QualityFacts, findings: readonly QualityFinding[]): QualityCriterion[] {
  const open = new Set(findings.map(criterionOfFinding))
  return qualityCriteria.filter((one) => !open.has(one) && isTold[one](facts))
}

/** Which criterion a finding belongs to. */
export function criterionOfFinding({ code }: Pick<QualityFinding, 'code'>): QualityCriterion {
  return criterionOf[code]
}
