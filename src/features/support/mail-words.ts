import { defineMessages } from '#kernel/i18n/messages.ts'

type Center = { centerName: string }
type Asked = { author: string } & Center
type About = Asked & { vacancy: string; organization: string }

/** Mails about questions: to the center, and to an organization about a vacancy. */
export const questionMailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Hallo ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  askedSubject: { nl: (f: Asked) => `Een vraag van ${f.author}`, en: (f: Asked) => `A question from ${f.author}` },
  askedText: { nl: (f: Asked) => `${f.author} vraagt aan ${f.centerName}:`, en: (f: Asked) => `${f.author} asks ${f.centerName}:` },
  answeredSubject: { nl: (f: Center) => `${f.centerName} heeft geantwoord`, en: (f: Center) => `${f.centerName} has answered` },
  answeredText: { nl: (f: Asked) => `${f.author} van ${f.centerName} schrijft:`, en: (f: Asked) => `${f.author} of ${f.centerName} writes:` },
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
    nl: (f: Center) => `Je krijgt deze e-mail omdat je bij ${f.centerName} vragen beantwoordt.`,
    en: (f: Center) => `You get this email because you answer questions at ${f.centerName}.`,
  },
  whyAnswered: {
    nl: (f: Center) => `Je krijgt deze e-mail omdat je ${f.centerName} iets vroeg.`,
    en: (f: Center) => `You get this email because you asked ${f.centerName} something.`,
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
