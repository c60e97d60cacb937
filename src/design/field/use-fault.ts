import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'

/** Changes with every answer to a form, so that the same fault said twice is shown twice. */
export const AnswerContext = createContext<unknown>(null)

type Asked = { id: string; hint?: ReactNode; error?: string | null | undefined; check?: CheckedField | undefined }

/**
 * What a field says about its fault: React draws it as it is at first; from then on the element `<field-check>` alone owns the
 * error, `aria-invalid` and what describes the field (`field-check.ts`).
 */
export function useFault({ id, hint, error, check }: Asked) {
  const locale = useLocale()
  const answer = use(AnswerContext)
  const [first] = useState(error)
  const fault = useMemo(() => ({ message: error ?? null, answer }), [error, answer])
  const described = [hint && `${id}-hint`, first && `${id}-error`].filter(Boolean).join(' ')
  return {
    first,
    described: described ? { 'aria-describedby': described } : {},
    box: { fault, ...(check && { declaration: written(check, locale) }) },
  }
}

/** As the element reads it: the declaration, and its sentences in the language of the page. */
function written({ field, words = {} }: CheckedField, locale: Locale): string {
  const sentences = Object.fromEntries(Object.entries(words).map(([code, sentence]) => [code, sentence[locale]]))
  return JSON.stringify({ field, words: sentences }, (_key, value: unknown) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value))
}
