import { defineMessages } from '#kernel/i18n/messages.ts'

type Titled = { title: string }
type Day = { day: string }

/** The page behind the link of the expiry mail. */
export const extensionWords = defineMessages({
  open: { nl: 'Nog even door?', en: 'Go on for a while?' },
  openText: { nl: (f: Titled & Day) => `‘${f.title}’ loopt tot en met ${f.day}.`, en: (f: Titled & Day) => `‘${f.title}’ runs until ${f.day}.` },
  extend: { nl: (f: Day) => `Verleng tot en met ${f.day}`, en: (f: Day) => `Extend until ${f.day}` },
  done: { nl: 'Verlengd', en: 'Extended' },
  doneText: {
    nl: (f: Titled & Day) => `‘${f.title}’ loopt nu door tot en met ${f.day}. Je hoeft niets meer te doen.`,
    en: (f: Titled & Day) => `‘${f.title}’ now runs until ${f.day}. There is nothing more to do.`,
  },
  extended: { nl: 'Al verlengd', en: 'Extended already' },
  extendedText: {
    nl: (f: Titled & Day) => `Een collega was je voor: ‘${f.title}’ loopt al door tot en met ${f.day}.`,
    en: (f: Titled & Day) => `A colleague came first: ‘${f.title}’ already runs until ${f.day}.`,
  },
  over: { nl: 'Verlengen kan niet meer', en: 'This can no longer be extended' },
  overText: {
    nl: (f: Titled) => `‘${f.title}’ is gesloten of al voorbij. Zoeken jullie nog iemand? Log in en open de vacature opnieuw, of maak er een kopie van.`,
    en: (f: Titled) => `‘${f.title}’ has been closed or is over. Are you still looking for somebody? Sign in and reopen the vacancy, or make a copy of it.`,
  },
  toVacancies: { nl: 'Naar je vacatures', en: 'To your vacancies' },
})
