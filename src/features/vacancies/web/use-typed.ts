import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { faultOf } from '#kernel/fields/checked-field.ts'
import { givenOf, readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { type Gap, incompleteOf } from '#features/vacancies/incomplete.ts'
import { editorForm, editorLinks } from './editor-form.ts'
import type { EditedVacancy } from './editor-record.ts'
import { judgedOf, typedVacancy } from './typed-vacancy.ts'

/** So long after a letter the advice looks again: an old telephone writes as fast as ever. */
const pause = 250

/** What stands in the form, and what of it is missing or not right; what else there is to say about it comes later (`use-advice.ts`). */
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
      vacancy,
      onType,
      gaps: [...faults, ...incompleteOf(judgedOf(vacancy, typed)).filter(({ field }) => !faults.some((one) => one.field === field))],
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
