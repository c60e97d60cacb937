import type { Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { criteriaMet, qualityFindings } from '#features/vacancies/quality/quality-findings.ts'
import { readingLevel } from '#features/vacancies/quality/reading-level.ts'
import { vacancyInWords } from '#features/vacancies/presentation/vacancy-in-words.ts'
import type { EditedVacancy } from './editor-record.ts'
import { asVisitor, qualityFactsOfTyped, typedVacancy } from './typed-vacancy.ts'

/** The values of the form, and the stored vacancy. */
export type Written = { typed: Typed; known: EditedVacancy }

type Advice = ReturnType<typeof adviceOn>

/** Several parts of the editor ask for the same advice. `Written` is a new object after each change, so it can be the key. */
const given = new WeakMap<Written, Advice>()

/** The writing advice, and the vacancy as visitors would see it. Rules and words load after the form (`lazyPart`). */
export function useAdvice(written: Written): Advice {
  const locale = useLocale()
  const advice = given.get(written) ?? adviceOn(written, locale)
  given.set(written, advice)
  return advice
}

function adviceOn({ typed, known }: Written, locale: Locale) {
  const vacancy = typedVacancy(typed, known, locale)
  const facts = qualityFactsOfTyped(vacancy, typed)
  const findings = qualityFindings(facts)
  return {
    findings,
    met: criteriaMet(facts, findings),
    reading: readingLevel([vacancy.summary, vacancy.description, ...(vacancy.tasks ?? [])].join('\n'), 'nl'),
    shown: vacancyInWords(asVisitor(vacancy), locale, { away: null, isOpen: true }),
  }
}
