import { defineMessages } from '#kernel/i18n/messages.ts'

type Center = { centerName: string }
type Named = { vacancy: string }
type Shared = Named & { from: string }
type Stepped = Named & { step: string }

const steppedNl: Record<string, string> = {
  draft: 'is weer een concept',
  published: 'staat weer online',
  paused: 'staat even stil',
  filled: 'is vol',
  closed: 'is gesloten',
  archived: 'is gearchiveerd',
}
const steppedEn: Record<string, string> = {
  draft: 'is a draft again',
  published: 'is online again',
  paused: 'has been paused',
  filled: 'is full',
  closed: 'has been closed',
  archived: 'has been archived',
}

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  publishedSubject: { nl: (f: Named) => `‘${f.vacancy}’ staat online`, en: (f: Named) => `‘${f.vacancy}’ is online` },
  publishedText: {
    nl: 'Jullie vacature staat nu in de vacaturebank. Zodra iemand zich aanmeldt, krijg je een e-mail.',
    en: 'Your vacancy can be found now. As soon as somebody applies, you get an email.',
  },
  seeVacancy: { nl: 'Bekijk de vacature', en: 'See the vacancy' },
  deniedSubject: { nl: (f: Named) => `‘${f.vacancy}’ is nog niet geplaatst`, en: (f: Named) => `‘${f.vacancy}’ has not been published yet` },
  deniedText: { nl: 'We kunnen deze vacature zo nog niet plaatsen. Dit is waarom:', en: 'We cannot publish this vacancy as it is. This is why:' },
  changesSubject: { nl: (f: Named) => `Pas ‘${f.vacancy}’ nog even aan`, en: (f: Named) => `Please change ‘${f.vacancy}’ a little` },
  changesText: {
    nl: 'De vacature is bijna klaar om online te gaan. Dit vragen we je nog te veranderen:',
    en: 'The vacancy is nearly ready to go online. This is what we ask you to change:',
  },
  changeIt: { nl: 'Pas de vacature aan', en: 'Change the vacancy' },
  submittedSubject: { nl: (f: Named) => `Nieuwe vacature: ‘${f.vacancy}’`, en: (f: Named) => `New vacancy: ‘${f.vacancy}’` },
  submittedText: {
    nl: 'Een organisatie heeft deze vacature ingeleverd. Kijk of alles klopt en publiceer hem, of zeg wat er anders moet.',
    en: 'An organization has handed in this vacancy. See whether all is well and put it online, or say what should be different.',
  },
  expiringSubject: {
    nl: (f: Named & { day: string }) => `‘${f.vacancy}’ loopt tot en met ${f.day}`,
    en: (f: Named & { day: string }) => `‘${f.vacancy}’ runs until ${f.day}`,
  },
  expiringText: {
    nl: (f: { day: string }) =>
      `Daarna kan niemand zich meer aanmelden. Zoeken jullie nog iemand? Met één druk op de knop loopt de vacature door tot en met ${f.day}.`,
    en: (f: { day: string }) => `After that nobody can apply. Are you still looking for somebody? One press of the button lets the vacancy run until ${f.day}.`,
  },
  extend: { nl: (f: { day: string }) => `Verleng tot en met ${f.day}`, en: (f: { day: string }) => `Extend until ${f.day}` },
  expiredSubject: { nl: (f: Named) => `‘${f.vacancy}’ is gesloten`, en: (f: Named) => `‘${f.vacancy}’ has been closed` },
  expiredText: {
    nl: 'De laatste dag is voorbij. Zoeken jullie nog iemand? Open de vacature dan opnieuw en kies een nieuwe laatste dag.',
    en: 'The last day has passed. Are you still looking for somebody? Then reopen the vacancy and choose a new last day.',
  },
  idleSubject: {
    nl: (f: { organization: string }) => `${f.organization} zoekt nu niemand: klopt dat?`,
    en: (f: { organization: string }) => `${f.organization} is looking for nobody now: is that right?`,
  },
  idleText: {
    nl: 'Er staat al een maand geen vacature van jullie online. Kunnen jullie hulp gebruiken? Begin met een titel, of met een vacature van vroeger. Zoeken jullie niemand, dan hoef je niets te doen.',
    en: 'None of your vacancies has been online for a month. Could you use some help? Begin with a title, or with a vacancy of before. If you are looking for nobody, there is nothing you need to do.',
  },
  makeOne: { nl: 'Maak een vacature', en: 'Make a vacancy' },
  idleWhy: {
    nl: (f: { organization: string }) => `Je krijgt deze e-mail omdat je beheerder bent van ${f.organization}.`,
    en: (f: { organization: string }) => `You get this email because you are an admin of ${f.organization}.`,
  },
  contactWhy: {
    nl: 'Je krijgt deze e-mail omdat je contactpersoon of beheerder bent van deze vacature.',
    en: 'You get this email because you are a contact or an admin of this vacancy.',
  },
  toQueue: { nl: 'Bekijk wat wacht', en: 'See what is waiting' },
  centerWhy: {
    nl: (f: Center) => `Je krijgt deze e-mail omdat je voor ${f.centerName} over vacatures gaat.`,
    en: (f: Center) => `You get this email because you look after vacancies for ${f.centerName}.`,
  },
  steppedSubject: {
    nl: (f: Stepped) => `‘${f.vacancy}’ ${steppedNl[f.step] ?? 'is veranderd'}`,
    en: (f: Stepped) => `‘${f.vacancy}’ ${steppedEn[f.step] ?? 'has changed'}`,
  },
  steppedText: {
    nl: (f: Center) => `${f.centerName} heeft dit voor jullie gedaan.`,
    en: (f: Center) => `${f.centerName} has done this for you.`,
  },
  sharedSubject: {
    nl: (f: Shared) => `${f.from} deelt ‘${f.vacancy}’ met jullie`,
    en: (f: Shared) => `${f.from} shares ‘${f.vacancy}’ with you`,
  },
  sharedText: {
    nl: (f: Shared) =>
      `Wie op jullie site weinig vindt, ziet deze vacature er nu onder staan, als hij past. Reageren gaat op de site van ${f.from}; zij geven ook antwoord.`,
    en: (f: Shared) => `Whoever finds little at your site now sees this vacancy below, if it fits. People apply at the site of ${f.from}, who answer them too.`,
  },
  whereItStands: { nl: 'Zie waar ze staat', en: 'See where it stands' },
  call: {
    nl: (f: { phone: string | null }) => (f.phone ? `Wil je erover praten? Bel ons: ${f.phone}.` : 'Wil je erover praten? Neem contact met ons op.'),
    en: (f: { phone: string | null }) =>
      f.phone ? `Would you like to talk about it? Call us: ${f.phone}.` : 'Would you like to talk about it? Get in touch with us.',
  },
  why: {
    nl: 'Je krijgt deze e-mail omdat je beheerder bent van de organisatie van deze vacature.',
    en: 'You get this email because you are an admin of the organization of this vacancy.',
  },
})
