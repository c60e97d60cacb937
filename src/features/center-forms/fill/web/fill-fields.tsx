import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { type FormDesign, type FormField, allFields, inWords, maxCharacters, yes } from '#features/center-forms/model/form-design.ts'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { checkOf, inputOf } from '#features/center-forms/model/read-answers.ts'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type FieldProps = {
  field: FormField
  values: readonly string[]
  error: string | undefined
  /** Prefix of ids and names, where a question appears twice on a page. */
  prefix?: string
}

const ways = {
  text: {},
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  postcode: { autoComplete: 'postal-code' },
} as const

/** The input of one question, by its type. */
function FillField({ field, values, error, prefix = '' }: FieldProps) {
  const t = useT()
  const locale = useLocale()
  const { key, type, label, help, required } = field
  const name = prefix + inputOf(key)
  if (type === 'note')
    return (
      <div>
        <h2 className="text-2xl">{inWords(label, locale)}</h2>
        <p className="mt-1 whitespace-pre-line">{inWords(help, locale)}</p>
      </div>
    )
  const check = checkOf(field)
  const hint = inWords(help, locale)
  const said = { error, check, ...(hint && { hint }), ...(!required && { optional: t(words.optional) }) }
  const named = { name, label: inWords(label, locale) }
  if (type === 'one' || type === 'many' || type === 'yes') {
    const Choice = type === 'many' ? Checkbox : Radio
    return (
      <ChoiceGroup id={name} legend={named.label} {...said} layout={type === 'yes' ? 'inline' : 'rows'}>
        {choicesOf(field).map((option) => (
          <Choice key={option.key} name={name} value={option.key} label={inWords(option.label, locale)} defaultChecked={values.includes(option.key)} />
        ))}
      </ChoiceGroup>
    )
  }
  if (type === 'agree') return <CheckboxField {...named} {...said} value={yes} defaultChecked={values.length > 0} />
  if (type === 'long') return <TextAreaField {...named} {...said} rows={5} maxLength={maxCharacters.long} defaultValue={values[0] ?? ''} />
  return <TextField {...named} {...said} {...ways[type]} maxLength={maxCharacters.short} defaultValue={values[0] ?? ''} />
}

type Props = { design: FormDesign; fields: readonly FormField[]; typed: Typed; faults?: Faults['fields'] | undefined; prefix?: string }

/** The questions of one page. One that depends on another on this page says so; with script it is shown and hidden instead. */
export function FillFields({ design, fields, typed, faults = {}, prefix = '' }: Props) {
  const t = useT()
  const locale = useLocale()
  const here = new Set(fields.map(({ key }) => key))
  const ask = ({ field, is }: { field: string; is: string }) => {
    const other = allFields(design).find(({ key }) => key === field)!
    const option = choicesOf(other).find(({ key }) => key === is)!
    return t(words.onlyIf, { question: inWords(other.label, locale), answer: inWords(option.label, locale) })
  }
  return (
    <form-conditions className="block space-y-6">
      {fields.map((field) => {
        const drawn = <FillField field={field} values={typed[field.key] ?? []} error={faults[inputOf(field.key)]} prefix={prefix} />
        const when = field.when && here.has(field.when.field) ? field.when : null
        return when ? (
          <div key={field.key} className="form-when" data-when={prefix + inputOf(when.field)} data-is={when.is}>
            <p className="form-when-note">{ask(when)}</p>
            {drawn}
          </div>
        ) : (
          <div key={field.key}>{drawn}</div>
        )
      })}
    </form-conditions>
  )
}
