import type { TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & {
    /** The text of the counter, "nog 120 tekens"; shown only with `maxLength`. */
    left?: (characters: number) => string
  }

/** Several lines; grows with its content. */
export function TextAreaField({ name, label, hint, error, optional, check, id, className, left, ...area }: Props) {
  return (
    <Field {...{ name, label, hint, error, check }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => {
        const text = <textarea className="input" {...area} {...control} />
        if (!left || !area.maxLength) return text
        return (
          <character-counter data-one={left(1)} data-several={left(2)}>
            {text}
            <span className="counter" />
          </character-counter>
        )
      }}
    </Field>
  )
}
