import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { Icon } from '#design/icon/icon.tsx'
import { useFault } from './use-fault.ts'

export type FieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** The server's fault; what is typed afterwards is validated when the focus leaves the field. */
  error?: string | null | undefined
  /** Text behind the label of an optional field, "(hoeft niet)". */
  optional?: string
  /** The field's declaration, used to validate it when the focus leaves it. */
  check?: CheckedField | undefined
  /** Needed when the same name occurs twice on a page. */
  id?: string
  className?: string
}

export type ControlProps = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldProps & { children: (control: ControlProps) => ReactNode }

/** Label on top, then the hint, the error and the input. */
export function Field({ name, label, hint, error, optional, check, id = name, className, children }: Props) {
  const { first, described, box } = useFault({ id, hint, error, check })
  return (
    <field-check className={clsx('field', first && 'has-error', className)} {...box}>
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
      {children({ id, name, ...described, ...(first && { 'aria-invalid': true as const }) })}
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
