import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** Words of the page with somebody's volunteer work. */
export const recordWords = defineMessages({
  title: { nl: 'Jouw vrijwilligerswerk', en: 'Your volunteer work' },
  text: {
    nl: 'Op één pagina, om te bewaren of mee te nemen. Alleen jij kunt deze pagina openen.',
    en: 'On one page, to keep or take along. Only you can open this page.',
  },
  print: { nl: 'Druk af of bewaar', en: 'Print or save' },
  head: { nl: 'Vrijwilligerswerk van', en: 'Volunteer work of' },
  works: { nl: 'Gedaan via deze website', en: 'Done through this website' },
  noted: { nl: 'Zelf opgeschreven', en: 'Noted by the volunteer' },
  at: { nl: 'Organisatie', en: 'Organization' },
  what: { nl: 'Wat', en: 'What' },
  when: { nl: 'Wanneer', en: 'When' },
  hours: { nl: 'Uren', en: 'Hours' },
  hoursUnknown: { nl: 'niet bekend', en: 'not known' },
  hoursTotal: {
    nl: ({ hours }: { hours: string }) => `Samen ${hours} uur, voor zover bekend.`,
    en: ({ hours }: { hours: string }) => `${hours} hours together, as far as known.`,
  },
  span: {
    nl: ({ from, until }: { from: string; until: string }) => `${from} tot en met ${until}`,
    en: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  },
  since: { nl: ({ from }: { from: string }) => `sinds ${from}`, en: ({ from }: { from: string }) => `since ${from}` },
  more: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: 'En nog 1 van eerder.', other: `En nog ${n} van eerder.` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: 'And 1 more from before.', other: `And ${n} more from before.` }),
  },
  made: {
    nl: ({ day, center }: { day: string; center: string }) => `Gemaakt op ${day} op de website van ${center}.`,
    en: ({ day, center }: { day: string; center: string }) => `Made on ${day} on the website of ${center}.`,
  },
  madeHow: {
    nl: 'Data van werk via deze website staan in de aanvraag. Uren daarvan gaf de organisatie door.',
    en: 'Dates of work through this website come from the application. Its hours were told by the organization.',
  },
  madeNoted: { nl: 'Wat zelf is opgeschreven, is door niemand bekeken.', en: 'Nobody has checked what the volunteer noted.' },
  noAmounts: { nl: 'Er staan geen bedragen op deze pagina.', en: 'There are no amounts on this page.' },
  leaveOut: { nl: 'Laat weg wat ik zelf opschreef', en: 'Leave out what I noted myself' },
  takeIn: { nl: 'Zet er ook op wat ik zelf opschreef', en: 'Also show what I noted myself' },
  empty: { nl: 'Hier komt je vrijwilligerswerk', en: 'Your volunteer work comes here' },
  emptyText: {
    nl: 'Zodra je ergens begint, staat het hier. Wat je bij Vergoedingen opschrijft, kan er ook op.',
    en: 'As soon as you begin somewhere it stands here. What you note under Allowances and expenses can be on it too.',
  },
  find: { nl: 'Zoek vrijwilligerswerk', en: 'Find volunteer work' },
})
