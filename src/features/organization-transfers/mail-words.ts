import { defineMessages } from '#kernel/i18n/messages.ts'

type F = { organization: string; from: string; to: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  requestedSubject: { nl: (f: F) => `${f.organization} wil verhuizen naar ${f.to}`, en: (f: F) => `${f.organization} would like to move to ${f.to}` },
  requestedText: {
    nl: (f: F) =>
      `${f.organization} hoort nu bij ${f.from} en wil verder bij ${f.to}. De verhuizing gaat door als beide centrales het goed vinden. Dit is waarom:`,
    en: (f: F) => `${f.organization} is with ${f.from} now and would like to go on with ${f.to}. It moves when both centers agree. This is why:`,
  },
  decide: { nl: 'Bekijk en besluit', en: 'See and decide' },
  movedSubject: { nl: (f: F) => `${f.organization} is verhuisd naar ${f.to}`, en: (f: F) => `${f.organization} has moved to ${f.to}` },
  movedText: {
    nl: (f: F) =>
      `De organisatie, de vacatures en de medewerkers horen nu bij ${f.to}. Log voortaan in op die website. Oude aanvragen en gesprekken blijven bij ${f.from}.`,
    en: (f: F) =>
      `The organization, its vacancies and its people belong to ${f.to} now. Sign in on that website from now on. Old applications and conversations stay with ${f.from}.`,
  },
  movedTextCenter: {
    nl: (f: F) => `De organisatie, de vacatures en de medewerkers horen nu bij ${f.to}. Oude aanvragen en gesprekken blijven bij ${f.from}.`,
    en: (f: F) => `The organization, its vacancies and its people belong to ${f.to} now. Old applications and conversations stay with ${f.from}.`,
  },
  seePage: { nl: 'Bekijk de organisatie', en: 'See the organization' },
  refusedSubject: { nl: (f: F) => `De verhuizing van ${f.organization} gaat niet door`, en: (f: F) => `${f.organization} will not move` },
  refusedText: {
    nl: (f: F) => `${f.organization} blijft bij ${f.from}. Er verandert niets. Dit is waarom:`,
    en: (f: F) => `${f.organization} stays with ${f.from}. Nothing changes. This is why:`,
  },
  withdrawnText: {
    nl: (f: F) => `De aanvraag is ingetrokken. ${f.organization} blijft bij ${f.from}, je hoeft niets te doen.`,
    en: (f: F) => `The request was withdrawn. ${f.organization} stays with ${f.from}, there is nothing for you to do.`,
  },
  whyCenter: { nl: 'Je krijgt deze e-mail omdat je een van beide centrales beheert.', en: 'You get this email because you run one of the two centers.' },
  whyPeople: {
    nl: (f: F) => `Je krijgt deze e-mail omdat je bij ${f.organization} hoort.`,
    en: (f: F) => `You get this email because you belong to ${f.organization}.`,
  },
})
