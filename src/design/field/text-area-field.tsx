import type { TextareaHTMLAttributes } from 'react'
import { useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & {
    /** The words below, as "nog 120 tekens"; shown only with `maxLength`. */
    left?: (characters: number) => string
  }

/** Several lines; grows with its text. */
export function TextAreaField({ name, label, hint, error, optional, check, checkName, id, className, left, onChange, ...area }: Props) {
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length)
  return (
    <Field {...{ name, label, hint, error, check, checkName }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <>
          <textarea
            className="input"
            {...area}
            {...control}
            onChange={(event) => {
              setLength(event.target.value.length)
              onChange?.(event)
            }}
          />
          {left && area.maxLength && (
            <span className="counter" data-one={left(1)} data-several={left(2)}>
              {left(area.maxLength - length)}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
