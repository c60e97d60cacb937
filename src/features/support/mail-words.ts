import { defineMessages } from '#kernel/i18n/messages.ts'

type Asked = { author: string }
type About = Asked & { vacancy: string; organization: string }

/** Mails about questions: to the center, and to an organization about a vacancy. */
export const questionMailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Hallo ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  askedSubject: { nl: (f: Asked) => `Een vraag van ${f.author}`, en: (f: Asked) => `A question from ${f.author}` },
  askedText: { nl: (f: Asked) => `${f.author} vraagt de vrijwilligerscentrale:`, en: (f: Asked) => `${f.author} asks the volunteer center:` },
  answeredSubject: { nl: () => 'Een bericht van de vrijwilligerscentrale', en: () => 'A message from the volunteer center' },
  answeredText: { nl: (f: Asked) => `${f.author} van de vrijwilligerscentrale schrijft:`, en: (f: Asked) => `${f.author} of the volunteer center writes:` },
  aboutSubject: { nl: (f: About) => `${f.author} vraagt iets over ‘${f.vacancy}’`, en: (f: About) => `${f.author} asks about ‘${f.vacancy}’` },
  aboutText: {
    nl: (f: About) => `${f.author} wil iets weten voor een aanmelding bij ${f.organization}:`,
    en: (f: About) => `${f.author} would like to know something before applying to ${f.organization}:`,
  },
  aboutAnsweredSubject: { nl: (f: About) => `${f.organization} antwoordt op je vraag`, en: (f: About) => `${f.organization} answers your question` },
  aboutAnsweredText: {
    nl: (f: About) => `Je vroeg iets over ‘${f.vacancy}’. ${f.author} schrijft:`,
    en: (f: About) => `You asked about ‘${f.vacancy}’. ${f.author} writes:`,
  },
  answer: { nl: 'Lees en antwoord', en: 'Read and answer' },
  whyAsked: {
    nl: 'Je krijgt deze e-mail omdat je bij de vrijwilligerscentrale vragen beantwoordt.',
    en: 'You get this email because you answer questions at the volunteer center.',
  },
  whyAnswered: {
    nl: 'Je krijgt deze e-mail omdat de vrijwilligerscentrale je schreef.',
    en: 'You get this email because the volunteer center wrote to you.',
  },
  whyAbout: {
    nl: (f: About) => `Je krijgt deze e-mail omdat je bij ${f.organization} vragen beantwoordt.`,
    en: (f: About) => `You get this email because you answer questions at ${f.organization}.`,
  },
  whyAboutAnswered: {
    nl: (f: About) => `Je krijgt deze e-mail omdat je ${f.organization} iets vroeg.`,
    en: (f: About) => `You get this email because you asked ${f.organization} something.`,
  },
})
