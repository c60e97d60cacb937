import { useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'> & { show: string; hide: string }

/** A password one may look at; paste and password managers work. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  optional,
  check,
  checkName,
  id,
  className,
  show,
  hide,
  autoComplete = 'current-password',
  ...input
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ name, label, hint, error, check, checkName }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <span className="password">
          <input
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
          />
          <button type="button" className="btn btn-quiet btn-sm" aria-controls={control.id} data-show={show} data-hide={hide} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-slash' : 'eye'} />
            {shown ? hide : show}
          </button>
        </span>
      )}
    </Field>
  )
}
