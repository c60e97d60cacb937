import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The sentences of the error codes of applications. */
export const errorWords = defineMessages({
  organization_decides: {
    nl: 'De organisatie beslist zelf. Jullie kunnen dat pas als er twee weken geen antwoord kwam.',
    en: 'The organization decides itself. You can only do so after two weeks without an answer.',
  },
  no_conversation: {
    nl: 'Deze vrijwilliger heeft geen e-mail en dus geen gesprek. Bel, of stuur een brief.',
    en: 'This volunteer has no email and so no conversation. Call, or send a letter.',
  },
  conversation_not_shared: {
    nl: 'Dit gesprek is van de vrijwilliger en de organisatie. Jullie schrijven mee als de organisatie twee weken niet antwoordt.',
    en: 'This conversation belongs to the volunteer and the organization. You join when the organization has not answered for two weeks.',
  },
  no_appointment: { nl: 'Er is geen afspraak meer waar je op kunt antwoorden.', en: 'There is no appointment any more that you could answer.' },
  appointment_changed: {
    nl: 'De afspraak is intussen veranderd. Kijk wanneer het nu is, en antwoord dan.',
    en: 'The appointment has changed meanwhile. See when it is now, then answer.',
  },
  appointment_answered: {
    nl: 'Er is al op de afspraak geantwoord, dus die blijft staan. Stel een andere dag voor als het toch anders moet.',
    en: 'The appointment has been answered, so it stays. Propose another day if it has to change after all.',
  },
  appointment_over: { nl: 'Deze afspraak is al geweest.', en: 'This appointment is over.' },
  vacancy_closed: {
    nl: 'Deze plek is niet meer open. Je kunt je er niet meer voor aanmelden.',
    en: 'This place is no longer open. You can no longer apply for it.',
  },
  already_exists: { nl: 'Je hebt je voor deze plek al aangemeld.', en: 'You have already applied for this place.' },
  own_organization: {
    nl: 'Dit is een plek bij je eigen organisatie. Daar kun je je niet voor aanmelden.',
    en: 'This place is with your own organization. You cannot apply for it.',
  },
  parent_consent_missing: {
    nl: 'Deze vrijwilliger is jonger dan 16. Een ouder moet eerst toestemming geven. Die heeft daarvoor een e-mail gekregen.',
    en: 'This volunteer is under 16. A parent has to agree first. They have an email to do so.',
  },
  too_many_asked: {
    nl: 'Naar dit adres ging vandaag al vaak een vraag om toestemming. Probeer het morgen opnieuw.',
    en: 'This address was asked for consent often today. Try again tomorrow.',
  },
  asked_lately: {
    nl: 'De ouder kreeg het afgelopen uur al een e-mail. Probeer het later opnieuw.',
    en: 'The parent got an email within the last hour. Try again later.',
  },
  invalid_transition: {
    nl: 'Deze stap past niet bij hoe de aanvraag er nu voor staat.',
    en: 'This step does not go with how the application stands now.',
  },
})

