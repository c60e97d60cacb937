import { defineMessages } from '#kernel/i18n/messages.ts'

type Name = { name: string }
type Letter = { name: string; vacancy: string; organization: string }

/** The verbs of an application: their labels, what their forms ask, and what happens next. */
export const verbWords = defineMessages({
  others: { nl: 'Andere keuzes', en: 'Other choices' },
  invite: { nl: ({ name }: Name) => `Nodig ${name} uit`, en: ({ name }: Name) => `Invite ${name}` },
  accept: { nl: ({ name }: Name) => `Neem ${name} aan`, en: ({ name }: Name) => `Accept ${name}` },
  decline: { nl: 'Wijs af', en: 'Decline' },
  waitlist: { nl: 'Zet op de wachtlijst', en: 'Put on the waiting list' },
  review: { nl: 'Zeg dat je het gezien hebt', en: 'Say that you have seen it' },
  reopen: { nl: 'Maak deze afwijzing ongedaan', en: 'Undo declining' },
  start: { nl: ({ name }: Name) => `${name} is begonnen`, en: ({ name }: Name) => `${name} has started` },
  complete: { nl: 'Klaar, bedankt', en: 'Done, thank you' },
  stop: { nl: ({ name }: Name) => `${name} stopt`, en: ({ name }: Name) => `${name} stops` },
  come: { nl: 'Ik kom', en: 'I will be there' },
  cannot: { nl: 'Ik kan niet', en: 'I cannot' },
  proposeFirst: { nl: 'Stel een dag voor', en: 'Propose a day' },
  propose: { nl: 'Andere dag of tijd', en: 'Another day or time' },
  claim: { nl: 'Ja, ik neem de plek', en: 'Yes, I take the place' },
  withdraw: { nl: 'Trek je aanvraag in', en: 'Withdraw your application' },
  leave: { nl: 'Ik stop toch', en: 'I have to stop after all' },

  // Fields
  day: { nl: 'Dag', en: 'Day' },
  time: { nl: 'Tijd', en: 'Time' },
  place: { nl: 'Plek', en: 'Place' },
  placeHint: { nl: 'Straat en huisnummer, of hoe je elkaar vindt', en: 'Street and number, or how to find each other' },
  firstTime: { nl: 'De eerste keer', en: 'The first time' },
  firstTimeHint: { nl: 'Weet je de dag nog niet? Laat hem dan leeg.', en: 'No day yet? Then leave it empty.' },
  yourWords: { nl: ({ name }: Name) => `Je bericht aan ${name}`, en: ({ name }: Name) => `Your message to ${name}` },
  optional: { nl: '(hoeft niet)', en: '(optional)' },
  dayMissing: { nl: 'Kies een dag', en: 'Choose a day' },
  timeMissing: { nl: 'Kies een tijd', en: 'Choose a time' },
  placeMissing: { nl: 'Vul een plek in', en: 'Fill in a place' },

  // Proposed messages
  inviteText: {
    nl: (f: Letter) =>
      `Hallo ${f.name}, wat leuk dat je wilt helpen bij ‘${f.vacancy}’. Ik laat je graag zien hoe het bij ons gaat. Komt deze dag niet uit? Laat het me weten.`,
    en: (f: Letter) =>
      `Hello ${f.name}, how nice that you would like to help with ‘${f.vacancy}’. I would love to show you around. Does this day not suit you? Let me know.`,
  },
  acceptText: {
    nl: (f: Letter) => `Hallo ${f.name}, fijn dat je komt helpen bij ‘${f.vacancy}’. Welkom!`,
    en: (f: Letter) => `Hello ${f.name}, great that you are going to help with ‘${f.vacancy}’. Welcome!`,
  },
  waitlistText: {
    nl: (f: Letter) =>
      `Hallo ${f.name}, op dit moment zijn alle plekken bij ‘${f.vacancy}’ bezet. Je staat op de wachtlijst. Komt er een plek vrij, dan hoor je het meteen.`,
    en: (f: Letter) =>
      `Hello ${f.name}, at the moment all places for ‘${f.vacancy}’ are taken. You are on the waiting list. You will hear at once when a place comes free.`,
  },

  // What happens next
  thenInvite: {
    nl: ({ name }: Name) => `${name} krijgt je bericht met de dag en de plek, en kan de afspraak in de agenda zetten.`,
    en: ({ name }: Name) => `${name} gets your message with the day and the place, and can put the appointment in a calendar.`,
  },
  thenAccept: {
    nl: ({ name }: Name) => `${name} krijgt je bericht en een plek. Jullie zien dan elkaars e-mailadres.`,
    en: ({ name }: Name) => `${name} gets your message and a place. You then see each other’s email address.`,
  },
  thenDecline: {
    nl: ({ name }: Name) => `${name} krijgt je bericht, met drie andere plekken.`,
    en: ({ name }: Name) => `${name} gets your message, with three other places.`,
  },
  thenWaitlist: {
    nl: ({ name }: Name) => `${name} krijgt je bericht. Komt er een plek vrij, dan mailen wij dat vanzelf.`,
    en: ({ name }: Name) => `${name} gets your message. When a place comes free, we mail that by ourselves.`,
  },
  thenProposeOwn: {
    nl: (f: Name & { organization: string }) => `${f.organization} zegt of het uitkomt. Tot die tijd blijft staan wat jullie al hadden afgesproken.`,
    en: (f: Name & { organization: string }) => `${f.organization} says whether it suits. Until then what you had agreed stands.`,
  },
  thenPropose: {
    nl: ({ name }: Name) => `De afspraak staat meteen op deze dag. ${name} krijgt er bericht van, met een nieuw bestand voor de agenda.`,
    en: ({ name }: Name) => `The appointment is on this day from now on. ${name} is told, with a new file for the calendar.`,
  },
  thenComplete: { nl: ({ name }: Name) => `${name} krijgt een bedankje.`, en: ({ name }: Name) => `${name} gets a word of thanks.` },
  thenStop: { nl: ({ name }: Name) => `De plek komt vrij. ${name} hoort dat.`, en: ({ name }: Name) => `The place comes free. ${name} is told.` },

  // Confirmations
  doneInvite: { nl: ({ name }: Name) => `${name} is uitgenodigd`, en: ({ name }: Name) => `${name} has been invited` },
  doneAccept: { nl: ({ name }: Name) => `${name} is aangenomen`, en: ({ name }: Name) => `${name} has been accepted` },
  doneDecline: { nl: ({ name }: Name) => `${name} is afgewezen`, en: ({ name }: Name) => `${name} has been declined` },
  doneWaitlist: { nl: ({ name }: Name) => `${name} staat op de wachtlijst`, en: ({ name }: Name) => `${name} is on the waiting list` },
  doneReview: { nl: ({ name }: Name) => `${name} ziet dat je het gelezen hebt`, en: ({ name }: Name) => `${name} sees that you have read it` },
  doneReopen: { nl: ({ name }: Name) => `De aanvraag van ${name} loopt weer`, en: ({ name }: Name) => `The application of ${name} is open again` },
  doneStart: { nl: ({ name }: Name) => `${name} is begonnen`, en: ({ name }: Name) => `${name} has started` },
  doneComplete: { nl: ({ name }: Name) => `De hulp van ${name} is afgerond`, en: ({ name }: Name) => `The help of ${name} is finished` },
  doneStop: { nl: ({ name }: Name) => `${name} is gestopt`, en: ({ name }: Name) => `${name} has stopped` },
  doneCome: { nl: 'Je hebt gezegd dat je komt', en: 'You have said that you will be there' },
  doneCannot: { nl: 'Je hebt gezegd dat je niet kunt', en: 'You have said that you cannot' },
  donePropose: { nl: 'De andere dag is verstuurd', en: 'The other day has been sent' },
  doneClaim: { nl: 'De plek is van jou', en: 'The place is yours' },
  doneWithdraw: { nl: 'Je aanvraag is ingetrokken', en: 'Your application has been withdrawn' },
  claimTooLate: {
    nl: 'Iemand anders was net eerder. Je staat nog op de wachtlijst.',
    en: 'Somebody else was just before you. You are still on the waiting list.',
  },
})
