import type { InputHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'> & { show: string; hide: string }

/** A password that can be made visible; paste and password managers work. */
export function PasswordField({ name, label, hint, error, optional, check, id, className, show, hide, autoComplete = 'current-password', ...input }: Props) {
  return (
    <Field {...{ name, label, hint, error, check }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <password-reveal className="password">
          <input className="input" type="password" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} {...input} {...control} />
          <button type="button" className="btn btn-quiet btn-sm" aria-controls={control.id}>
            <span className="when-hidden">
              <Icon name="eye" />
              {show}
            </span>
            <span className="when-shown">
              <Icon name="eye-slash" />
              {hide}
            </span>
          </button>
        </password-reveal>
      )}
    </Field>
  )
}
