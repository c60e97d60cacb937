import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { boolean, email, integer, oneOf, someOf, text } from '#kernel/fields/field.ts'
import type { Example } from '#design/examples.ts'
import { DeclaredForm, type FormAnswer } from './declared-form.tsx'
import { defineForm } from './define-form.ts'
import { FormFields } from './form-fields.tsx'

const club = {
  name: text({ max: 100 }),
  kind: oneOf(['club', 'school']),
  about: text({ max: 500, optional: true }),
  likes: someOf(['cooking', 'reading', 'sport'], { maxItems: 2 }),
  mail: email({ optional: true }),
  people: integer({ optional: true }),
  shown: boolean(),
}
const both = (words: string) => ({ nl: words, en: words })
const form = defineForm(club, {
  name: { label: both('Naam'), hint: both('Zoals mensen je kennen.') },
  kind: { label: both('Soort'), options: { club: both('Vereniging'), school: both('School') }, notes: { club: both('Met leden') } },
  about: { label: both('Wat doen jullie?'), rows: 3 },
  likes: {
    label: both('Waar gaat het over?'),
    options: { cooking: both('Koken'), reading: both('Lezen'), sport: both('Sport') },
    tiles: { cooking: { tile: 'soep' }, reading: { tile: 'boek' }, sport: { tile: 'bal' } },
  },
  mail: { label: both('E-mailadres'), width: 'half' },
  people: { label: both('Hoeveel mensen?'), width: 'half' },
  shown: { label: both('Laat ons zien op de kaart') },
})
const values = { name: ['De Brug'], kind: ['club'], likes: ['reading'], shown: ['true'] }
const wrong: FormAnswer = { typed: values, faults: { fields: { about: 'Schrijf minstens één zin.' } } }
const other = defineForm({ motto: text({ max: 100 }) }, { motto: { label: both('Motto') } })
const conflict: FormAnswer = {
  typed: { motto: ['Samen doen'] },
  faults: { fields: {} },
  conflict: {
    by: 'Nienke',
    version: 4,
    fields: { motto: { mine: ['Samen doen'], theirs: ['Samen leven'] } },
    links: { logo: { mine: ['1'], theirs: [''] } },
  },
  pictures: { 1: { url: '/brandmark.svg', width: 96, height: 96, alt: 'Een zon' } },
}

/** A form asks its page's router whether it is submitting. */
const onPage = (drawn: ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component: () => drawn }])
  return <Page />
}

export const examples: Example[] = [
  {
    name: 'from a declaration',
    render: () =>
      onPage(
        <DeclaredForm form={form} values={values} asks={false} submit="Bewaar de club">
          <FormFields of={form} names={['name', 'kind', 'likes', 'mail', 'people', 'shown']} />
        </DeclaredForm>,
      ),
  },
  {
    name: 'with a fault',
    render: () =>
      onPage(
        <DeclaredForm form={form} answer={wrong} asks={false} submit="Bewaar de club">
          <FormFields of={form} names={['about']} />
        </DeclaredForm>,
      ),
  },
  {
    name: 'two people changed the same',
    render: () =>
      onPage(
        <DeclaredForm
          form={other}
          answer={conflict}
          version={3}
          pictureLabels={{ logo: both('Logo') }}
          asks={false}
          state="Bewaard om 14.10 uur"
          submit="Bewaar de club"
        >
          <FormFields of={other} />
        </DeclaredForm>,
      ),
  },
]
