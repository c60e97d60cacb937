import { defineMessages } from '#kernel/i18n/messages.ts'

type F = { organization: string; author: string; centerName: string }
type Center = Pick<F, 'centerName'>

/** Mails of a conversation between an organization and its center. */
export const organizationMailWords = defineMessages({
  askedSubject: { nl: (f: F) => `Een vraag over ${f.organization}`, en: (f: F) => `A question about ${f.organization}` },
  askedText: { nl: (f: F) => `${f.author} van ${f.centerName} vraagt:`, en: (f: F) => `${f.author} of ${f.centerName} asks:` },
  answer: { nl: 'Geef antwoord', en: 'Answer' },
  confirmFirst: {
    nl: 'Heb je je e-mailadres nog niet bevestigd? Doe dat eerst, met de link in de mail die je eerder kreeg. Daarna kun je hier antwoorden.',
    en: 'Have you not confirmed your email address yet? Do that first, by the link in the mail you got before. After that you can answer here.',
  },
  whyAsked: {
    nl: (f: F) => `Je krijgt deze e-mail omdat je beheerder bent van ${f.organization}.`,
    en: (f: F) => `You get this email because you are an admin of ${f.organization}.`,
  },
  answerByMail: {
    nl: (f: Center) => `Beantwoord deze e-mail, dan komt je antwoord bij ${f.centerName}.`,
    en: (f: Center) => `Reply to this email, and your answer reaches ${f.centerName}.`,
  },
  whyStandIn: {
    nl: (f: F & { absent: string }) => `Je krijgt deze e-mail omdat ${f.absent} weg is en jij zolang antwoordt voor ${f.organization}.`,
    en: (f: F & { absent: string }) => `You get this email because ${f.absent} is away and you answer for ${f.organization} meanwhile.`,
  },
  answeredSubject: { nl: (f: F) => `${f.organization} heeft geantwoord`, en: (f: F) => `${f.organization} has answered` },
  answeredText: { nl: (f: F) => `${f.author} schrijft:`, en: (f: F) => `${f.author} writes:` },
  read: { nl: 'Lees en antwoord', en: 'Read and answer' },
  whyAnswered: {
    nl: (f: Center) => `Je krijgt deze e-mail omdat je bij ${f.centerName} werkt.`,
    en: (f: Center) => `You get this email because you work for ${f.centerName}.`,
  },
})

/** The mail about a reported conversation. */
export const reportWords = defineMessages({
  subject: { nl: (f: { author: string }) => `${f.author} meldt een gesprek`, en: (f: { author: string }) => `${f.author} reports a conversation` },
  text: {
    nl: 'Jullie lezen dit gesprek nu mee. Kijk wat er nodig is: schrijf in het gesprek, of bel een van de twee.',
    en: 'You now read along in this conversation. See what is needed: write in the conversation, or call one of the two.',
  },
  reason: { nl: 'Waarom', en: 'Why' },
  open: { nl: 'Lees het gesprek', en: 'Read the conversation' },
  why: { nl: 'Je krijgt deze e-mail omdat je coördinator bent.', en: 'You get this email because you are a coordinator.' },
})
