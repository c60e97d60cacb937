import type { FormDesign, FormField, Words } from '#features/center-forms/model/form-design.ts'
import { answersIn } from '#features/center-forms/model/read-answers.ts'
import type { Ramp } from '#features/settings/colors/contrast.ts'
import { tenantRamps } from '#features/settings/colors/presets.ts'
import { centers } from '#src/seed/content/centers.ts'
import type { municipalityNames } from '#features/tenancy/gelderland.ts'
import type { CenterSlug, SeedCenter, TenantKey } from '#src/seed/content/types.ts'
import type { Calendar } from './calendar.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'

type Color = { preset: string } | { custom: Ramp }
type Theme = { primary: Color; secondary: Color; muted: string }

const custom = (name: keyof typeof tenantRamps): Color => ({ custom: tenantRamps[name].shades })

/** Each tenant's colours: a preset, or shades of its own (the design's table of tenants). */
const themes: Record<TenantKey, Theme> = {
  public: { primary: custom('petrol'), secondary: { preset: 'orange' }, muted: 'stone' },
  vrijwilligersbank: { primary: custom('delft'), secondary: custom('abrikoos'), muted: 'slate' },
  vrijwilligerspunt: { primary: custom('baksteen'), secondary: { preset: 'sky' }, muted: 'stone' },
  meedoen: { primary: { preset: 'mauve' }, secondary: { preset: 'lime' }, muted: 'zinc' },
  oldebroek: { primary: custom('heide'), secondary: { preset: 'yellow' }, muted: 'neutral' },
  demo: { primary: { preset: 'yellow' }, secondary: { preset: 'indigo' }, muted: 'gray' },
}

/** The municipalities that each center serves; the others of the province have none in the demo. */
const municipalitiesOf: Record<CenterSlug, (typeof municipalityNames)[number][]> = {
  arnhem: ['Arnhem', 'Doesburg', 'Duiven', 'Lingewaard', 'Overbetuwe', 'Renkum', 'Rheden', 'Rozendaal', 'Westervoort'],
  nijmegen: ['Berg en Dal', 'Beuningen', 'Druten', 'Heumen', 'Nijmegen', 'West Maas en Waal', 'Wijchen'],
  apeldoorn: ['Apeldoorn', 'Epe', 'Heerde', 'Voorst'],
  zutphen: ['Bronckhorst', 'Brummen', 'Lochem', 'Zutphen'],
  ede: ['Barneveld', 'Ede', 'Scherpenzeel', 'Wageningen'],
  doetinchem: ['Doetinchem', 'Oude IJsselstreek'],
  oldebroek: ['Elburg', 'Hattem', 'Oldebroek'],
  harderwijk: ['Harderwijk'],
  ermelo: ['Ermelo', 'Putten'],
}

const created = '2024-01-08T09:00:00Z'
export const centerId = (slug: string) => idOf('center', slug, -800)

/** Every center, written on the platform, outside row-level security. */
export function centerRows(): Row[] {
  return centers.map((center) => ({
    id: centerId(center.slug),
    tenant_key: center.tenantKey,
    slug: center.slug,
    name: center.name,
    town: center.town,
    is_default: center.isDefault,
    street: center.street,
    house_number: center.houseNumber,
    postcode: center.postcode,
    city: center.city,
    latitude: center.lat,
    longitude: center.lng,
    phone: center.phone,
    email: center.email,
    opening_hours: center.openingHours,
    welcome: welcomeOf(center),
    // One of them trusts its organizations.
    reviews_vacancies: center.slug !== 'doetinchem',
    shown_in_region: center.tenantKey !== 'demo',
    municipalities: municipalitiesOf[center.slug],
    created_at: created,
    updated_at: created,
  }))
}

/** How a center looks. */
export function profileRow({ slug, tenantKey }: SeedCenter): Row {
  const { primary, secondary, muted } = themes[tenantKey]
  return {
    id: idOf('center profile', slug, -800),
    volunteer_center_id: centerId(slug),
    primary_color_preset: 'preset' in primary ? primary.preset : null,
    primary_color_shades: 'custom' in primary ? primary.custom : null,
    secondary_color_preset: 'preset' in secondary ? secondary.preset : null,
    secondary_color_shades: 'custom' in secondary ? secondary.custom : null,
    muted_color_preset: muted,
    created_at: created,
    updated_at: created,
  }
}

function welcomeOf({ heroTitle, heroIntro }: SeedCenter) {
  return { nl: { title: heroTitle.nl, intro: heroIntro.nl }, en: { title: heroTitle.en, intro: heroIntro.en } }
}

const both = (nl: string, en: string): Words => ({ nl, en })
const none = both('', '')
const field = (key: string, type: FormField['type'], label: Words, more: Partial<FormField> = {}): FormField => ({
  key,
  type,
  label,
  help: none,
  required: type !== 'note',
  options: [],
  when: null,
  ...more,
})
const option = (key: string, nl: string, en: string) => ({ key, label: both(nl, en) })

