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
  pendingSubject: { nl: (f: Named) => `We kijken opnieuw naar ${f.organization}`, en: (f: Named) => `We are looking at ${f.organization} again` },
  pendingText: { nl: 'Jullie aanmelding staat weer open. Je hoort van ons.', en: 'Your sign-up is open again. You will hear from us.' },
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
