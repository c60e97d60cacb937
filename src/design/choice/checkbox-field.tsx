import clsx from 'clsx'
import type { InputHTMLAttributes } from 'react'
import { FieldError, type FieldProps } from '#design/field/field.tsx'
import { useFault } from '#design/field/use-fault.ts'
import { Checkbox } from './checkbox.tsx'

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'>

/** A single checkbox as a field: for agreement, or for yes and no. */
export function CheckboxField({ name, label, hint, error, optional, check, id = name, className, ...input }: Props) {
  const { first, described, box } = useFault({ id, hint, error, check })
  return (
    <field-check className={clsx('field', first && 'has-error', className)} {...box}>
      <div className="error-box" id={`${id}-error`}>
        {first && <FieldError>{first}</FieldError>}
      </div>
      <Checkbox id={id} name={name} value="true" label={label} note={optional} {...input} {...described} {...(first && { 'aria-invalid': true })} />
      {hint && (
        <p className="hint pl-9" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </field-check>
  )
}