export const messages = defineMessages({
  // States, as the volunteer reads them
  new: { nl: 'Verstuurd', en: 'Sent' },
  in_review: { nl: 'Gelezen', en: 'Being read' },
  invited: { nl: 'Kennismaken', en: 'Meeting up' },
  accepted: { nl: 'Aangenomen', en: 'Accepted' },
  active: { nl: 'Gestart', en: 'Started' },
  completed: { nl: 'Afgerond', en: 'Finished' },
  declined: { nl: 'Afgewezen', en: 'Declined' },
  withdrawn: { nl: 'Ingetrokken', en: 'Withdrawn' },
  waitlisted: { nl: 'Op de wachtlijst', en: 'On the waiting list' },
  stopped: { nl: 'Gestopt', en: 'Stopped' },
  expired: { nl: 'Verlopen', en: 'Expired' },

  teamNew: { nl: 'Nieuw', en: 'New' },
  teamReading: { nl: 'In gesprek', en: 'In conversation' },

  // Reasons, as they are chosen and shown
  no_place: { nl: 'Er is geen plek meer vrij', en: 'There is no place left' },
  requirements: { nl: 'Iets dat nodig is, ontbreekt nog', en: 'Something that is needed is still missing' },
  not_suitable_now: { nl: 'Het past nu niet goed bij elkaar', en: 'It is not a good match right now' },
  vacancy_closed: { nl: 'De vacature is gestopt', en: 'The vacancy has ended' },
  no_response: { nl: 'Ik hoorde niets', en: 'I heard nothing' },
  changed_mind: { nl: 'Ik wil het toch niet', en: 'I changed my mind' },
  not_available: { nl: 'Ik heb geen tijd', en: 'I have no time' },
  other_place: { nl: 'Ik heb een andere plek gevonden', en: 'I found another place' },
  parent_refused: { nl: 'Een ouder of verzorger vindt het niet goed', en: 'A parent or guardian does not agree' },
  other: { nl: 'Iets anders', en: 'Something else' },

  // The form
  applyTitle: { nl: 'Ik wil meedoen', en: 'I want to join in' },
  notNeeded: { nl: '(hoeft niet)', en: '(optional)' },
  offline: {
    nl: 'Je hebt geen verbinding. Wat je schreef staat er nog: verstuur het als je weer online bent.',
    en: 'You are offline. What you wrote is still here: send it when you are connected again.',
  },
  submitting: { nl: 'Bezig…', en: 'Sending…' },
  toYourApplication: { nl: 'Bekijk je aanvraag', en: 'See your application' },
  tryAgain: { nl: 'Dit is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Try again.' },

  // Lists
  applications: { nl: 'Aanvragen', en: 'Applications' },
  yourApplications: { nl: 'Je aanvragen', en: 'Your applications' },
  tabAll: { nl: 'Alles', en: 'All' },
  tabWaiting: { nl: 'Wacht op antwoord', en: 'Waiting for an answer' },
  tabNew: { nl: 'Nieuw', en: 'New' },
  tabTalking: { nl: 'In gesprek', en: 'In conversation' },
  tabAccepted: { nl: 'Aangenomen', en: 'Accepted' },
  tabDone: { nl: 'Klaar', en: 'Done' },
  tabOpen: { nl: 'Loopt', en: 'Open' },
  tabEscalated: { nl: 'Wacht te lang', en: 'Waiting too long' },
  searchByName: { nl: 'Zoek op naam', en: 'Search by name' },
  search: { nl: 'Zoek', en: 'Search' },
  waits: {
    nl: (f: { days: number }) => plural('nl', f.days, { one: 'Wacht 1 dag', other: `Wacht ${f.days} dagen` }),
    en: (f: { days: number }) => plural('en', f.days, { one: 'Waiting 1 day', other: `Waiting ${f.days} days` }),
  },
  waitsTooLong: {
    nl: (f: { days: number }) => plural('nl', f.days, { one: 'Wacht te lang: 1 dag', other: `Wacht te lang: ${f.days} dagen` }),
    en: (f: { days: number }) => plural('en', f.days, { one: 'Waiting too long: 1 day', other: `Waiting too long: ${f.days} days` }),
  },
  waitsToday: { nl: 'Vandaag ontvangen', en: 'Received today' },
  escalated: { nl: 'De organisatie antwoordt niet', en: 'The organization does not answer' },
  applicant: { nl: 'Vrijwilliger', en: 'Volunteer' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  forDate: { nl: 'Datum', en: 'Date' },
  sentOn: { nl: 'Verstuurd', en: 'Sent' },
  status: { nl: 'Hoe het ervoor staat', en: 'How things stand' },
  emptyOwn: { nl: 'Hier is nog een plek vrij.', en: 'There is still a place free here.' },
  emptyOwnText: {
    nl: 'Zoek vrijwilligerswerk dat bij je past. Eén bericht is genoeg om te beginnen.',
    en: 'Find volunteer work that suits you. One message is enough to start.',
  },
  emptyOwnAction: { nl: 'Zoek in de vacaturebank', en: 'Find volunteer work' },
  nobodyNamed: {
    nl: (f: { name: string }) => `We vonden hier niemand met de naam ‘${f.name}’.`,
    en: (f: { name: string }) => `We found nobody here by the name ‘${f.name}’.`,
  },
  allNames: { nl: 'Toon iedereen', en: 'Show everybody' },
  emptyTeam: { nl: 'Niemand wacht hier op je.', en: 'Nobody is waiting for you here.' },
  emptyTeamText: {
    nl: 'Zodra iemand zich aanmeldt, zie je dat hier en krijg je een e-mail.',
    en: 'As soon as somebody applies, you see it here and get an email.',
  },
  range: {
    nl: (f: { from: number; to: number; total: number }) => `${f.from} tot en met ${f.to} van ${f.total}`,
    en: (f: { from: number; to: number; total: number }) => `${f.from} to ${f.to} of ${f.total}`,
  },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  page: { nl: (f: { page: number }) => `Pagina ${f.page}`, en: (f: { page: number }) => `Page ${f.page}` },
  pages: { nl: 'Pagina’s', en: 'Pages' },

  // One application
  about: { nl: 'Dit gaat over', en: 'This is about' },
  step: { nl: (f: { step: number; of: number }) => `stap ${f.step} van ${f.of}`, en: (f: { step: number; of: number }) => `step ${f.step} of ${f.of}` },
  whatNext: { nl: 'Wat gebeurt er nu?', en: 'What happens now?' },
  answersTitle: { nl: 'Antwoorden', en: 'Answers' },
  noAnswer: { nl: 'Geen antwoord', en: 'No answer' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  reason: { nl: 'Reden', en: 'Reason' },
  yourChoice: { nl: 'Wat wil je doen?', en: 'What do you want to do?' },
  accept: { nl: 'Neem aan', en: 'Accept' },
  invite: { nl: 'Nodig uit', en: 'Invite' },
  decline: { nl: 'Wijs af', en: 'Decline' },
  waitlist: { nl: 'Zet op de wachtlijst', en: 'Put on the waiting list' },
  review: { nl: 'Zeg dat je het gezien hebt', en: 'Say that you have seen it' },
  reopen: { nl: 'Maak deze afwijzing ongedaan', en: 'Undo declining' },
  start: { nl: (f: { name: string }) => `${f.name} is begonnen`, en: (f: { name: string }) => `${f.name} has started` },
  complete: { nl: 'Klaar, bedankt', en: 'Done, thank you' },
  stop: { nl: (f: { name: string }) => `${f.name} stopt`, en: (f: { name: string }) => `${f.name} stops` },
  withdraw: { nl: 'Trek je aanvraag in', en: 'Withdraw your application' },
  withdrawTitle: { nl: 'Aanvraag intrekken', en: 'Withdraw application' },
  withdrawWhy: { nl: 'Waarom trek je je aanvraag in?', en: 'Why do you withdraw your application?' },
  // Somebody who was accepted has a place, no longer an application
  leave: { nl: 'Ik stop toch', en: 'I have to stop after all' },
  leaveWhy: { nl: 'Waarom stop je?', en: 'Why do you stop?' },
  declineWhy: { nl: 'Waarom wijs je af?', en: 'Why do you decline?' },
  chooseReason: { nl: 'Kies een reden', en: 'Choose a reason' },
  kindWords: { nl: (f: { name: string }) => `Je bericht aan ${f.name}`, en: (f: { name: string }) => `Your message to ${f.name}` },
  kindWordsHint: {
    nl: 'Pas de tekst gerust aan. De vrijwilliger krijgt hem per e-mail, met drie andere plekken.',
    en: 'Feel free to change the text. The volunteer gets it by email, with three other places.',
  },
  kindWordsText: {
    nl: (f: { name: string; vacancy: string }) =>
      `Hallo ${f.name}, bedankt dat je wilde helpen bij ‘${f.vacancy}’. Dat waarderen we echt. Deze keer lukt het helaas niet. We hopen dat je een andere mooie plek vindt.`,
    en: (f: { name: string; vacancy: string }) =>
      `Hello ${f.name}, thank you for offering to help with ‘${f.vacancy}’. We really appreciate it. Sadly it does not work out this time. We hope you find another good place.`,
  },
  alternatives: { nl: 'Misschien iets voor jou', en: 'Perhaps something for you' },
  saved: { nl: 'Bewaard.', en: 'Saved.' },
  sent: { nl: 'Je aanvraag is verstuurd.', en: 'Your application has been sent.' },
  becameWaitlisted: {
    nl: 'Alle plekken zijn bezet. De vrijwilliger staat nu op de wachtlijst.',
    en: 'All places are taken. The volunteer is now on the waiting list.',
  },
  silenceTitle: { nl: 'Dit wacht te lang', en: 'This has been waiting too long' },
  silenceText: {
    nl: (f: { organization: string; days: number }) => `${f.organization} heeft ${f.days} dagen niet geantwoord. Bel even, of beslis zelf.`,
    en: (f: { organization: string; days: number }) => `${f.organization} has not answered for ${f.days} days. Give them a call, or decide yourself.`,
  },
  silenceTeam: {
    nl: (f: { name: string; days: number; center: string }) => `${f.name} wacht al ${f.days} dagen. ${f.center} kijkt nu mee en kan ook beslissen.`,
    en: (f: { name: string; days: number; center: string }) => `${f.name} has been waiting ${f.days} days. ${f.center} is now watching and can decide too.`,
  },
  conversationHidden: {
    nl: 'Het gesprek is van de vrijwilliger en de organisatie. Je ziet het als de organisatie twee weken niet antwoordt.',
    en: 'The conversation belongs to the volunteer and the organization. You see it when the organization has not answered for two weeks.',
  },
})
