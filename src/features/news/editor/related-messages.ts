import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Titled = { title: string }
type N = { n: number }

/** Words of the choice of related vacancies. */
export const relatedWords = defineMessages({
  label: { nl: 'Vacatures bij dit bericht', en: 'Vacancies with this article' },
  hint: {
    nl: ({ n }: N) => `Zoek op titel of organisatie. Hoogstens ${n}.`,
    en: ({ n }: N) => `Search by title or organization. ${n} at most.`,
  },
  full: { nl: ({ n }: N) => `Er staan er ${n} bij. Haal er eerst een weg.`, en: ({ n }: N) => `There are ${n} already. Remove one first.` },
  chosen: { nl: 'Gekozen vacatures', en: 'Chosen vacancies' },
  found: { nl: 'Gevonden vacatures', en: 'Vacancies found' },
  nothing: { nl: 'Geen open vacature gevonden.', en: 'No open vacancy found.' },
  offered: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vacature gevonden', other: `${n} vacatures gevonden` }),
    en: ({ n }: N) => plural('en', n, { one: '1 vacancy found', other: `${n} vacancies found` }),
  },
  closed: { nl: 'Gesloten: bezoekers zien deze niet', en: 'Closed: visitors do not see it' },
  unknown: { nl: 'Een vacature die er niet meer is', en: 'A vacancy that is no longer there' },
  up: { nl: ({ title }: Titled) => `${title} omhoog`, en: ({ title }: Titled) => `Move ${title} up` },
  down: { nl: ({ title }: Titled) => `${title} omlaag`, en: ({ title }: Titled) => `Move ${title} down` },
  remove: { nl: ({ title }: Titled) => `Haal weg: ${title}`, en: ({ title }: Titled) => `Remove: ${title}` },
  added: { nl: ({ title }: Titled) => `${title} staat erbij`, en: ({ title }: Titled) => `${title} was added` },
  removed: { nl: ({ title }: Titled) => `${title} is weg`, en: ({ title }: Titled) => `${title} was removed` },
  moved: {
    nl: ({ n, of }: { n: number; of: number }) => `Nu op plaats ${n} van ${of}`,
    en: ({ n, of }: { n: number; of: number }) => `Now in place ${n} of ${of}`,
  },
})
