import { type ActionFunctionArgs, data, useLoaderData } from 'react-router'
import { readForm } from '#kernel/fields/read-form.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields, useFormField } from '#design/form/form-fields.tsx'
import { messages } from '#design/form/messages.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { dateForm } from '#features/developer/date-form.ts'
import { dateWords as words, faultsOfDates, nearDays, typedDate } from '#features/developer/read-dates.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part } from '#features/developer/web/part.tsx'
import { visitContext } from '#shell/context.ts'

type Answer = FormAnswer & { read?: [name: string, value: string][] }

export const loader = () => ({ near: nearDays() })

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  const { typed, faults, body } = readForm(dateForm, sent, locale)
  const fields = { ...faultsOfDates(body, typed['moment']?.[0] ?? '', locale), ...faults }
  if (Object.keys(fields).length > 0) return data<Answer>({ typed, faults: { fields } }, 422)
  const values = { ...body, typed: body.typed && typedDate(body.typed) }
  return data<Answer>({ typed, faults: { fields: {} }, read: Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])) })
}

export default function TestDates() {
  const t = useT()
  const locale = useLocale()
  const { near } = useLoaderData<typeof loader>()
  const answer = useAnswer<Answer>()
  return (
    <DeveloperPage name="datepicker">
      <Part title={t(words.title)} text={t(words.text)}>
        <DeclaredForm form={dateForm} answer={answer} submit={t(words.check)}>
          <FormFields of={dateForm} names={['day', 'from', 'until']} />
          <div className="mt-6 grid gap-x-4 gap-y-6 sm:grid-cols-2">
            <NativeField name="month" type="month" />
            <NativeField name="time" type="time" />
          </div>
          <FormFields of={dateForm} names={['moment']} className="mt-6" />
          <div className="my-6">
            <NearField {...near} />
          </div>
          <FormFields of={dateForm} names={['typed']} />
        </DeclaredForm>
      </Part>
      {answer?.read && (
        <Part title={t(words.read)}>
          <Lines rows={answer.read.map(([name, value]) => [name, /^\d{4}-\d\d-\d\d$/.test(value) ? `${value} (${fullDay(locale, value)})` : value])} />
        </Part>
      )}
    </DeveloperPage>
  )
}

/** A month or a time, with the browser's own picker. */
function NativeField({ name, type }: { name: 'month' | 'time'; type: string }) {
  const t = useT()
  const { values, error } = useFormField(name)
  return (
    <TextField
      name={name}
      type={type}
      label={t(dateForm.entries[name].label)}
      optional={t(messages.notNeeded)}
      defaultValue={values[0] ?? ''}
      error={error}
      check={dateForm.inputs[name]}
    />
  )
}

function NearField({ min, max }: { min: string; max: string }) {
  const t = useT()
  const { values, error } = useFormField('near')
  return (
    <DateField
      name="near"
      label={t(dateForm.entries.near.label)}
      optional={t(messages.notNeeded)}
      min={min}
      max={max}
      defaultValue={values[0] ?? ''}
      error={error}
      check={dateForm.inputs.near}
    />
  )
}
