import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { text } from '#kernel/fields/field.ts'
import type { Example } from '#design/examples.ts'
import { DateField } from './date-field.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const distances = [5, 10, 25].map((km) => ({ value: String(km), label: `Tot ${km} km` }))
const postcode: CheckedField = {
  field: text({ min: 6, max: 7 }),
  words: { too_short: { nl: 'Vul 4 cijfers en 2 letters in. Bijvoorbeeld 7201 AB.', en: 'Enter 4 digits and 2 letters.' } },
}

export const examples: Example[] = [
  { name: 'filled in', render: () => <TextField name="firstName" label="Voornaam" defaultValue="Samira" autoComplete="given-name" /> },
  { name: 'hint', render: () => <TextField name="email" type="email" label="E-mailadres" hint="Hier sturen we berichten naartoe." /> },
  {
    name: 'error, checked on blur',
    render: () => (
      <TextField name="postcode" label="Postcode" defaultValue="7201" error="Vul 4 cijfers en 2 letters in. Bijvoorbeeld 7201 AB." check={postcode} />
    ),
  },
  { name: 'may stay empty', render: () => <TextField name="phone" type="tel" label="Telefoonnummer" optional="(hoeft niet)" /> },
  { name: 'fixed', render: () => <TextField name="center" label="Centrum" defaultValue="Vrijwilligersbank Zutphen" readOnly /> },
  { name: 'icon', render: () => <TextField name="place" label="Plaats of postcode" icon="map-pin" defaultValue="Zutphen" /> },
  {
    name: 'long text',
    render: () => (
      <TextAreaField
        name="motivation"
        label="Waarom wil je meedoen?"
        defaultValue={'Ik woon in Noordveen.\nIk drink graag koffie met mensen.'}
        maxLength={500}
        left={(n) => `nog ${n} tekens`}
      />
    ),
  },
  { name: 'long text, error', render: () => <TextAreaField name="reason" label="Waarom wijs je deze organisatie af?" error="Schrijf minstens één zin." /> },
  { name: 'choice', render: () => <SelectField name="km" label="Hoe ver?" options={distances} defaultValue="10" /> },
  {
    name: 'choice, empty with error',
    render: () => <SelectField name="day" label="Dag" empty="Kies een dag" options={[{ value: 'mon', label: 'maandag' }]} error="Kies een dag." />,
  },
  { name: 'password', render: () => <PasswordField name="password" label="Wachtwoord" show="Toon" hide="Verberg" error="Vul je wachtwoord in." /> },
  { name: 'day', render: () => <DateField name="startsOn" label="Vanaf wanneer?" defaultValue="2026-11-27" /> },
  {
    name: 'file',
    render: () => (
      <FileField
        name="photo"
        label="Foto"
        hint="PNG of JPEG, tot 10 MB."
        optional="(hoeft niet)"
        invite="Sleep je bestand hierheen of kies een bestand"
        accept="image/*"
      />
    ),
  },
  { name: 'small, for staff', render: () => <TextField name="find" label="Zoek op naam" small icon="magnifying-glass" /> },
]
