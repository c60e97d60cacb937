import clsx from 'clsx'
import type { InputHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'size'> & { icon?: IconName; small?: boolean }

/** One line of text. With `list` and a `<datalist>` it suggests values. */
export function TextField({ name, label, hint, error, optional, check, id, className, icon, small, ...input }: Props) {
  return (
    <Field {...{ name, label, hint, error, check }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => {
        const field = <input type="text" className={clsx('input', small && 'input-sm')} {...input} {...control} />
        return icon ? (
          <span className="input-icon">
            <Icon name={icon} />
            {field}
          </span>
        ) : (
          field
        )
      }}
    </Field>
  )
}
