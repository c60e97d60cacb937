import { useState } from 'react'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, IconButton } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { FieldError } from '#design/field/field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { RichEditor } from '#design/rich-editor/rich-editor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { type TileName, tileNames } from '#design/tile/tile-names.ts'
import { emptyFields } from '#features/pages/blocks/check-blocks.ts'
import type { BlockField, BlockFields, Words } from '#features/pages/blocks/define-block.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { ChosenInput, LinkInput } from './chosen-input.tsx'
import { editorWords as words } from './editor-words.ts'
import { PictureInput } from './picture-input.tsx'

type Value = Record<string, unknown>
type Shared = {
  /** The prefix of every id. */ id: string
  both: boolean
  faults: Readonly<Record<string, string>>
  /** The path that faults use. */ at: string
}
type Props = Shared & { fields: BlockFields; value: Value; onChange: (value: Value) => void }

/** The inputs of a block, by its declared fields. */
export function BlockInputs({ fields, value, onChange, ...shared }: Props) {
  return (
    <div className="grid gap-5">
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={name}
          {...shared}
          id={`${shared.id}-${name}`}
          at={`${shared.at}/${name}`}
          field={field}
          value={value[name]}
          onChange={(next) => onChange({ ...value, [name]: next })}
        />
      ))}
    </div>
  )
}

type One = Shared & { field: BlockField; value: unknown; onChange: (value: unknown) => void }

function FieldInput(props: One) {
  const { field } = props
  if (field.kind === 'words' || field.kind === 'rich') return <BothInputs {...props} />
  if (field.kind === 'list') return <ListInput {...props} field={field} />
  return <PlainInput {...props} />
}

/** Both languages side by side; a missing translation is marked. */
function BothInputs(props: One) {
  const { both } = props
  return (
    <div className={both ? 'grid gap-5 items-start lg:grid-cols-2' : 'grid gap-5'}>
      <LanguageInput {...props} lang="nl" />
      {both && <LanguageInput {...props} lang="en" />}
    </div>
  )
}

function LanguageInput({ id, at, field, value, onChange, faults, lang }: One & { lang: Locale }) {
  const t = useT()
  const kept = value as Words | Record<Locale, RichText>
  const own = t(field.label)
  const label = lang === 'nl' ? own : t(words.inEnglish, { label: own })
  const isMissing = lang === 'en' && kept.nl.length > 0 && kept.en.length === 0
  const mark = isMissing ? t(words.untranslated) : null
  const change = (next: string | RichText) => onChange({ ...kept, [lang]: next })
  if (field.kind === 'rich') {
    // A fault inside the text names the paragraph below it.
    const fault = Object.entries(faults).find(([path]) => `${path}/`.startsWith(`${at}/${lang}/`))?.[1]
    const described = `${id}-${lang}-error`
    return (
      <div className={fault ? 'field has-error min-w-0' : 'min-w-0'}>
        <RichEditor
          label={label}
          lang={lang}
          mark={mark}
          value={(kept as Record<Locale, RichText>)[lang]}
          box={{ id: `${id}-${lang}`, describedBy: described }}
          onChange={change}
        />
        <div id={described}>{fault && <FieldError>{fault}</FieldError>}</div>
      </div>
    )
  }
  if (field.kind !== 'words') return null
  const input = {
    name: `${id}-${lang}`,
    label: (
      <>
        {label} {mark && <span className="untranslated">{mark}</span>}
      </>
    ),
    lang,
    maxLength: field.max,
    value: (kept as Words)[lang],
    error: faults[`${at}/${lang}`],
    ...(field.optional && lang === 'nl' && { optional: t(words.optional) }),
  }
  return field.long ? (
    <TextAreaField {...input} rows={3} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextField {...input} onChange={(event) => change(event.target.value)} />
  )
}

