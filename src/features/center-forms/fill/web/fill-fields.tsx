import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { allFields, type FormDesign, type FormField, inWords, yes } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { inputOf } from '#features/center-forms/model/read-answers.ts'
import { FillField } from './fill-field.tsx'

type Props = { design: FormDesign; fields: readonly FormField[]; typed: Typed; faults?: Faults['fields'] | undefined; prefix?: string }

/** The questions of one page. One that hangs on another of this page says so; where a script runs, it comes and goes instead. */
export function FillFields({ design, fields, typed, faults = {}, prefix = '' }: Props) {
  const t = useT()
  const locale = useLocale()
  const here = new Set(fields.map(({ key }) => key))
  const ask = ({ field, is }: { field: string; is: string }) => {
    const other = allFields(design).find(({ key }) => key === field)!
    const option = other.options.find(({ key }) => key === is)
    return t(words.onlyIf, { question: inWords(other.label, locale), answer: is === yes && !option ? t(words.yes) : inWords(option!.label, locale) })
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
