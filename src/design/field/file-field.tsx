import type { InputHTMLAttributes } from 'react'
import { useState } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type' | 'size' | 'multiple'> & {
    /** "Sleep je bestand hierheen of kies een bestand" */
    invite: string
  }

/** One file, dropped on the dashed box or chosen; types and size stand in the hint. */
export function FileField({ name, label, hint, error, optional, check, checkName, id, className, invite, onChange, ...input }: Props) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Field {...{ name, label, hint, error, check, checkName }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <span className="file-drop" data-live="">
          <Icon name={chosen ? 'file-text' : 'upload-simple'} size={32} className="text-link" />
          <span aria-live="polite" className="font-semibold">
            {chosen ?? invite}
          </span>
          <input
            type="file"
            {...input}
            {...control}
            onChange={(event) => {
              setChosen(event.target.files?.[0]?.name)
              onChange?.(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}
