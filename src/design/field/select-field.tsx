import clsx from 'clsx'
import type { SelectHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }
type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'size'> & {
    options: readonly Option[]
    /** The first option while nothing is chosen, "Kies een dag". */
    empty?: string
    small?: boolean
  }

/** The browser's own select, which works best on a phone. */
export function SelectField({ name, label, hint, error, optional, check, id, className, options, empty, small, ...select }: Props) {
  return (
    <Field {...{ name, label, hint, error, check }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <span className="select">
          <select className={clsx('input', small && 'input-sm')} {...select} {...control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="caret-down-bold" size={16} />
        </span>
      )}
    </Field>
  )
}