const day: FormDesign = {
  title: both('Aanmelden voor de vrijwilligersdag', 'Sign up for the volunteers’ day'),
  intro: both('Een middag om elkaar te ontmoeten. Doe mee, het is gratis.', 'An afternoon to meet each other. Join us, it is free.'),
  thanks: both(
    'Leuk dat je komt. Een week van tevoren krijg je een mail met de zaal en de tijd.',
    'Good that you are coming. A week before you get a mail with the place and the time.',
  ),
  steps: [
    {
      key: 's1',
      title: both('Wie ben je?', 'Who are you?'),
      fields: [
        field('f1', 'text', both('Je naam', 'Your name')),
        field('f2', 'email', both('Je e-mailadres', 'Your email address')),
        field('f3', 'phone', both('Je telefoonnummer', 'Your telephone number'), {
          required: false,
          help: both('Voor als er iets verandert.', 'In case something changes.'),
        }),
      ],
    },
    {
      key: 's2',
      title: both('De middag', 'The afternoon'),
      fields: [
        field('f4', 'one', both('Eet je mee?', 'Will you eat with us?'), { options: [option('o1', 'Ja', 'Yes'), option('o2', 'Nee', 'No')] }),
        field('f5', 'text', both('Wat mag je niet eten?', 'What can you not eat?'), { required: false, when: { field: 'f4', is: 'o1' } }),
        field('f6', 'many', both('Welke workshops wil je doen?', 'Which workshops do you want to do?'), {
          required: false,
          help: both('Kies er zo veel als je wilt.', 'Choose as many as you like.'),
          options: [
            option('o1', 'Omgaan met dementie', 'Living with dementia'),
            option('o2', 'Reanimeren', 'Resuscitation'),
            option('o3', 'Taal en geduld', 'Language and patience'),
          ],
        }),
      ],
    },
  ],
}

const job: FormDesign = {
  title: both('Klusaanvraag', 'Ask for a job to be done'),
  intro: both(
    'Lukt een klus in huis of tuin niet? Onze vrijwilligers helpen graag.',
    'Is there a job at home that you cannot do? Our volunteers are happy to help.',
  ),
  thanks: both('We bellen je binnen drie werkdagen.', 'We will call you within three working days.'),
  steps: [
    {
      key: 's1',
      title: none,
      fields: [
        field('f1', 'text', both('Je naam', 'Your name')),
        field('f2', 'phone', both('Je telefoonnummer', 'Your telephone number')),
        field('f3', 'postcode', both('Je postcode', 'Your postcode')),
        field('f4', 'one', both('Wat voor klus is het?', 'What kind of job is it?'), {
          options: [
            option('o1', 'In huis', 'In the house'),
            option('o2', 'In de tuin', 'In the garden'),
            option('o3', 'Computer of telefoon', 'Computer or telephone'),
          ],
        }),
        field('f5', 'long', both('Wat moet er gebeuren?', 'What has to be done?'), { help: both('Een paar zinnen is genoeg.', 'A few sentences will do.') }),
        field('f6', 'agree', both('Jullie mogen mijn naam en nummer aan een vrijwilliger geven', 'You may give my name and number to a volunteer')),
      ],
    },
  ],
}

const dayAnswers: Record<string, string[]>[] = [
  { f1: ['Hanneke Visser'], f2: ['hanneke.visser@voorbeeld.example'], f4: ['o1'], f5: ['Geen noten'], f6: ['o1', 'o2'] },
  { f1: ['Mo El Idrissi'], f2: ['mo@voorbeeld.example'], f3: ['06 10 20 30 40'], f4: ['o1'], f6: ['o2'] },
  { f1: ['Tineke Bos'], f2: ['tineke.bos@voorbeeld.example'], f4: ['o2'], f6: ['o3'] },
]
const jobAnswers: Record<string, string[]>[] = [
  { f1: ['Mevrouw de Wit'], f2: ['06 11 22 33 44'], f3: ['7201 AB'], f4: ['o2'], f5: ['De heg is te hoog geworden.'], f6: ['yes'] },
  { f1: ['Arie Kok'], f2: ['06 55 66 77 88'], f3: ['7203 CD'], f4: ['o1'], f5: ['Een lamp ophangen in de gang.'], f6: ['yes'] },
]

/** Two forms of every center, and what people answered. */
export function formRows(calendar: Calendar): { forms: Row[]; answers: Row[] } {
  const kinds = [
    { key: 'day', slug: 'vrijwilligersdag', design: day, given: dayAnswers, closesOn: calendar.date(45) },
    { key: 'job', slug: 'klusaanvraag', design: job, given: jobAnswers, closesOn: null },
  ]
  const forms = centers.flatMap((center) =>
    kinds.map(({ key, slug, design, closesOn }) => {
      const at = calendar.at({ day: -14, time: '10:00' })
      const row = { id: idOf('center form', `${center.slug} ${key}`), volunteer_center_id: centerId(center.slug), slug, status: 'open', design }
      return { ...row, mail_to: [], closes_on: closesOn, keep_months: 6, lock_version: 1, created_at: at, updated_at: at }
    }),
  )
  const answers = centers.flatMap((center) =>
    kinds.flatMap(({ key, design, given }) =>
      given.map((words, at) => ({
        id: idOf('form answer', `${center.slug} ${key} ${at}`),
        volunteer_center_id: centerId(center.slug),
        form_id: idOf('center form', `${center.slug} ${key}`),
        answers: answersIn(design, words, 'nl'),
        sent_at: calendar.at({ day: -1 - at * 3, time: '14:20' }),
      })),
    ),
  )
  return { forms, answers }
}
