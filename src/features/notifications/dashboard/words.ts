import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Named = { name: string }

/** Words of the actions on a dashboard, with their confirmations. */
export const actionWords = defineMessages({
  approve: { nl: 'Keur goed', en: 'Approve' },
  deny: { nl: 'Wijs af', en: 'Deny' },
  denyWhy: { nl: 'Waarom niet?', en: 'Why not?' },
  denyWhyHint: {
    nl: 'De organisatie leest dit in een e-mail, met jullie telefoonnummer.',
    en: 'The organization reads this in an email, with your phone number.',
  },
  publish: { nl: 'Publiceer', en: 'Publish' },
  extend: { nl: (f: { day: string }) => `Verleng tot ${f.day}`, en: (f: { day: string }) => `Extend until ${f.day}` },
  answer: { nl: 'Antwoord', en: 'Answer' },
  answerTo: { nl: (f: Named) => `Je antwoord aan ${f.name}`, en: (f: Named) => `Your answer to ${f.name}` },
  send: { nl: 'Verstuur', en: 'Send' },
  invite: { nl: 'Nodig uit', en: 'Invite' },
  accept: { nl: 'Neem aan', en: 'Accept' },
  decline: { nl: 'Wijs af', en: 'Decline' },
  snooze: { nl: 'Ik heb gebeld', en: 'I have called' },
  open: { nl: 'Doe dit nu', en: 'Do this now' },
  callShort: { nl: 'Bel', en: 'Call' },
  call: { nl: (f: Named) => `Bel ${f.name}`, en: (f: Named) => `Call ${f.name}` },
  busy: { nl: 'Bezig…', en: 'Working…' },
  afterThis: { nl: (f: { names: string }) => `Daarna: ${f.names}`, en: (f: { names: string }) => `Next: ${f.names}` },
  allDone: { nl: 'Klaar, hier wacht niets meer', en: 'Done, nothing is waiting here' },

  more: { nl: 'Meer', en: 'More' },
  show: { nl: 'Bekijk', en: 'Show' },
  fold: { nl: 'Sluit', en: 'Close' },

  done: { nl: 'Gedaan', en: 'Done' },

  approved: { nl: 'Goedgekeurd. De organisatie krijgt een e-mail.', en: 'Approved. The organization gets an email.' },
  organizationDenied: { nl: 'Afgewezen. De organisatie leest waarom in een e-mail.', en: 'Denied. The organization reads why in an email.' },
  published: { nl: 'De vacature staat online.', en: 'The vacancy is online.' },
  vacancyDenied: { nl: 'De vacature gaat terug naar de organisatie, met je uitleg.', en: 'The vacancy goes back to the organization, with your explanation.' },
  extended: { nl: 'De vacature is verlengd.', en: 'The vacancy has been extended.' },
  answered: { nl: 'Je antwoord is verstuurd.', en: 'Your answer has been sent.' },
  declined: { nl: 'Afgewezen, met je bericht en drie andere plekken.', en: 'Declined, with your message and three other places.' },
})

type N = { n: number }