function PlainInput({ id, at, field, value, onChange, faults, both }: One) {
  const t = useT()
  const about = { name: id, label: t(field.label), error: faults[at], ...(field.hint && { hint: t(field.hint) }) }
  const note = field.optional ? { optional: t(words.optional) } : {}
  switch (field.kind) {
    case 'link':
      return <LinkInput {...about} {...note} value={value as string} onChange={onChange} />
    case 'picture':
      return (
        <PictureInput
          id={id}
          label={about.label}
          {...(about.hint && { hint: about.hint })}
          value={(value as string | undefined) ?? ''}
          error={about.error}
          optional={field.optional ?? false}
          both={both}
          onChange={onChange}
        />
      )
    case 'chosen':
      return (
        <ChosenInput
          id={id}
          of={field.of}
          max={field.max}
          label={about.label}
          {...(about.hint && { hint: about.hint })}
          value={value as string[]}
          error={about.error}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...about}
          value={value as string}
          options={Object.entries(field.options).map(([key, name]) => ({ value: key, label: t(name) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'tile':
      return (
        <div className="flex items-end gap-4">
          <SelectField
            {...about}
            {...note}
            className="flex-1"
            value={value as string}
            options={[{ value: '', label: t(words.noTile) }, ...tileNames.map((name) => ({ value: name, label: name }))]}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && <Tile name={value as TileName} round="small" className="!w-12" />}
        </div>
      )
    case 'count':
      return (
        <TextField
          {...about}
          type="number"
          min={field.min}
          max={field.max}
          value={value as number}
          onChange={(event) => onChange(Math.min(field.max, Math.max(field.min, Math.trunc(Number(event.target.value)) || field.min)))}
        />
      )
    case 'toggle':
      return <Checkbox label={about.label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    case 'codes': {
      const chosen = value as string[]
      return (
        <fieldset>
          <legend className="label">{about.label}</legend>
          <div className="grid sm:grid-cols-2 gap-x-4">
            {Object.entries(field.options).map(([code, name]) => (
              <Checkbox
                key={code}
                label={t(name)}
                checked={chosen.includes(code)}
                onChange={(event) => onChange(event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))}
              />
            ))}
          </div>
        </fieldset>
      )
    }
    default:
      return null
  }
}

/** A list of items, each with fields of its own. */
function ListInput({ field, value, onChange, id, at, ...shared }: One & { field: BlockField & { kind: 'list' } }) {
  const t = useT()
  const items = value as Value[]
  // Items have no id, but an editor of rich text must move with its item.
  const [keys, setKeys] = useState(() => items.map((_, place) => place))
  const keyOf = (place: number) => keys[place] ?? place
  const one = t(field.one)
  const arrange = (places: readonly number[]) => {
    setKeys(places.map(keyOf))
    onChange(places.map((place) => items[place]))
  }
  const places = items.map((_, place) => place)
  const swap = (from: number, to: number) => arrange(places.with(from, to).with(to, from))
  const add = () => {
    setKeys([...places.map(keyOf), Math.max(-1, ...places.map(keyOf)) + 1])
    onChange([...items, emptyFields(field.fields)])
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t(field.label)}</legend>
      {items.map((item, i) => (
        <div key={keyOf(i)} className="block-item">
          <div className="flex items-center gap-1">
            <p className="font-semibold flex-1">{`${one} ${i + 1}`}</p>
            <IconButton icon="arrow-up-bold" label={t(words.up, { name: `${one} ${i + 1}` })} disabled={i === 0} onClick={() => swap(i, i - 1)} />
            <IconButton
              icon="arrow-down-bold"
              label={t(words.down, { name: `${one} ${i + 1}` })}
              disabled={i === items.length - 1}
              onClick={() => swap(i, i + 1)}
            />
            <IconButton icon="trash" label={t(words.remove, { name: `${one} ${i + 1}` })} onClick={() => arrange(places.filter((place) => place !== i))} />
          </div>
          <BlockInputs {...shared} id={`${id}-${i}`} at={`${at}/${i}`} fields={field.fields} value={item} onChange={(next) => onChange(items.with(i, next))} />
        </div>
      ))}
      {items.length < field.max && (
        <Button type="button" variant="second" size="small" icon="plus" className="justify-self-start" onClick={add}>
          {t(words.addOne, { one })}
        </Button>
      )}
    </fieldset>
  )
}
