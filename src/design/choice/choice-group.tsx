import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FieldError } from '#design/field/field.tsx'

type Props = { id: string; legend: ReactNode; hint?: ReactNode; error?: string | null | undefined; optional?: string; inline?: boolean; children: ReactNode }

/** Checkboxes, radios or chips that answer one question together. */
export function ChoiceGroup({ id, legend, hint, error, optional, inline, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} className={clsx('choice-group field', error && 'has-error')} {...(described && { 'aria-describedby': described })}>
      <legend className="label">
        {legend}
        {optional && <span className="label-note"> {optional}</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={clsx('mt-1', inline ? 'flex flex-wrap gap-x-6 gap-y-2' : 'grid justify-items-start')}>{children}</div>
    </fieldset>
  )
}
