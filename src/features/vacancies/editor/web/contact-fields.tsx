import { use } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'

export type Person = { id: string; name: string }

/** Who of the organization answers for the vacancy. */
export function ContactFields({ people }: { people: readonly Person[] }) {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid gap-6">
      <SelectField
        name="contactUser"
        label={t(fieldWords.contact)}
        hint={t(fieldWords.contactHint)}
        empty={t(formMessages.choose)}
        options={options}
        defaultValue={values['contactUser']?.[0] ?? ''}
        error={faults['contactUser']}
      />
      <SelectField
        name="secondContactUser"
        label={t(fieldWords.secondContact)}
        optional={t(formMessages.notNeeded)}
        empty={t(fieldWords.nobody)}
        options={options}
        defaultValue={values['secondContactUser']?.[0] ?? ''}
        error={faults['secondContactUser']}
      />
    </div>
  )
}
