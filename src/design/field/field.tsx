import clsx from 'clsx'
import { createContext, use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'

export type FieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** What the server said about it; what is typed afterwards is judged when the field is left. */
  error?: string | null | undefined
  /** The words behind the label of a field that may stay empty, "(hoeft niet)". */
  optional?: string
  /** The field's declaration, by which it is judged when it is left. */
  check?: CheckedField | undefined
  /** Its own when the same name stands twice on a page. */
  id?: string
  className?: string
}

export type ControlProps = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldProps & { children: (control: ControlProps) => ReactNode }

/** Changes with every answer to a form, so that the same fault said twice is shown twice. */
export const AnswerContext = createContext<unknown>(null)

/**
 * Label above, hint below it, error between hint and input. React draws it as it is at first; from then on the element
 * `<field-check>` alone owns the error and `aria-invalid` (`field-check.ts`).
 */
export function Field({ name, label, hint, error, optional, check, id = name, className, children }: Props) {
  const locale = useLocale()
  const answer = use(AnswerContext)
  const [first] = useState(error)
  const fault = useMemo(() => ({ message: error ?? null, answer }), [error, answer])
  const described = [hint && `${id}-hint`, first && `${id}-error`].filter(Boolean).join(' ')
  return (
    <field-check className={clsx('field', first && 'has-error', className)} fault={fault} {...(check && { declaration: written(check, locale) })}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="label-note"> {optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="error-box" id={`${id}-error`}>
        {first && <FieldError>{first}</FieldError>}
      </div>
      {children({ id, name, ...(described && { 'aria-describedby': described }), ...(first && { 'aria-invalid': true as const }) })}
    </field-check>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="warning-circle-fill" />
      <span>{children}</span>
    </p>
  )
}

/** As the element reads it: the declaration, and its sentences in the language of the page. */
function written({ field, words = {} }: CheckedField, locale: 'nl' | 'en'): string {
  return JSON.stringify({ field, words: Object.fromEntries(Object.entries(words).map(([code, sentence]) => [code, sentence[locale]])) })
}
