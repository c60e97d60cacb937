import { boolean, date, email, integer, lines, number, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineForm } from '#design/form/define-form.ts'

const few = ['one', 'two', 'three'] as const
const many = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

const fewWords = { one: { nl: 'Een', en: 'One' }, two: { nl: 'Twee', en: 'Two' }, three: { nl: 'Drie', en: 'Three' } }
const manyWords = {
  ...fewWords,
  four: { nl: 'Vier', en: 'Four' },
  five: { nl: 'Vijf', en: 'Five' },
  six: { nl: 'Zes', en: 'Six' },
  seven: { nl: 'Zeven', en: 'Seven' },
  eight: { nl: 'Acht', en: 'Eight' },
}

/** Every kind of field that a form can declare. */
export const everyField = defineForm(
  {
    short: text({ max: 40 }),
    long: text({ max: 600 }),
    optional: text({ max: 40, optional: true }),
    email: email(),
    phone: text({ max: 30, optional: true, reads: 'telephone' }),
    postcode: text({ max: 7, optional: true, reads: 'postcode' }),
    website: url({ optional: true }),
    whole: integer({ min: 1, max: 99 }),
    amount: number({ optional: true, min: 0 }),
    day: date({ optional: true }),
    moment: timestamp({ optional: true }),
    radios: oneOf(few),
    select: oneOf(many),
    ticks: someOf(few, { optional: true }),
    list: lines({ optional: true, maxItems: 5, max: 60 }),
    agree: boolean({ accepted: true }),
  },
  {
    short: { label: { nl: 'Korte tekst', en: 'Short text' }, hint: { nl: 'Hoogstens 40 tekens', en: 'At most 40 characters' } },
    long: { label: { nl: 'Lange tekst', en: 'Long text' }, rows: 4 },
    optional: { label: { nl: 'Hoeft niet ingevuld', en: 'Not needed' } },
    email: { label: { nl: 'E-mailadres', en: 'Email address' }, autoComplete: 'email' },
    phone: { label: { nl: 'Telefoonnummer', en: 'Phone number' }, type: 'tel', width: 'half' },
    postcode: { label: { nl: 'Postcode', en: 'Postcode' }, width: 'half' },
    website: { label: { nl: 'Website', en: 'Website' } },
    whole: { label: { nl: 'Heel getal van 1 tot en met 99', en: 'Whole number from 1 to 99' }, width: 'half' },
    amount: { label: { nl: 'Getal', en: 'Number' }, width: 'half' },
    day: { label: { nl: 'Datum', en: 'Date' }, width: 'half' },
    moment: { label: { nl: 'Datum en tijd', en: 'Date and time' }, width: 'half' },
    radios: { label: { nl: 'Eén van een paar', en: 'One of a few' }, options: fewWords },
    select: { label: { nl: 'Eén van meer', en: 'One of more' }, options: manyWords },
    ticks: { label: { nl: 'Meer tegelijk', en: 'Several at once' }, options: fewWords },
    list: { label: { nl: 'Een per regel', en: 'One a line' }, rows: 3 },
    agree: { label: { nl: 'Ik ga akkoord', en: 'I agree' } },
  },
)

/** Values with which the form is sent. */
export const rightValues = {
  short: ['Korte tekst'],
  long: ['Een langere tekst over iets dat er niet toe doet.'],
  email: ['anja@example.nl'],
  phone: ['0341 123456'],
  postcode: ['3841 AB'],
  website: ['https://example.nl'],
  whole: ['12'],
  amount: ['2,5'],
  day: ['2027-03-01'],
  moment: ['2027-03-01T10:00'],
  radios: ['two'],
  select: ['five'],
  ticks: ['one', 'three'],
  list: ['een\ntwee'],
  agree: ['true'],
}
