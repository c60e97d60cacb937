import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'

/** Changes with every answer to a form, so that the same fault is shown again. */
export const AnswerContext = createContext<unknown>(null)

type Asked = { id: string; hint?: ReactNode; error?: string | null | undefined; check?: CheckedField | undefined }

/**
 * The fault of a field. React renders the first state; after that the element `<field-check>` owns the error, `aria-invalid`
 * and `aria-describedby` (`field-check.ts`).
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

/** The attribute that the element reads: the declaration with its sentences in the language of the page. */
function written({ field, words = {} }: CheckedField, locale: Locale): string {
  const sentences = Object.fromEntries(Object.entries(words).map(([code, sentence]) => [code, sentence[locale]]))
  return JSON.stringify({ field, words: sentences }, (_key, value: unknown) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value))
}
