import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** What waits about workshops, on the dashboard. */
export const todoWords = defineMessages({
  tooFew: {
    nl: (f: N) => plural('nl', f.n, { one: '1 workshop heeft nog te weinig mensen', other: `${f.n} workshops hebben nog te weinig mensen` }),
    en: (f: N) => plural('en', f.n, { one: '1 workshop has too few people yet', other: `${f.n} workshops have too few people yet` }),
  },
  lacks: {
    nl: (f: { taken: number; min: number; day: string }) => `${f.taken} van de ${f.min} die nodig zijn. Aanmelden kan tot en met ${f.day}.`,
    en: (f: { taken: number; min: number; day: string }) => `${f.taken} of the ${f.min} that are needed. Registration is open up to ${f.day}.`,
  },
  presence: {
    nl: (f: N) => plural('nl', f.n, { one: 'Wie was er bij 1 workshop?', other: `Wie was er bij ${f.n} workshops?` }),
    en: (f: N) => plural('en', f.n, { one: 'Who was at 1 workshop?', other: `Who was at ${f.n} workshops?` }),
  },
  open: {
    nl: (f: N) => plural('nl', f.n, { one: 'van 1 iemand weten we het nog niet', other: `van ${f.n} mensen weten we het nog niet` }),
    en: (f: N) => plural('en', f.n, { one: 'we do not know of 1 person yet', other: `we do not know of ${f.n} people yet` }),
  },
  all: { nl: 'Alle workshops', en: 'All workshops' },
})
