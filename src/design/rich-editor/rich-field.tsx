import { useRef, useState } from 'react'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { richTextIn } from '#kernel/rich-text/check-rich-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { FieldError } from '#design/field/field.tsx'
import { useFormField } from '#design/form/form-fields.tsx'
import type { DeclaredFields } from '#design/form/define-form.ts'
import { messages } from '#design/form/messages.ts'
import { RichEditor } from './rich-editor.tsx'
import type { TextPictures } from './text-pictures.ts'

type Props<Name extends string> = {
  /** The form's declaration: a name that it does not have does not compile. */
  of: DeclaredFields<any, Name>
  name: NoInfer<Name>
  lang: Locale
  pictures?: TextPictures
  /** Called with every change, and at first when a draft was restored. */
  onChange?: (text: RichText) => void
}

/** A declared field for a text with headings, lists and links; posts the text as JSON. Only for the signed-in zone. */
export function RichField<Name extends string>({ of, name, lang, pictures, onChange }: Props<Name>) {
  const t = useT()
  const { values, error } = useFormField(name)
  const hidden = useRef<HTMLInputElement>(null)
  const [drawn] = useState(values[0] ?? '[]')
  // A value set by others (a restored draft, another's text) remounts the editor; typing does not.
  const [shown, setShown] = useState({ text: drawn, round: 0 })
  const latest = useRef(drawn)
  const hear = (text: string) => {
    if (text === latest.current) return
    latest.current = text
    setShown(({ round }) => ({ text, round: round + 1 }))
    onChange?.(richTextIn(text))
  }
  const type = (text: RichText) => {
    const input = hidden.current
    if (!input) return
    latest.current = JSON.stringify(text)
    input.value = latest.current
    input.dispatchEvent(new Event('input', { bubbles: true }))
    onChange?.(text)
  }
  const begin = (input: HTMLInputElement | null) => {
    hidden.current = input
    if (input) hear(input.value)
  }
  const { label, hint, isNeeded } = of.entries[name]
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field has-error' : 'field'}>
      <RichEditor
        key={shown.round}
        label={t(label)}
        lang={lang}
        note={isNeeded ? null : t(messages.notNeeded)}
        box={{ id: name, describedBy: described || undefined }}
        pictures={pictures}
        value={richTextIn(shown.text)}
        onChange={type}
      />
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {t(hint)}
        </p>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {/* Not type="hidden": React resets the value of such an input when it renders again. */}
      <input ref={begin} hidden readOnly name={name} defaultValue={drawn} onInput={({ currentTarget }) => hear(currentTarget.value)} />
    </div>
  )
}
