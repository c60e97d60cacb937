import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The texts of every form. */
export const messages = defineMessages({
  notNeeded: { nl: '(hoeft niet)', en: '(optional)' },
  choose: { nl: 'Maak een keuze', en: 'Make a choice' },
  left: {
    nl: (f: N) => plural('nl', f.n, { one: 'nog 1 teken', other: `nog ${f.n} tekens` }),
    en: (f: N) => plural('en', f.n, { one: '1 character left', other: `${f.n} characters left` }),
  },
  somethingWrong: { nl: 'Er klopt iets niet', en: 'Something is not right' },
  busy: { nl: 'Bezig…', en: 'Working…' },
  offline: { nl: 'Je hebt geen verbinding. Wat je typte is bewaard.', en: 'You have no connection. What you typed is kept.' },
  kept: { nl: 'We hebben bewaard wat je had getypt', en: 'We kept what you had typed' },
  keptText: { nl: 'Het staat nog niet op de site. Kijk het na en sla het op.', en: 'It is not on the site yet. Check it and save it.' },
  throwAway: { nl: 'Gooi weg wat ik typte', en: 'Throw away what I typed' },
  leaveTitle: { nl: 'Wil je weggaan zonder op te slaan?', en: 'Leave without saving?' },
  leaveText: { nl: 'Wat je hebt veranderd, staat nog niet op de site.', en: 'What you changed is not on the site yet.' },
  leave: { nl: 'Ja, ga weg', en: 'Yes, leave' },
  stay: { nl: 'Nee, blijf hier', en: 'No, stay here' },
  typing: { nl: 'Je typt…', en: 'You are typing…' },
  saving: { nl: 'Bewaren…', en: 'Saving…' },
  savedAt: { nl: (f: { time: string }) => `Bewaard om ${f.time}`, en: (f: { time: string }) => `Saved at ${f.time}` },
  savedBut: {
    nl: (f: N) =>
      plural('nl', f.n, { one: 'Bewaard, op 1 veld na. Daar klopt iets nog niet.', other: `Bewaard, op ${f.n} velden na. Daar klopt iets nog niet.` }),
    en: (f: N) => plural('en', f.n, { one: 'Saved, but for 1 field that is not right yet.', other: `Saved, but for ${f.n} fields that are not right yet.` }),
  },
  lost: {
    nl: 'Geen verbinding. Wat je typt blijft hier staan, we bewaren het zodra het kan.',
    en: 'No connection. What you type stays here, and we save it as soon as we can.',
  },
  notSaved: { nl: 'Nog niet opgeslagen', en: 'Not saved yet' },
  signedOut: { nl: 'Je bent uitgelogd', en: 'You have been signed out' },
  signedOutText: { nl: 'Wat je typte staat nog hier. Log weer in, dan bewaren we het.', en: 'What you typed is still here. Sign in again, and we save it.' },
  signInAgain: { nl: 'Inloggen', en: 'Sign in' },
})
