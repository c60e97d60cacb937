import type { Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { novFindings } from '#features/vacancies/nov.ts'
import { readingLevel } from '#features/vacancies/reading-level.ts'
import { vacancyInWords, type WholeVacancy } from '#features/vacancies/vacancy-in-words.ts'
import { asVisitor, novFactsOf } from './typed-vacancy.ts'

/** What stands in the form, and the vacancy it would be. */
export type Written = { typed: Typed; vacancy: WholeVacancy }

type Advice = ReturnType<typeof adviceOn>

/** Several parts of the editor show something of it; each vacancy is a new one with every change. */
const given = new WeakMap<WholeVacancy, Advice>()

/** What there is to say about it, and how visitors would see it. Its rules and words come after the form (`later`). */
export function useAdvice({ typed, vacancy }: Written): Advice {
  const locale = useLocale()
  const advice = given.get(vacancy) ?? adviceOn(vacancy, typed, locale)
  given.set(vacancy, advice)
  return advice
}

function adviceOn(vacancy: WholeVacancy, typed: Typed, locale: Locale) {
  return {
    findings: novFindings(novFactsOf(vacancy, typed)),
    reading: readingLevel([vacancy.summary, vacancy.description, ...(vacancy.tasks ?? [])].join('\n'), 'nl'),
    shown: vacancyInWords(asVisitor(vacancy), locale, { away: null, isOpen: true }),
  }
}
