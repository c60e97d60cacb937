import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { TileChoice } from '#design/tile/tile-choice.tsx'
import type { Entry } from './define-form.ts'
import { messages } from './messages.ts'

type Props = { name: string; entry: Entry; checked: CheckedField; values: readonly string[]; error?: string | undefined }

/** A text that may be longer than this gets several lines. */
const longestLine = 300
/** More checkboxes than this are shown in two columns, where there is room. */
const maxRows = 9
/** More choices than this become a select. */
const maxRadios = 6

/** The input that fits a declared field. */
export function DeclaredInput({ name, entry, checked, values, error }: Props) {
  const t = useT()
  const { field } = checked
  const { label, hint, autoComplete, lang, rows, type, inputMode } = entry
  const common = {
    name,
    label: t(label),
    error,
    check: checked,
    ...(hint && { hint: t(hint) }),
    ...(field.optional && !entry.isNeeded && { optional: t(messages.notNeeded) }),
  }
  const [value = ''] = values
  const typed = { ...common, defaultValue: value, ...(autoComplete && { autoComplete }), ...(lang && { lang }) }
  switch (field.kind) {
    case 'code':
      return <CodeInput {...{ name, entry, checked, values, error }} />
    case 'codes':
      return <CodesInput {...{ name, entry, checked, values, error }} />
    case 'boolean':
      return <CheckboxField {...common} defaultChecked={values.length > 0} />
    case 'email':
      return <TextField {...typed} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
    case 'url':
      return <TextField {...typed} type="url" inputMode="url" autoCapitalize="none" spellCheck={false} />
    case 'integer':
      return <TextField {...typed} inputMode="numeric" />
    case 'number':
      return <TextField {...typed} inputMode="decimal" />
    case 'date':
    case 'timestamp':
      return <DateField {...typed} withTime={field.kind === 'timestamp'} />
    case 'lines':
      return <TextAreaField {...typed} rows={rows ?? 4} />
    default:
      if (rows === undefined && (field.max ?? Infinity) <= longestLine)
        return <TextField {...typed} {...(type && { type })} {...(inputMode && { inputMode })} />
      return <TextAreaField {...typed} rows={rows ?? 6} {...(field.max && { maxLength: field.max, left: (n: number) => t(messages.left, { n }) })} />
  }
}

function CodeInput({ name, entry, checked, values, error }: Props) {
  const t = useT()
  const { label, hint, options = {}, notes, as, only } = entry
  const { field } = checked
  const [value = ''] = values
  const codes = (field.values ?? []).filter((code) => !only || only.includes(code) || code === value)
  const common = {
    label: t(label),
    error,
    check: checked,
    ...(hint && { hint: t(hint) }),
    ...(field.optional && !entry.isNeeded && { optional: t(messages.notNeeded) }),
  }
  if (as === 'select' || (as === undefined && codes.length > maxRadios))
    return (
      <SelectField
        {...common}
        name={name}
        empty={t(messages.choose)}
        options={codes.map((code) => ({ value: code, label: t(options[code]!) }))}
        defaultValue={value}
      />
    )
  const { label: legend, ...group } = common
  return (
    <ChoiceGroup {...group} id={name} legend={legend}>
      {codes.map((code) => (
        <Radio key={code} name={name} value={code} defaultChecked={code === value} label={t(options[code]!)} {...(notes?.[code] && { note: t(notes[code]) })} />
      ))}
    </ChoiceGroup>
  )
}

function CodesInput({ name, entry, checked, values, error }: Props) {
  const t = useT()
  const { label, hint, options = {}, tiles } = entry
  const { field } = checked
  return (
    <ChoiceGroup
      id={name}
      legend={t(label)}
      error={error}
      check={checked}
      layout={tiles ? 'tiles' : (field.values ?? []).length > maxRows ? 'columns' : 'rows'}
      {...(hint && { hint: t(hint) })}
      {...(field.optional && !entry.isNeeded && { optional: t(messages.notNeeded) })}
    >
      {(field.values ?? []).map((code) => {
        const input = { name, value: code, defaultChecked: values.includes(code), label: t(options[code]!) }
        // Every tile is glazed until it is chosen, so that none looks chosen (design §7).
        const tile = tiles?.[code]
        return tile ? <TileChoice key={code} {...input} tile={tile.tile} /> : <Checkbox key={code} {...input} />
      })}
    </ChoiceGroup>
  )
}
