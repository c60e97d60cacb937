import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type ByCenter = { center: string }
type N = { n: number }

/** Around the form of an activity: its parts, its dates, its state and what happens next. */
export const editorWords = defineMessages({
  list: { nl: 'Activiteiten', en: 'Activities' },
  parts: { nl: 'Onderdelen', en: 'Parts' },
  what: { nl: 'Wat is het?', en: 'What is it?' },
  when: { nl: 'Wanneer', en: 'When' },
  where: { nl: 'Waar', en: 'Where' },
  forWhom: { nl: 'Voor wie', en: 'For whom' },
  joining: { nl: 'Meedoen', en: 'Joining in' },
  english: { nl: 'In het Engels', en: 'In English' },
  englishText: { nl: 'Hoeft niet. Zonder deze tekst zien Engelstaligen de Nederlandse.', en: 'Optional. Without it English readers see the Dutch text.' },
  see: { nl: 'Bekijk', en: 'See' },
  save: { nl: 'Bewaar', en: 'Save' },
  saved: { nl: 'Bewaard', en: 'Saved' },
  savedBoth: { nl: 'Bewaard, samen met wat een ander veranderde', en: 'Saved, together with what somebody else changed' },
  proposed: {
    nl: (f: ByCenter) => `Bewaard. ${f.center} kijkt eerst naar de nieuwe titel, tekst of plek`,
    en: (f: ByCenter) => `Saved. ${f.center} looks at the new title, text or place first`,
  },
  handIn: { nl: 'Laat nakijken', en: 'Hand in' },
  publish: { nl: 'Zet in de kalender', en: 'Put in the calendar' },
  handedIn: { nl: (f: ByCenter) => `${f.center} kijkt het na. Je hoort van ons.`, en: (f: ByCenter) => `${f.center} will review it. You will hear from us.` },
  isOn: { nl: 'Staat in de kalender', en: 'Is in the calendar' },
  live: { nl: 'Inwoners zien een nieuwe tijd meteen.', en: 'Residents see another time at once.' },
  wordsWait: {
    nl: (f: ByCenter) => `Een nieuwe titel, tekst of plek bekijkt ${f.center} eerst.`,
    en: (f: ByCenter) => `${f.center} looks at another title, text or place first.`,
  },
  waits: { nl: (f: ByCenter) => `${f.center} kijkt dit na.`, en: (f: ByCenter) => `${f.center} is reviewing this.` },
  denied: { nl: (f: ByCenter) => `${f.center} wees dit af`, en: (f: ByCenter) => `${f.center} denied this` },
  deniedText: { nl: 'Pas het aan en laat het opnieuw nakijken.', en: 'Change it and hand it in again.' },
  wordsDenied: { nl: (f: ByCenter) => `${f.center} nam je andere woorden niet over`, en: (f: ByCenter) => `${f.center} did not take your other words` },
  isFixed: {
    nl: 'Aan een activiteit die voorbij of afgelast is, verandert niets meer.',
    en: 'An activity that is over or cancelled does not change any more.',
  },
  // Dates
  sentence: { nl: 'In woorden', en: 'In words' },
  total: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Samen één keer.', other: `Samen ${n} keer.` }),
    en: ({ n }: N) => plural('en', n, { one: '1 time in all.', other: `${n} times in all.` }),
  },
  dates: { nl: 'De keren', en: 'The dates' },
  datesText: { nl: 'Haal het vinkje weg bij een dag waarop het niet doorgaat.', en: 'Untick a day on which it is off.' },
  ticked: {
    nl: (f: N & { off: number }) => (f.off === 0 ? `${f.n} keer` : `${f.n} keer, ${f.off} overgeslagen`),
    en: (f: N & { off: number }) => (f.off === 0 ? `${f.n} times` : `${f.n} times, ${f.off} left out`),
  },
  evenSo: { nl: (f: { holiday: string }) => `${f.holiday}: toch doen?`, en: (f: { holiday: string }) => `${f.holiday}: on even so?` },
  skipHolidays: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Sla de feestdag over', other: `Sla alle ${n} feestdagen over` }),
    en: ({ n }: N) => plural('en', n, { one: 'Leave out the holiday', other: `Leave out all ${n} holidays` }),
  },
  skipPeriod: { nl: 'Sla een vakantie over', en: 'Leave out a holiday period' },
  from: { nl: 'Van', en: 'From' },
  upTo: { nl: 'Tot en met', en: 'Up to' },
  skip: { nl: 'Sla over', en: 'Leave out' },
  skipped: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 dag overgeslagen', other: `${n} dagen overgeslagen` }),
    en: ({ n }: N) => plural('en', n, { one: '1 day left out', other: `${n} days left out` }),
  },
  allAgain: { nl: 'Vink alles weer aan', en: 'Tick all again' },
  moved: {
    nl: (f: { day: string }) => `De eerste keer is ${f.day}: dat is de eerste dag van deze reeks. We hebben de dag aangepast.`,
    en: (f: { day: string }) => `The first one is ${f.day}: the first day of this series. We changed the day.`,
  },
  skipsMonths: {
    nl: (f: { date: number }) => `Niet elke maand heeft een ${f.date}e. Die maanden vallen weg.`,
    en: (f: { date: number }) => `Not every month has a day ${f.date}. Those months are left out.`,
  },
  takeLast: { nl: 'Neem de laatste dag van de maand', en: 'Take the last day of the month' },
  noDates: { nl: 'Kies een dag en tijden, dan staan de keren hier.', en: 'Choose a day and times, and the dates are shown here.' },
  datesLost: { nl: 'De keren konden niet worden opgehaald.', en: 'The dates could not be fetched.' },
  begun: {
    nl: 'Deze reeks is al begonnen: de keren die voorbij zijn veranderen niet meer.',
    en: 'This series has begun: what is over does not change any more.',
  },
  // Place
  fromMap: { nl: 'Zoek een plek op de sociale kaart', en: 'Find a place on the social map' },
  fromMapHint: { nl: 'Dan vullen wij het adres in. Je kunt het ook zelf invullen.', en: 'We then fill in the address. You can also fill it in yourself.' },
  places: { nl: 'Plekken', en: 'Places' },
  nothing: { nl: 'Niets gevonden', en: 'Nothing found' },
  offered: {
    nl: (n: N) => plural('nl', n.n, { one: '1 plek gevonden', other: `${n.n} plekken gevonden` }),
    en: (n: N) => plural('en', n.n, { one: '1 place found', other: `${n.n} places found` }),
  },
  taken: { nl: (f: { name: string }) => `${f.name} ingevuld`, en: (f: { name: string }) => `${f.name} filled in` },
  // What is in the text
  look: { nl: 'Let op', en: 'Please note' },
  unfit: {
    nl: (f: { found: string }) => `Haal ‘${f.found}’ uit de tekst. Gegevens van mensen horen niet op een openbare pagina; aanmelden staat bij ‘Meedoen’.`,
    en: (f: { found: string }) =>
      `Take ‘${f.found}’ out of the text. Details of people do not belong on a public page; registration stands under ‘Joining in’.`,
  },
  // Beginning
  beginTitle: { nl: 'Activiteit toevoegen', en: 'Add activity' },
  beginText: { nl: 'Begin met de naam. Daarna vul je rustig de rest in.', en: 'Begin with the name. The rest follows at your own pace.' },
  begin: { nl: 'Begin', en: 'Begin' },
  whose: { nl: 'Van welke organisatie?', en: 'Of which organization?' },
})
