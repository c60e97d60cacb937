import { Link } from '#design/link/link.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields, useFormField } from '#design/form/form-fields.tsx'
import { changeForm, expenseForm, placeValue } from '#features/expenses/expense-form.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import type { Expenses } from '#features/expenses/fetch-expenses.ts'
import type { KnownPlace } from '#features/expenses/known-places.ts'
import { monthOf } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Props = Pick<Expenses, 'places' | 'names' | 'months' | 'values'> & { answer: FormAnswer | undefined }

/** Notes what somebody got in a month: with a known organization the amount is all that is left to type. */
export function AddNote({ places, names, months, values, answer }: Props) {
  const t = useT()
  return (
    <div className="expense-form">
      <DeclaredForm form={expenseForm} values={values} answer={answer} intent="add" submit={t(words.save)}>
        <div className="grid gap-6">
          <Month months={months} />
          {places.length > 0 && <Place places={places} />}
          <div className="expense-other grid gap-6">
            <Organization names={names} />
            <FormFields of={expenseForm} names={['kind']} />
          </div>
          <FormFields of={expenseForm} names={['amount', 'hours']} />
        </div>
      </DeclaredForm>
    </div>
  )
}

type ChangeProps = Pick<Expenses, 'names' | 'months'> & { note: NonNullable<Expenses['opened']>; back: string; answer: FormAnswer | undefined }

export function ChangeNote({ note: { id, values, version }, names, months, back, answer }: ChangeProps) {
  const t = useT()
  return (
    <DeclaredForm
      form={changeForm}
      values={values}
      version={version}
      answer={answer}
      intent={`change ${id}`}
      submit={t(words.save)}
      beside={
        <Link href={back} className="inline-block py-2">
          {t(words.cancel)}
        </Link>
      }
    >
      <div className="grid gap-6">
        <Month months={months} />
        <Organization names={names} />
        <FormFields of={changeForm} names={['kind', 'amount', 'hours']} />
      </div>
    </DeclaredForm>
  )
}

function Month({ months }: { months: readonly string[] }) {
  const t = useT()
  const locale = useLocale()
  const { values, error } = useFormField('month')
  return (
    <SelectField
      name="month"
      label={t(words.month)}
      options={months.map((month) => ({ value: month, label: monthOf(locale, `${month}-01`) }))}
      defaultValue={values[0]}
      error={error}
      check={expenseForm.inputs.month}
      className="max-w-80"
    />
  )
}

/** An organization and a kind that were noted before, by one press. */
function Place({ places }: { places: readonly KnownPlace[] }) {
  const t = useT()
  const { values, error } = useFormField('place')
  const chosen = values[0] ?? ''
  return (
    <ChoiceGroup id="place" legend={t(words.place)} error={error}>
      {places.map((place) => (
        <Radio
          key={placeValue(place)}
          name="place"
          value={placeValue(place)}
          label={place.name}
          note={place.kind && t(words[place.kind])}
          defaultChecked={chosen === placeValue(place)}
        />
      ))}
      <Radio name="place" value="" label={t(words.otherPlace)} defaultChecked={chosen === ''} />
    </ChoiceGroup>
  )
}

function Organization({ names }: { names: readonly string[] }) {
  const t = useT()
  const { values, error } = useFormField('organizationName')
  return (
    <div>
      <TextField
        name="organizationName"
        label={t(words.organization)}
        defaultValue={values[0] ?? ''}
        error={error}
        check={expenseForm.inputs.organizationName}
        list="expense-organizations"
        autoComplete="off"
      />
      <datalist id="expense-organizations">
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
