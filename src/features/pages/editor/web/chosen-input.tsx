import { type ComponentProps, useRef, useState } from 'react'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { linkList } from '#design/rich-editor/link-list.ts'
import { richWords } from '#design/rich-editor/messages.ts'
import type { FormStatus } from '#features/center-forms/model/form-design.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { linkTarget, typedLink, understoodLink } from '#kernel/rich-text/link-target.ts'
import { deadWords } from './dead-words.ts'
import { editorWords as words } from './editor-words.ts'
import { usePageEditor } from './page-editor-context.ts'

type Props = {
  id: string
  of: 'forms' | 'news'
  max: number
  label: string
  hint?: string
  value: readonly string[]
  error?: string | undefined
  onChange: (ids: string[]) => void
}

/** A choice from things of the center: one from a list, or several. */
export function ChosenInput({ id, of, max, label, hint, value, error, onChange }: Props) {
  const t = useT()
  const locale = useLocale()
  const [choices, setChoices] = useState<Choice[] | null>(null)
  const isAsked = useRef(false)
  const begin = (box: HTMLElement | null) => {
    if (!box || isAsked.current) return
    isAsked.current = true
    void findChoices(of, locale).then(setChoices)
  }
  // Choices that are no longer offered can still be removed.
  const gone = choices
    ? value.filter((one) => !choices.some((choice) => choice.id === one)).map((one): Choice => ({ id: one, title: t(words.choiceGone), note: null }))
    : []
  const all = [...gone, ...(choices ?? [])]
  const named = ({ title, note }: Choice) => (note ? `${title} (${note})` : title)
  return (
    <div ref={begin} className="grid gap-2">
      {choices === null ? (
        <p role="status">{t(words.loading)}</p>
      ) : max === 1 ? (
        <SelectField
          name={id}
          label={label}
          {...(hint && { hint })}
          error={error}
          value={value[0] ?? ''}
          options={[
            { value: '', label: t(all.length > 0 ? words.chooseOne : words.nothingToChoose) },
            ...all.map((one) => ({ value: one.id, label: named(one) })),
          ]}
          onChange={(event) => onChange(event.target.value ? [event.target.value] : [])}
        />
      ) : (
        <fieldset>
          <legend className="label">{label}</legend>
          {hint && <p className="hint">{hint}</p>}
          {all.length === 0 && <p className="text-text-soft">{t(words.nothingToChoose)}</p>}
          <div className="choice-list">
            {all.map((one) => (
              <Checkbox
                key={one.id}
                label={named(one)}
                checked={value.includes(one.id)}
                disabled={!value.includes(one.id) && value.length >= max}
                onChange={(event) => onChange(event.target.checked ? [...value, one.id] : value.filter((other) => other !== one.id))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

type Choice = { id: string; title: string; /** What to know before choosing it. */ note: string | null }
type FormRow = { id: string; attributes: { titleNl: string; titleEn: string; status: FormStatus } }
type NewsRow = { id: string; attributes: { title: string; titleEn: string | null } }

/** The choices of a block's field; empty where the server could not be reached. */
async function findChoices(of: 'forms' | 'news', locale: Locale): Promise<Choice[]> {
  if (of === 'forms') {
    const answer = await callApi('GET', 'center_forms?fields[center_forms]=title_nl,title_en,status&page[size]=60')
    const forms = answer.ok ? (answer.document.data as unknown as FormRow[]) : []
    return forms.map(({ id, attributes: { titleNl, titleEn, status } }) => ({
      id,
      title: (locale === 'en' && titleEn) || titleNl,
      note: status === 'open' ? null : say(locale, words[`form_${status}`]),
    }))
  }
  const answer = await callApi('GET', 'news?filter[published]=true&fields[news]=title,title_en&page[size]=60')
  const items = answer.ok ? (answer.document.data as unknown as NewsRow[]) : []
  return items.map(({ id, attributes: { title, titleEn } }) => ({ id, title: (locale === 'en' && titleEn) || title, note: null }))
}

type LinkProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> & { value: string; label: string; onChange: (href: string) => void }

/** A link input; says so when its target does not exist. */
export function LinkInput({ value, label, hint, onChange, ...field }: LinkProps) {
  const t = useT()
  const why = usePageEditor().dead.get(value)
  // What is kept is shown as people write it; what is being typed stays as it is.
  const [typed, setTyped] = useState<{ text: string; kept: string } | null>(null)
  const shown = typed?.kept === value ? typed.text : typedLink(value)
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
      value={shown}
      onChange={({ target: { value: text } }) => {
        setTyped({ text, kept: text })
        onChange(text)
      }}
      onBlur={({ target: { value: text } }) => {
        setTyped(null)
        if (typed?.kept === value) onChange(linkTarget(understoodLink(text)) ?? text)
      }}
    />
  )
}
