import { defineMessages, plural } from '#kernel/i18n/messages.ts'

export const favouriteWords = defineMessages({
  keep: { nl: 'Bewaren', en: 'Save' },
  kept: { nl: 'Bewaard', en: 'Saved' },
  keepThis: { nl: ({ title }: { title: string }) => `Bewaar ‘${title}’`, en: ({ title }: { title: string }) => `Save ‘${title}’` },
  keptToast: { nl: 'Bewaard. Je vindt deze plek terug bij Bewaard.', en: 'Saved. You find this place under Saved.' },
  droppedToast: { nl: 'Deze plek staat niet meer bij Bewaard.', en: 'This place is no longer saved.' },
  tooManyHere: {
    nl: ({ n }: { n: number }) => `In deze browser passen ${n} plekken. Haal er eerst een weg, of log in.`,
    en: ({ n }: { n: number }) => `This browser holds ${n} places. Remove one first, or sign in.`,
  },
  failed: { nl: 'Dat lukte niet. Probeer het nog een keer.', en: 'That did not work. Try it again.' },
  list: { nl: 'Bewaard', en: 'Saved' },
  all: { nl: 'Alles wat je bewaarde', en: 'All you saved' },
  title: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: 'Je bewaarde 1 plek', other: `Je bewaarde ${n} plekken` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: 'You saved 1 place', other: `You saved ${n} places` }),
  },
  none: { nl: 'Je hebt nog niets bewaard.', en: 'You have not saved anything yet.' },
  noneText: {
    nl: 'Druk bij een plek op het hartje. Dan vind je die hier terug.',
    en: 'Press the heart beside a place, and you find it here.',
  },
  search: { nl: 'Zoek vrijwilligerswerk', en: 'Find volunteer work' },
  onlyHere: { nl: 'Dit staat alleen in deze browser.', en: 'These are kept in this browser only.' },
  signIn: { nl: 'Log in om ze overal te zien', en: 'Sign in to see them everywhere' },
})
