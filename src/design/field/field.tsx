import clsx from 'clsx'
import { useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { leavesForButton } from './leaves-for-button.ts'

export type FieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** What the server said about it; a check on blur replaces it. */
  error?: string | null | undefined
  /** The words behind the label of a field that may stay empty, "(hoeft niet)". */
  optional?: string
  /** Called when the field is left; returns what to do about it, or nothing when it is right. */
  check?: ((value: string) => string | null | undefined) | undefined
  /** What `check` is called in `shell/validate-field.ts`, which runs it on pages that React has not come to; 'filled' asks for any text. */
  checkName?: string | undefined
  /** Its own when the same name stands twice on a page. */
  id?: string
  className?: string
}

export type ControlProps = {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

type Props = FieldProps & { children: (control: ControlProps) => ReactNode }

/**
 * Label above, hint below it, error between hint and input. Judges on blur only, never while one types; a check
 * without a name needs React for that (`data-live`).
 */
export function Field({ name, label, hint, error, optional, check, checkName, id = name, className, children }: Props) {
  const [judged, setJudged] = useState<{ given: Props['error']; problem: string | null }>()
  const problem = judged && judged.given === error ? judged.problem : error
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className={clsx('field', problem && 'has-error', className)}
      data-live={check && !checkName ? '' : undefined}
      data-check={checkName}
      data-empty={checkName === 'filled' ? check?.('') : undefined}
    >
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="label-note"> {optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {children({
        id,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true as const }),
        onBlur: ({ target, relatedTarget }) =>
          check && !leavesForButton(target, relatedTarget) && setJudged({ given: error, problem: check(target.value) ?? null }),
      })}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="warning-circle-fill" />
      <span>{children}</span>
    </p>
  )
}
