import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { faultOf } from '#kernel/fields/checked-field.ts'
import { givenOf, readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { type Gap, incompleteOf } from '#features/vacancies/incomplete.ts'
import { novFindings } from '#features/vacancies/nov.ts'
import { readingLevel } from '#features/vacancies/reading-level.ts'
import { vacancyInWords } from '#features/vacancies/vacancy-in-words.ts'
import { editorForm, editorLinks } from './editor-form.ts'
import type { EditedVacancy } from './editor-record.ts'
import { asVisitor, judgedOf, novFactsOf, typedVacancy } from './typed-vacancy.ts'

/** So long after a letter the advice looks again: an old telephone writes as fast as ever. */
const pause = 250

/** What stands in the form, and what there is to say about it. */
export function useTyped(values: Typed, known: EditedVacancy) {
  const locale = useLocale()
  const [typed, setTyped] = useState(values)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onType = useCallback(
    (form: HTMLFormElement) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const data = new FormData(form)
        const links = Object.fromEntries(editorLinks.map((name) => [name, data.getAll(name).map(String)]))
        setTyped({ ...readForm(editorForm, data, locale).typed, ...links })
      }, pause)
    },
    [locale],
  )
  return useMemo(() => {
    const faults = faultsOf(typed, locale)
    const vacancy = typedVacancy(typed, known, locale)
    return {
      typed,
      onType,
      gaps: [...faults, ...incompleteOf(judgedOf(vacancy, typed)).filter(({ field }) => !faults.some((one) => one.field === field))],
      findings: novFindings(novFactsOf(vacancy, typed)),
      reading: readingLevel([vacancy.summary, vacancy.description, ...(vacancy.tasks ?? [])].join('\n'), 'nl'),
      shown: vacancyInWords(asVisitor(vacancy), locale, { away: null, isOpen: true }),
    }
  }, [typed, known, locale, onType])
}

/** What was typed and cannot be kept, as a gap too: it stands in the form and nowhere else. */
function faultsOf(typed: Typed, locale: Locale): Gap[] {
  return Object.entries(editorForm.inputs).flatMap(([field, checked]) => {
    const told = faultOf(checked, givenOf(checked.field, typed[field]), locale)
    return told ? [{ field, code: 'invalid', words: { nl: told, en: told } }] : []
  })
}
