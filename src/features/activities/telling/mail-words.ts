import { defineMessages } from '#kernel/i18n/messages.ts'

type What = { title: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  cancelledSubject: {
    nl: (f: What & { when: string }) => `Afgelast: ${f.title}, ${f.when}`,
    en: (f: What & { when: string }) => `Cancelled: ${f.title}, ${f.when}`,
  },
  manyCancelledSubject: {
    nl: (f: { n: number }) => `Afgelast: ${f.n} keer iets wat je volgt`,
    en: (f: { n: number }) => `Cancelled: ${f.n} dates that you follow`,
  },
  cancelledText: { nl: 'Dit gaat niet door:', en: 'This will not take place:' },
  reason: { nl: (f: { reason: string }) => `Waarom: ${f.reason}`, en: (f: { reason: string }) => `Why: ${f.reason}` },
  changedSubject: { nl: (f: What) => `Gewijzigd: ${f.title}`, en: (f: What) => `Changed: ${f.title}` },
  changedText: { nl: 'Dit is veranderd:', en: 'This has changed:' },
  seriesText: { nl: 'Vanaf deze datum geldt het voor alle volgende keren.', en: 'From this date on it holds for all later dates.' },
  now: {
    nl: (f: { title: string; when: string; place: string | null }) => `${f.title}: ${f.when}${f.place ? `, ${f.place}` : ''}`,
    en: (f: { title: string; when: string; place: string | null }) => `${f.title}: ${f.when}${f.place ? `, ${f.place}` : ''}`,
  },
  before: { nl: (f: { when: string }) => `Dat was: ${f.when}.`, en: (f: { when: string }) => `It was: ${f.when}.` },
  at: { nl: (f: { day: string; time: string }) => `${f.day} om ${f.time}`, en: (f: { day: string; time: string }) => `${f.day} at ${f.time}` },
  call: {
    nl: (f: { host: string; phone: string }) => `Vragen? Bel ${f.host}: ${f.phone}.`,
    en: (f: { host: string; phone: string }) => `Questions? Call ${f.host}: ${f.phone}.`,
  },
  toActivity: { nl: 'Bekijk de activiteit', en: 'See the activity' },
  toCalendar: { nl: 'Bekijk de agenda', en: 'See the calendar' },
  why: { nl: 'Je krijgt deze mail omdat je deze activiteit volgt.', en: 'You get this mail because you follow this activity.' },
  whyTeam: {
    nl: 'Je krijgt deze mail omdat je de activiteiten van je organisatie beheert.',
    en: 'You get this mail because you look after the activities of your organization.',
  },
  whyCenter: { nl: 'Je krijgt deze mail omdat je activiteiten nakijkt.', en: 'You get this mail because you review activities.' },
  submittedSubject: { nl: (f: What) => `Nakijken: ${f.title}`, en: (f: What) => `To review: ${f.title}` },
  submittedText: { nl: 'Deze activiteit wacht tot je haar in de agenda zet.', en: 'This activity waits until you put it in the calendar.' },
  toReview: { nl: 'Kijk de activiteit na', en: 'Review the activity' },
  approvedSubject: { nl: (f: What) => `In de agenda: ${f.title}`, en: (f: What) => `In the calendar: ${f.title}` },
  approvedText: { nl: 'Je activiteit staat in de agenda.', en: 'Your activity is in the calendar.' },
  deniedSubject: { nl: (f: What) => `Nog niet in de agenda: ${f.title}`, en: (f: What) => `Not yet in the calendar: ${f.title}` },
  deniedText: { nl: 'Pas de activiteit aan en lever haar opnieuw in.', en: 'Change the activity and hand it in again.' },
  toEdit: { nl: 'Pas de activiteit aan', en: 'Change the activity' },
  endingSubject: { nl: (f: What & { day: string }) => `${f.title} stopt op ${f.day}`, en: (f: What & { day: string }) => `${f.title} ends on ${f.day}` },
  endingText: {
    nl: 'Nog een jaar? Kopieer de activiteit en kies nieuwe data. Doe je niets, dan stopt ze vanzelf.',
    en: 'Another year? Copy the activity and choose new dates. If you do nothing it ends by itself.',
  },
})
