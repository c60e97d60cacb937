import { defineMessages } from '#kernel/i18n/messages.ts'

const people = {
  nl: (n: number) => (n === 1 ? '1 mens volgt dit en krijgt een mail.' : `${n} mensen volgen dit en krijgen een mail.`),
  en: (n: number) => (n === 1 ? '1 person follows this and gets a mail.' : `${n} people follow this and get a mail.`),
}

export const changeWords = defineMessages({
  title: { nl: 'De komende keren', en: 'Dates to come' },
  text: { nl: 'Open een datum om hem te verplaatsen of af te gelasten.', en: 'Open a date to move or cancel it.' },
  more: { nl: (f: { n: number }) => `en nog ${f.n}`, en: (f: { n: number }) => `and ${f.n} more` },
  moved: { nl: 'verplaatst', en: 'moved' },
  change: { nl: 'Verander deze datum', en: 'Change this date' },
  cancel: { nl: 'Gelast af', en: 'Cancel this date' },
  day: { nl: 'Dag', en: 'Day' },
  from: { nl: 'Begint om', en: 'Begins at' },
  until: { nl: 'Eindigt om', en: 'Ends at' },
  note: { nl: 'Wat is er deze keer anders?', en: 'What is different this time?' },
  noteHint: { nl: 'Staat bij deze datum op de site.', en: 'Is on the site with this date.' },
  scope: { nl: 'Waarvoor geldt dit?', en: 'What is this for?' },
  this: { nl: 'Alleen deze keer', en: 'Only this date' },
  following: { nl: 'Deze en de volgende keren', en: 'This and the following dates' },
  all: { nl: 'Alle keren die nog komen', en: 'All dates to come' },
  followingText: { nl: 'De keren ervoor blijven zoals ze zijn.', en: 'The dates before stay as they are.' },
  keeps: { nl: 'Wat bij een losse keer al anders was, blijft zo', en: 'What was already different for a single date stays so' },
  why: { nl: 'Waarom gaat het niet door?', en: 'Why will it not take place?' },
  whyHint: { nl: 'Bezoekers lezen dit.', en: 'Visitors read this.' },
  whyNeeded: { nl: 'Schrijf waarom, in een paar woorden.', en: 'Write why, in a few words.' },
  save: { nl: 'Bewaar', en: 'Save' },
  cancelYes: { nl: 'Gelast af', en: 'Cancel it' },
  people,
  nobody: { nl: 'Niemand volgt dit, dus er gaat geen mail uit.', en: 'Nobody follows this, so no mail is sent.' },
  changed: { nl: (f: { day: string }) => `${f.day} is veranderd.`, en: (f: { day: string }) => `${f.day} has been changed.` },
  cancelled: { nl: (f: { day: string }) => `${f.day} is afgelast.`, en: (f: { day: string }) => `${f.day} has been cancelled.` },
  badDay: { nl: 'Een hele dag afgelasten', en: 'Cancel a whole day' },
  badDayText: {
    nl: 'Bij code rood of een kapotte verwarming: alles van één dag in één keer. Wie iets volgt, krijgt één mail.',
    en: 'For a storm or a broken heating: everything of one day at once. Whoever follows any of it gets one mail.',
  },
  whose: { nl: 'Van wie?', en: 'Whose?' },
  emptyIsOurs: { nl: 'Leeg: wat jullie zelf organiseren.', en: 'Empty: what you organize yourselves.' },
  look: { nl: 'Kijk hoeveel het zijn', en: 'See how many' },
  badDayCount: {
    nl: (f: { dates: number; followers: number }) =>
      `${f.dates === 1 ? '1 activiteit' : `${f.dates} activiteiten`}, ${f.followers === 1 ? '1 mens krijgt' : `${f.followers} mensen krijgen`} een mail.`,
    en: (f: { dates: number; followers: number }) =>
      `${f.dates === 1 ? '1 activity' : `${f.dates} activities`}, ${f.followers === 1 ? '1 person gets' : `${f.followers} people get`} a mail.`,
  },
  badDayNone: { nl: 'Op die dag is er niets meer.', en: 'There is nothing left on that day.' },
  badDayYes: { nl: (f: { dates: number }) => `Gelast alle ${f.dates} af`, en: (f: { dates: number }) => `Cancel all ${f.dates}` },
  badDayDone: {
    nl: (f: { dates: number }) => `${f.dates === 1 ? '1 activiteit is' : `${f.dates} activiteiten zijn`} afgelast.`,
    en: (f: { dates: number }) => `${f.dates === 1 ? '1 activity has' : `${f.dates} activities have`} been cancelled.`,
  },
})
