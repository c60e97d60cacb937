import type { QualityCode, QualityFacts, QualityFinding } from './quality-criteria.ts'
import { maxHoursPerWeek } from './quality-field-rules.ts'
import { agesIn, eurosPerHourIn, hoursPerWeekIn } from './quality-numbers.ts'
import type { Clause, QualityPart, QualitySentence } from './quality-parts.ts'
import { asksForSex } from './quality-sex.ts'
import * as said from './quality-phrases.ts'

/** True when it is sure, 'perhaps' when a person has to look. */
type Judged = boolean | 'perhaps'
type Rule = { code: QualityCode; judge: (clause: Clause, sentence: QualitySentence, facts: QualityFacts) => Judged }

/** What an organization may pay a volunteer for an hour without it being wages, rounded up. */
const maxEurosPerHour = 6

const has = (clause: Clause, phrases: readonly string[]) => said.mentions(clause.text, phrases)

/** What the words of a text tell. A rule that is in doubt says nothing, or 'perhaps'. */
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

export function textRules({ field, sentences }: QualityPart, facts: QualityFacts): QualityFinding[] {
  return sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) =>
      rules.flatMap(({ code, judge }) => {
        const judged = judge(clause, sentence, facts)
        return judged === false ? [] : [{ code, field, isHard: judged === true, found: sentence.text.slice(0, 300) }]
      }),
    ),
  )
}

/** 'We zoeken een kracht tussen 20 en 30 jaar'; not 'een maatje voor een dame boven de 80', who is helped. */
function isAskedFor(clause: Clause, sentence: QualitySentence): boolean {
  return said.mentions(sentence.plain, said.asksPeople) && !has(clause, said.forOthers)
}

/** Denied here, or by a "geen" before it in the same sentence. */
function isDenied(clause: Clause, sentence: QualitySentence): boolean {
  if (has(clause, said.noWords)) return true
  return sentence.clauses.slice(0, sentence.clauses.indexOf(clause)).some((earlier) => has(earlier, said.noMoreWords))
}

function hasReason(sentence: QualitySentence): boolean {
  return said.mentions(sentence.plain, said.reasonWords)
}
