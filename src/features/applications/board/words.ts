import { cutText } from '#kernel/fields/cut-text.ts'
import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Name = { name: string }

/** The list and the board of applications, for those who answer them. */
export const boardWords = defineMessages({
  title: { nl: 'Aanvragen', en: 'Applications' },
  status: { nl: 'Hoe het ervoor staat', en: 'How things stand' },
  search: { nl: 'Zoek op naam of vacature', en: 'Search by name or vacancy' },
  searchBy: { nl: 'Zoek op naam, vacature of organisatie', en: 'Search by name, vacancy or organization' },
  board: { nl: 'Bord', en: 'Board' },
  list: { nl: 'Lijst', en: 'List' },
  shape: { nl: 'Bord of lijst', en: 'Board or list' },
  forSomebody: { nl: 'Aanvraag voor iemand', en: 'Apply for somebody' },
  name: { nl: 'Naam', en: 'Name' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  age: { nl: 'Wacht', en: 'Waiting' },
  added: { nl: 'Ontvangen', en: 'Received' },
  onlyVacancy: { nl: (f: { vacancy: string }) => `Vacature: ${f.vacancy}`, en: (f: { vacancy: string }) => `Vacancy: ${f.vacancy}` },
  notOnlyVacancy: { nl: (f: { vacancy: string }) => `Zonder filter ${f.vacancy}`, en: (f: { vacancy: string }) => `Without filter ${f.vacancy}` },

  // Columns of the board, named after the state.
  new: { nl: 'Nieuw', en: 'New' },
  in_review: { nl: 'In gesprek', en: 'In conversation' },
  invited: { nl: 'Kennismaken', en: 'Meeting up' },
  waitlisted: { nl: 'Wachtlijst', en: 'Waiting list' },
  placed: { nl: 'Aangenomen', en: 'Accepted' },
  over14: { nl: 'Langer dan 14 dagen', en: 'Longer than 14 days' },
  over3: { nl: '3 tot 14 dagen', en: '3 to 14 days' },
  fresh: { nl: 'Deze dagen', en: 'These days' },
  emptyColumn: { nl: 'Hier staat niemand.', en: 'Nobody is here.' },
  more: { nl: ({ n }: N) => `Toon nog ${n}`, en: ({ n }: N) => `Show ${n} more` },
  snoozed: { nl: (f: { day: string }) => `Terug op ${f.day}`, en: (f: { day: string }) => `Back on ${f.day}` },
  since: { nl: (f: { day: string }) => `Sinds ${f.day}`, en: (f: { day: string }) => `Since ${f.day}` },
  quoted: { nl: (f: { text: string }) => `‘${f.text}’`, en: (f: { text: string }) => `‘${f.text}’` },
  placeInLine: { nl: ({ n }: N) => `Plek ${n}`, en: ({ n }: N) => `Number ${n} in line` },
  lastMessage: { nl: (f: Name & { text: string }) => `${f.name}: ‘${f.text}’`, en: (f: Name & { text: string }) => `${f.name}: ‘${f.text}’` },
  call: { nl: ({ name }: Name) => `Bel ${name}`, en: ({ name }: Name) => `Call ${name}` },
  placeOffered: { nl: 'Er is plek', en: 'There is a place' },

  // Moving a card
  menuOf: { nl: ({ name }: Name) => `Menu van ${name}`, en: ({ name }: Name) => `Menu of ${name}` },
  moveTo: { nl: 'Verplaats naar', en: 'Move to' },
  openLetter: { nl: 'Open de brief', en: 'Open the letter' },
  toTalk: { nl: 'Naar het gesprek', en: 'To the conversation' },
  dropHere: { nl: 'Laat hier los', en: 'Drop here' },
  keys: { nl: 'Pijltjes: verplaats. Enter: zet neer. Escape: terug.', en: 'Arrow keys: move. Enter: put down. Escape: back.' },
  holds: {
    nl: (f: Name & { from: string; to: string }) =>
      f.from === f.to ? `${f.name} is opgepakt en staat bij ${f.from}.` : `${f.name} gaat van ${f.from} naar ${f.to}.`,
    en: (f: Name & { from: string; to: string }) =>
      f.from === f.to ? `${f.name} is picked up and is in ${f.from}.` : `${f.name} goes from ${f.from} to ${f.to}.`,
  },
  staysPut: { nl: ({ name }: Name) => `${name} blijft staan.`, en: ({ name }: Name) => `${name} stays.` },
  howTo: {
    nl: 'Sleep een kaart naar een andere kolom, of kies ‘Verplaats naar’ in het menu. Met het toetsenbord: ga naar een naam en druk op de spatiebalk.',
    en: 'Drag a card to another column, or choose ‘Move to’ in its menu. With the keyboard: go to a name and press the space bar.',
  },

  // Bulk actions
  reviewThem: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Zeg je 1 vrijwilliger dat je het gezien hebt?', other: `Zeg je ${n} vrijwilligers dat je het gezien hebt?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Tell 1 volunteer that you have seen it?', other: `Tell ${n} volunteers that you have seen it?` }),
  },
  reviewedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 aanvraag is in gesprek', other: `${n} aanvragen zijn in gesprek` }),
    en: ({ n }: N) => plural('en', n, { one: '1 application is in conversation', other: `${n} applications are in conversation` }),
  },
  waitlistThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vrijwilliger op de wachtlijst zetten?', other: `${n} vrijwilligers op de wachtlijst zetten?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Put 1 volunteer on the waiting list?', other: `Put ${n} volunteers on the waiting list?` }),
  },
  waitlistedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vrijwilliger staat op de wachtlijst', other: `${n} vrijwilligers staan op de wachtlijst` }),
    en: ({ n }: N) => plural('en', n, { one: '1 volunteer is on the waiting list', other: `${n} volunteers are on the waiting list` }),
  },
  declineThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 aanvraag afwijzen?', other: `${n} aanvragen afwijzen?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Decline 1 application?', other: `Decline ${n} applications?` }),
  },
  declinedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 aanvraag is afgewezen', other: `${n} aanvragen zijn afgewezen` }),
    en: ({ n }: N) => plural('en', n, { one: '1 application has been declined', other: `${n} applications have been declined` }),
  },
  invite: { nl: 'Nodig uit', en: 'Invite' },
  inviteThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vrijwilliger uitnodigen?', other: `${n} vrijwilligers uitnodigen, op dezelfde dag?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Invite 1 volunteer?', other: `Invite ${n} volunteers, on the same day?` }),
  },
  invitedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vrijwilliger is uitgenodigd', other: `${n} vrijwilligers zijn uitgenodigd` }),
    en: ({ n }: N) => plural('en', n, { one: '1 volunteer has been invited', other: `${n} volunteers have been invited` }),
  },
  assign: { nl: 'Geef aan een collega', en: 'Give to a colleague' },
  assignThem: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Aan wie geef je 1 aanvraag?', other: `Aan wie geef je ${n} aanvragen?` }),
    en: ({ n }: N) => plural('en', n, { one: 'To whom do you give 1 application?', other: `To whom do you give ${n} applications?` }),
  },
  assignedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 aanvraag is doorgegeven', other: `${n} aanvragen zijn doorgegeven` }),
    en: ({ n }: N) => plural('en', n, { one: '1 application has been given', other: `${n} applications have been given` }),
  },
  chooseColleague: { nl: 'Kies een collega', en: 'Choose a colleague' },
  seen: { nl: 'Gezien', en: 'Seen' },
  wordsToAll: { nl: 'Je bericht aan hen', en: 'Your message to them' },
  kindWordsToAll: {
    nl: 'Bedankt dat je wilde helpen. Dat waarderen we echt. Deze keer lukt het helaas niet. We hopen dat je een andere mooie plek vindt.',
    en: 'Thank you for offering to help. We really appreciate it. Sadly it does not work out this time. We hope you find another good place.',
  },

  // Panel beside the list
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  openWhole: { nl: 'Open het gesprek', en: 'Open the conversation' },
  empty: { nl: 'Niemand wacht hier op je.', en: 'Nobody is waiting for you here.' },
  emptyText: {
    nl: 'Zodra iemand zich aanmeldt, zie je dat hier en krijg je een e-mail.',
    en: 'As soon as somebody applies, you see it here and get an email.',
  },
})

const most = 90

/** The first sentence of a letter, or as many words as fit. */
export function firstWords(letter: string): string {
  const line = letter.replaceAll(/\s+/g, ' ').trim()
  const end = line.search(/[.!?](?= |$)/)
  if (end >= 0 && end < most) return line.slice(0, end + 1)
  if (line.length <= most) return line
  const cut = cutText(line, most)
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}

/** The filters, tabs and columns of the list. */
export const listWords = defineMessages({
  waits: { nl: 'Wachttijd', en: 'Waiting' },
  waitsLonger: { nl: (f: { days: string }) => `${f.days} dagen of langer`, en: (f: { days: string }) => `${f.days} days or longer` },
  help: { nl: 'Zonder antwoord', en: 'Without an answer' },
  waitingList: { nl: 'Wachtlijst', en: 'Waiting list' },
})
