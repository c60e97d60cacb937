import { defineMessages, plural } from '#kernel/i18n/messages.ts'

const many = {
  nl: (n: number) => plural('nl', n, { one: '1 activiteit', other: `${n} activiteiten` }),
  en: (n: number) => plural('en', n, { one: '1 activity', other: `${n} activities` }),
}

/** The pages of the calendar. */
export const calendarWords = defineMessages({
  title: { nl: 'Activiteiten', en: 'Activities' },
  intro: { nl: 'Kom eens kijken. Je hoeft niet lid te zijn.', en: 'Come and have a look. You need not be a member.' },
  description: {
    nl: ({ town }: { town: string }) => `Wat is er te doen in ${town}? Koffie, wandelen, samen eten, leren en meer. Kijk per dag, week of maand.`,
    en: ({ town }: { town: string }) => `What is there to do in ${town}? Coffee, walks, meals, learning and more. Look by day, week or month.`,
  },
  views: { nl: 'Weergave', en: 'View' },
  list: { nl: 'Lijst', en: 'List' },
  week: { nl: 'Week', en: 'Week' },
  month: { nl: 'Maand', en: 'Month' },
  daysOf: { nl: ({ month }: { month: string }) => `Dagen van ${month}`, en: ({ month }: { month: string }) => `Days of ${month}` },
  previousMonth: { nl: 'Vorige maand', en: 'Previous month' },
  nextMonth: { nl: 'Volgende maand', en: 'Next month' },
  previousWeek: { nl: 'Vorige week', en: 'Previous week' },
  nextWeek: { nl: 'Volgende week', en: 'Next week' },
  thisWeek: { nl: 'Deze week', en: 'This week' },
  thisMonth: { nl: 'Deze maand', en: 'This month' },
  daysOfWeek: { nl: 'Dagen van deze week', en: 'Days of this week' },
  range: {
    nl: ({ from, to }: { from: string; to: string }) => `${from} tot en met ${to}`,
    en: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  },
  onDay: {
    nl: ({ day, n }: { day: string; n: number }) => `${day}, ${n === 0 ? 'niets' : many.nl(n)}`,
    en: ({ day, n }: { day: string; n: number }) => `${day}, ${n === 0 ? 'nothing' : many.en(n)}`,
  },
  todayOnDay: {
    nl: ({ day, n }: { day: string; n: number }) => `${day}, vandaag, ${n === 0 ? 'niets' : many.nl(n)}`,
    en: ({ day, n }: { day: string; n: number }) => `${day}, today, ${n === 0 ? 'nothing' : many.en(n)}`,
  },
  dots: { nl: 'Er is iets te doen. Meer stippen is meer keus.', en: 'There is something to do. More dots is more choice.' },
  found: {
    nl: ({ n, from }: { n: number; from: string }) => `${many.nl(n)} vanaf ${from}`,
    en: ({ n, from }: { n: number; from: string }) => `${many.en(n)} from ${from}`,
  },
  foundOnDay: {
    nl: ({ n }: { n: number }) => (n === 0 ? 'Geen activiteiten' : many.nl(n)),
    en: ({ n }: { n: number }) => (n === 0 ? 'No activities' : many.en(n)),
  },
  moreOnDay: {
    nl: ({ n, day }: { n: number; day: string }) => `Nog ${many.nl(n)} op ${day}`,
    en: ({ n, day }: { n: number; day: string }) => `${plural('en', n, { one: '1 more activity', other: `${n} more activities` })} on ${day}`,
  },
  andMore: { nl: ({ n }: { n: number }) => `en nog ${n}`, en: ({ n }: { n: number }) => `and ${n} more` },
  nothingPlanned: { nl: 'Niets gepland', en: 'Nothing planned' },
  showMonth: { nl: ({ month }: { month: string }) => `Toon ${month}`, en: ({ month }: { month: string }) => `Show ${month}` },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
  organize: { nl: 'Zelf iets organiseren', en: 'Organize something yourself' },
  crumbs: { nl: 'Kruimelpad', en: 'Breadcrumbs' },
  partsOfDay: { nl: 'Deel van de dag', en: 'Part of the day' },
  dayBefore: { nl: ({ day }: { day: string }) => `Een dag eerder: ${day}`, en: ({ day }: { day: string }) => `A day earlier: ${day}` },
  dayAfter: { nl: ({ day }: { day: string }) => `Een dag later: ${day}`, en: ({ day }: { day: string }) => `A day later: ${day}` },
  // What an address asks for that does not exist.
  noSuchMonth: {
    nl: ({ asked }: { asked: string }) => `De maand ‘${asked}’ bestaat niet. Dit is er nu te doen.`,
    en: ({ asked }: { asked: string }) => `There is no month ‘${asked}’. This is what there is to do now.`,
  },
  noSuchDay: {
    nl: ({ asked }: { asked: string }) => `De dag ‘${asked}’ bestaat niet. Dit is er nu te doen.`,
    en: ({ asked }: { asked: string }) => `There is no day ‘${asked}’. This is what there is to do now.`,
  },
  // Empty.
  nothing: { nl: 'Hier is niets gepland', en: 'Nothing is planned here' },
  nothingChosen: { nl: 'Niets gevonden met deze keuzes', en: 'Nothing found with these choices' },
  nextIs: { nl: ({ day }: { day: string }) => `Het eerste is op ${day}.`, en: ({ day }: { day: string }) => `The first is on ${day}.` },
  toNext: { nl: ({ day }: { day: string }) => `Naar ${day}`, en: ({ day }: { day: string }) => `To ${day}` },
  fewerChoices: { nl: 'Haal een keuze weg, of kijk naar alles.', en: 'Take a choice away, or look at everything.' },
  nothingLater: {
    nl: 'Later staat er ook nog niets in de kalender. Kijk over een tijdje nog eens.',
    en: 'There is nothing later either. Come back in a while.',
  },
  showAll: { nl: 'Toon alles', en: 'Show everything' },
})

