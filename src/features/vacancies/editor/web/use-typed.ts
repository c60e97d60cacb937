import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { IdleLoader } from '#design/lazy/lazy-part.tsx'
import type { EditedVacancy } from './editor-record.ts'
import type { CheckedForm } from './check-typed.ts'

/** Milliseconds without a keystroke before the form is checked, so that typing stays fast on an old phone. */
const pause = 250
const judging = new IdleLoader(() => import('./check-typed.ts').then((file) => file.checkTyped))

/** The values of the form and their gaps. The writing advice loads later (`use-advice.ts`). */
export function useTyped(first: CheckedForm, known: EditedVacancy) {
  const locale = useLocale()
  const [judged, setJudged] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onType = useCallback(
    (form: HTMLFormElement) => {
      const look = async () => {
        const judgeTyped = await judging.fetch().catch(() => null) // offline: the next keystroke tries again
        if (judgeTyped) setJudged(judgeTyped(form, known, locale))
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void look(), pause)
    },
    [known, locale],
  )
  return useMemo(() => ({ ...judged, known, onType }), [judged, known, onType])
}
