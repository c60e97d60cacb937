import type { InputHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type' | 'size'> & {
    /** "Sleep je bestand hierheen of kies een bestand" */
    invite: string
  }

/** A file, dropped on the dashed box or chosen; the hint says which types and sizes are allowed. */
export function FileField({ name, label, hint, error, optional, check, id, className, invite, ...input }: Props) {
  return (
    <Field {...{ name, label, hint, error, check }} {...(optional && { optional })} {...(id && { id })} {...(className && { className })}>
      {(control) => (
        <file-drop className="file-drop">
          <Icon name="upload-simple" size={32} className="text-link" />
          <span className="file-invite font-semibold">{invite}</span>
          <span className="file-names font-semibold" aria-live="polite" />
          <input type="file" {...input} {...control} />
        </file-drop>
      )}
    </Field>
  )
}