/** The choices above the calendar. */
export const filterWords = defineMessages({
  quick: { nl: 'Snel kiezen', en: 'Quick choices' },
  everything: { nl: 'Alles', en: 'Everything' },
  today: { nl: 'Vandaag', en: 'Today' },
  weekend: { nl: 'Dit weekend', en: 'This weekend' },
  forChildren: { nl: 'Voor kinderen', en: 'For children' },
  more: { nl: 'Meer filters', en: 'More filters' },
  filter: { nl: 'Activiteiten kiezen', en: 'Choose activities' },
  everyDistance: { nl: 'Overal', en: 'Everywhere' },
  show: { nl: 'Toon activiteiten', en: 'Show activities' },
  clear: { nl: 'Wis alle filters', en: 'Clear all filters' },
  chosen: { nl: 'Gekozen filters', en: 'Chosen filters' },
  remove: { nl: ({ filter }: { filter: string }) => `Wis: ${filter}`, en: ({ filter }: { filter: string }) => `Clear: ${filter}` },
  near: {
    nl: ({ place, km }: { place: string; km: number }) => `Tot ${km} km van ${place}`,
    en: ({ place, km }: { place: string; km: number }) => `Up to ${km} km from ${place}`,
  },
})

/** What stands on a row. */
export const itemWords = defineMessages({
  free: { nl: 'Gratis', en: 'Free' },
  cancelled: { nl: 'Gaat niet door', en: 'Cancelled' },
  moved: { nl: 'Verplaatst', en: 'Moved' },
  justCome: { nl: 'Je hoeft je niet aan te melden', en: 'No need to sign up' },
  signUp: { nl: 'Meld je aan', en: 'Sign up first' },
  places: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: 'Nog 1 plek', other: `Nog ${n} plekken` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 place left', other: `${n} places left` }),
  },
  room: { nl: 'Je kunt nog meedoen', en: 'You can still join' },
  closed: { nl: 'Aanmelden kan niet meer', en: 'Registration is closed' },
  full: { nl: 'Vol', en: 'Full' },
  waitingList: { nl: 'Vol, wel een wachtlijst', en: 'Full, with a waiting list' },
  helpers: { nl: 'Helpers gezocht', en: 'Helpers wanted' },
  online: { nl: 'Online', en: 'Online' },
  alsoOnline: { nl: 'Ook online', en: 'Also online' },
  isOff: { nl: ({ date }: { date: string }) => `Op ${date} gaat dit niet door.`, en: ({ date }: { date: string }) => `This is cancelled on ${date}.` },
  nextTime: { nl: ({ date }: { date: string }) => `De volgende keer is ${date}.`, en: ({ date }: { date: string }) => `The next time is ${date}.` },
  movedFrom: { nl: ({ date }: { date: string }) => `Dit was ${date}.`, en: ({ date }: { date: string }) => `This was ${date}.` },
})

/** Activities on other pages, each once. */
export const blockItemWords = defineMessages({
  seeAll: { nl: 'Bekijk de hele kalender', en: 'See the whole calendar' },
  moreTimes: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: 'en nog één keer', other: `en nog ${n} keer` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: 'and once more', other: `and ${n} more times` }),
  },
})

/** Taking the calendar along. */
export const takeAlongWords = defineMessages({
  title: { nl: 'Neem de agenda mee', en: 'Take the calendar along' },
  text: {
    nl: 'De activiteiten komen in de agenda op je telefoon of computer. Verandert er iets? Dan zie je dat vanzelf.',
    en: 'The activities appear in the calendar on your phone or computer. When something changes, you see it there.',
  },
  all: { nl: ({ town }: { town: string }) => `Alle activiteiten in ${town}`, en: ({ town }: { town: string }) => `All activities in ${town}` },
  chosen: {
    nl: ({ chosen }: { chosen: string }) => `Wat ik nu heb gekozen: ${chosen}`,
    en: ({ chosen }: { chosen: string }) => `What I have chosen now: ${chosen}`,
  },
  put: { nl: 'Zet in mijn agenda', en: 'Add to my calendar' },
  opens: {
    nl: 'Je agenda gaat open en vraagt of het goed is. Werkt op iPhone, Mac en Outlook.',
    en: 'Your calendar opens and asks whether it is all right. Works on iPhone, Mac and Outlook.',
  },
  google: { nl: 'Gebruik je Google Agenda?', en: 'Do you use Google Calendar?' },
  googleHow: {
    nl: 'Kopieer dit adres. Kies in Google Agenda: andere agenda’s, via url.',
    en: 'Copy this address. In Google Calendar choose: other calendars, from URL.',
  },
  address: { nl: 'Adres van de agenda', en: 'Address of the calendar' },
  once: { nl: 'Liever één keer?', en: 'Rather once?' },
  file: { nl: 'Download een bestand', en: 'Download a file' },
  fileNote: { nl: 'Dit wordt niet bijgewerkt.', en: 'This is not updated.' },
  reader: { nl: 'Nieuwe activiteiten in je nieuwslezer (Atom)', en: 'New activities in your feed reader (Atom)' },
  own: { nl: 'Alleen wat jij volgt', en: 'Only what you follow' },
  ownAddress: { nl: 'Je eigen agenda-adres, met je afspraken', en: 'The address of your own calendar, with your appointments' },
  close: { nl: 'Sluit', en: 'Close' },
})
