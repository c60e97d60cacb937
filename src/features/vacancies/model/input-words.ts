import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Faults in the fields of a vacancy, shown at the field. */
export const inputWords = defineMessages({
  slotEnd: { nl: 'Het eind is na het begin, en hooguit een dag later.', en: 'The end is after the beginning, and a day later at most.' },
  slotTaken: {
    nl: (f: N) => plural('nl', f.n, { one: 'Op een datum die je weghaalt komt al iemand.', other: `Op een datum die je weghaalt komen al ${f.n} mensen.` }),
    en: (f: N) =>
      plural('en', f.n, { one: 'Somebody is coming on a date that you take away.', other: `${f.n} people are coming on a date that you take away.` }),
  },
  placesTaken: {
    nl: (f: N) => plural('nl', f.n, { one: 'Er doet al iemand mee.', other: `Er doen al ${f.n} mensen mee.` }),
    en: (f: N) => plural('en', f.n, { one: 'Somebody has joined already.', other: `${f.n} people have joined already.` }),
  },
})