/** Words of the home page after sign-in. */
export const home = defineMessages({
  night: { nl: (f: { name: string }) => `Goedenacht, ${f.name}`, en: (f: { name: string }) => `Good evening, ${f.name}` },
  morning: { nl: (f: { name: string }) => `Goedemorgen, ${f.name}`, en: (f: { name: string }) => `Good morning, ${f.name}` },
  afternoon: { nl: (f: { name: string }) => `Goedemiddag, ${f.name}`, en: (f: { name: string }) => `Good afternoon, ${f.name}` },
  evening: { nl: (f: { name: string }) => `Goedenavond, ${f.name}`, en: (f: { name: string }) => `Good evening, ${f.name}` },

  findTitle: { nl: 'Er is vast een plek die bij je past', en: 'There is bound to be a place that suits you' },
  findText: {
    nl: (f: { n: number; town: string }) =>
      `${plural('nl', f.n, { one: 'Eén plek wacht', other: `${f.n} plekken wachten` })} in en om ${f.town}. Eén bericht is genoeg om te beginnen.`,
    en: (f: { n: number; town: string }) =>
      `${plural('en', f.n, { one: 'One place is', other: `${f.n} places are` })} waiting in and around ${f.town}. One message is enough to start.`,
  },
  findAction: { nl: 'Zoek in de vacaturebank', en: 'Find volunteer work' },
  nextStep: { nl: 'Je volgende stap', en: 'Your next step' },
  openApplication: { nl: 'Open je aanvraag', en: 'Open your application' },
  invitedTitle: {
    nl: (f: { organization: string }) => `${f.organization} wil je ontmoeten`,
    en: (f: { organization: string }) => `${f.organization} would like to meet you`,
  },
  invitedText: {
    nl: (f: { vacancy: string }) => `Spreek een dag en een tijd af voor ‘${f.vacancy}’.`,
    en: (f: { vacancy: string }) => `Agree on a day and a time for ‘${f.vacancy}’.`,
  },
  offeredTitle: {
    nl: (f: { organization: string }) => `Er is plek voor je bij ${f.organization}`,
    en: (f: { organization: string }) => `There is a place for you at ${f.organization}`,
  },
  offeredText: {
    nl: (f: { vacancy: string }) => `Neem de plek bij ‘${f.vacancy}’ binnen drie dagen. Daarna vragen we ook wie na je komt.`,
    en: (f: { vacancy: string }) => `Take the place for ‘${f.vacancy}’ within three days. After that we ask the next in line too.`,
  },
  acceptedTitle: {
    nl: (f: { organization: string }) => `Je mag meedoen bij ${f.organization}`,
    en: (f: { organization: string }) => `You can join in at ${f.organization}`,
  },
  acceptedText: {
    nl: (f: { vacancy: string }) => `Spreek af wanneer je begint met ‘${f.vacancy}’.`,
    en: (f: { vacancy: string }) => `Agree when you start with ‘${f.vacancy}’.`,
  },

  yourApplications: { nl: 'Je aanvragen', en: 'Your applications' },
  allApplications: { nl: 'Alle aanvragen', en: 'All applications' },
  saidByYou: { nl: (f: { text: string }) => `Jij: ${f.text}`, en: (f: { text: string }) => `You: ${f.text}` },
  newMessages: { nl: 'Nieuwe berichten', en: 'New messages' },
  allConversations: { nl: 'Alle conversaties', en: 'All conversations' },
  newIn: { nl: (f: { town: string }) => `Nieuw in ${f.town}`, en: (f: { town: string }) => `New in ${f.town}` },

  waitsForYou: { nl: 'Dit wacht op jou', en: 'This is waiting for you' },
  nothingWaits: { nl: 'Er wacht niets op je. Mooi zo!', en: 'Nothing is waiting for you. Well done!' },
  yourVacancies: { nl: 'Je vacatures', en: 'Your vacancies' },
  allVacancies: {
    nl: (f: N) => plural('nl', f.n, { one: 'Bekijk je vacature', other: `Alle ${f.n} vacatures` }),
    en: (f: N) => plural('en', f.n, { one: 'See your vacancy', other: `All ${f.n} vacancies` }),
  },
  addVacancy: { nl: 'Vacature toevoegen', en: 'Add vacancy' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  status: { nl: 'Status', en: 'Status' },
  applications: { nl: 'Aanvragen', en: 'Applications' },
  places: { nl: 'Plekken bezet', en: 'Places taken' },
  placesOf: {
    nl: (f: { taken: number; places: number }) => `${f.taken} van ${f.places}`,
    en: (f: { taken: number; places: number }) => `${f.taken} of ${f.places}`,
  },
  noVacancies: { nl: 'Je hebt nog geen vacatures.', en: 'You have no vacancies yet.' },
  endsOn: { nl: (f: { day: string }) => `Tot en met ${f.day}`, en: (f: { day: string }) => `Until ${f.day}` },
  responseTitle: { nl: 'Zo snel antwoord je', en: 'How fast you answer' },
  responseDays: {
    nl: (f: N) => plural('nl', f.n, { one: 'Gewoonlijk binnen 1 dag.', other: `Gewoonlijk binnen ${f.n} dagen.` }),
    en: (f: N) => plural('en', f.n, { one: 'Usually within 1 day.', other: `Usually within ${f.n} days.` }),
  },
  responseLate: {
    nl: (f: N) =>
      plural('nl', f.n, { one: 'Er wacht al 1 dag iemand op je eerste antwoord.', other: `Er wacht al ${f.n} dagen iemand op je eerste antwoord.` }),
    en: (f: N) =>
      plural('en', f.n, {
        one: 'Somebody has been waiting 1 day for your first answer.',
        other: `Somebody has been waiting ${f.n} days for your first answer.`,
      }),
  },
  responseWhy: {
    nl: 'Hoe snel je antwoordt, staat ook bij je vacatures. Wie snel antwoordt, krijgt meer aanvragen.',
    en: 'How fast you answer is shown with your vacancies. Who answers fast gets more applications.',
  },
  responseUnknown: { nl: 'Na vijf aanvragen zie je hier hoe snel je antwoordt.', en: 'After five applications you see here how fast you answer.' },
})
