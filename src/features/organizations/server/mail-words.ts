import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { organization: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  approvedSubject: { nl: (f: Named) => `${f.organization} is goedgekeurd`, en: (f: Named) => `${f.organization} has been approved` },
  approvedText: {
    nl: 'Jullie staan nu op de website. Je kunt meteen je eerste vacature plaatsen.',
    en: 'You are on the website now. You can place your first vacancy right away.',
  },
  deniedSubject: { nl: (f: Named) => `${f.organization} is niet goedgekeurd`, en: (f: Named) => `${f.organization} has not been approved` },
  deniedText: { nl: 'We kunnen jullie aanmelding nu niet goedkeuren. Dit is waarom:', en: 'We cannot approve your organization now. This is why:' },
  archivedSubject: { nl: (f: Named) => `${f.organization} is gearchiveerd`, en: (f: Named) => `${f.organization} has been archived` },
  archivedText: {
    nl: 'Jullie staan niet meer op de website, en de vacatures zijn gesloten. Wie al helpt, blijft gewoon helpen.',
    en: 'You are no longer on the website, and the vacancies are closed. Whoever helps already simply goes on.',
  },
  removedSubject: { nl: (f: Named) => `${f.organization} is verwijderd`, en: (f: Named) => `${f.organization} has been removed` },
  removedText: {
    nl: 'De organisatie is van de website gehaald, met alle vacatures. Je eigen account blijft.',
    en: 'The organization has been taken off the website, with its vacancies. Your own account stays.',
  },
  removedWhy: {
    nl: (f: Named) => `Je krijgt deze e-mail omdat je ${f.organization} beheerde.`,
    en: (f: Named) => `You get this email because you were an admin of ${f.organization}.`,
  },
  pendingSubject: { nl: (f: Named) => `We kijken opnieuw naar ${f.organization}`, en: (f: Named) => `We are looking at ${f.organization} again` },
  pendingText: { nl: 'Jullie aanmelding staat weer open. Je hoort van ons.', en: 'Your sign-up is open again. You will hear from us.' },
  receivedSubject: { nl: (f: Named) => `We hebben de aanmelding van ${f.organization}`, en: (f: Named) => `We have received the sign-up of ${f.organization}` },
  receivedText: {
    nl: 'We kijken ernaar. Binnen vijf werkdagen hoor je van ons of jullie op de website komen.',
    en: 'We will look at it. Within five working days you hear from us whether you get a place on the website.',
  },
  receivedLink: {
    nl: (f: Named) => `Jij staat als contactpersoon van ${f.organization}. Zeg met de knop dat dit klopt, dan kun je de pagina van je organisatie beheren.`,
    en: (f: Named) => `You are named as the contact of ${f.organization}. Use the button to say that this is right; then you can look after its page.`,
  },
  receivedNoLink: {
    nl: (f: Named) => `Jij staat als contactpersoon van ${f.organization}, maar je account is verwijderd. Neem contact met ons op.`,
    en: (f: Named) => `You are named as the contact of ${f.organization}, but your account has been deleted. Get in touch with us.`,
  },
  notMine: { nl: 'Ken je deze organisatie niet? Dan hoef je niets te doen.', en: 'Do you not know this organization? Then you need not do anything.' },
  toConfirm: { nl: 'Ja, dit klopt', en: 'Yes, this is right' },
  receivedWhy: {
    nl: (f: Named) => `Je krijgt deze e-mail omdat ${f.organization} met dit adres is aangemeld.`,
    en: (f: Named) => `You get this email because ${f.organization} was signed up with this address.`,
  },
  expiredSubject: { nl: (f: Named) => `De aanmelding van ${f.organization} is gesloten`, en: (f: Named) => `The sign-up of ${f.organization} has been closed` },
  expiredText: {
    nl: 'De aanmelding stond drie maanden open, en er gebeurde niets meer. Daarom hebben we de aanmelding gesloten. Willen jullie toch op de website? Laat het ons weten, dan openen we hem weer.',
    en: 'The sign-up has been open for three months without anything happening, so we have closed it. Would you still like to be on the website? Let us know and we will open it again.',
  },
  submittedSubject: { nl: (f: Named) => `${f.organization} wil op de website`, en: (f: Named) => `${f.organization} would like to be on the website` },
  resubmittedSubject: { nl: (f: Named) => `${f.organization} vraagt of je opnieuw kijkt`, en: (f: Named) => `${f.organization} asks you to look again` },
  resubmittedText: {
    nl: 'De organisatie heeft gegevens veranderd. Kijk of alles nu klopt.',
    en: 'The organization has changed its details. See whether everything is right now.',
  },
  submittedText: {
    nl: 'Er is een organisatie aangemeld. Kijk of alles klopt en keur de aanmelding goed, of stel een vraag.',
    en: 'An organization has signed up. See whether everything is right and approve it, or ask a question.',
  },
  toApprove: { nl: 'Bekijk de aanmelding', en: 'Look at the sign-up' },
  centerWhy: { nl: 'Je krijgt deze e-mail omdat je organisaties beoordeelt.', en: 'You get this email because you decide about organizations.' },
  call: {
    nl: (f: { phone: string | null }) => (f.phone ? `Wil je erover praten? Bel ons: ${f.phone}.` : 'Wil je erover praten? Neem contact met ons op.'),
    en: (f: { phone: string | null }) =>
      f.phone ? `Would you like to talk about it? Call us: ${f.phone}.` : 'Would you like to talk about it? Get in touch with us.',
  },
  toDashboard: { nl: 'Ga naar je dashboard', en: 'Go to your dashboard' },
  why: {
    nl: (f: Named) => `Je krijgt deze e-mail omdat je beheerder bent van ${f.organization}.`,
    en: (f: Named) => `You get this email because you are an admin of ${f.organization}.`,
  },
})
