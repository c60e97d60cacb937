import type { ComponentProps } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { linkList } from '#design/rich-editor/link-list.ts'
import { richWords } from '#design/rich-editor/messages.ts'
import { linkTarget, understoodLink } from '#kernel/rich-text/link-target.ts'
import { usePageEditor } from './page-editor-context.ts'
import { deadWords } from './dead-words.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> & { value: string; label: string; onChange: (href: string) => void }

/** Where something leads; one that leads to nothing any more says so. */
export function LinkInput({ value, label, hint, onChange, ...field }: Props) {
  const t = useT()
  const why = usePageEditor().dead.get(value)
  return (
    <TextField
      {...field}
      list={linkList}
      label={
        <>
          {label} {why && <span className="untranslated">{t(deadWords[why])}</span>}
        </>
      }
      hint={hint ?? t(richWords.linkHint)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => onChange(linkTarget(understoodLink(event.target.value)) ?? event.target.value)}
    />
  )
}
