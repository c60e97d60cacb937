import { useRef, useState } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { type Choice, findChoices } from './find-choices.ts'
import { editorWords as words } from './editor-words.ts'

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

/** Things of the center to choose from: one of them out of a list, or several. */
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
  // What was chosen and is not offered any more can still be let go.
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
