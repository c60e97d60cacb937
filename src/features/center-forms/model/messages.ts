import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Titled = { title: string }

/** What visitors read around a form of the center, and the mail to a colleague about an answer. */
export const messages = defineMessages({
  forms: { nl: 'Formulieren', en: 'Forms' },
  formsText: { nl: 'Kies wat je wilt invullen. Je hebt geen account nodig.', en: 'Choose what you want to fill in. You need no account.' },
  noForms: { nl: 'Er staat nu geen formulier open', en: 'No form is open now' },
  noFormsYet: { nl: 'Als er iets te vragen of op te geven is, staat het hier.', en: 'When there is something to ask or to sign up for, it stands here.' },
  noFormsText: { nl: 'Heb je een vraag? Bel of mail ons gerust.', en: 'Do you have a question? Do call or mail us.' },
  until: { nl: ({ day }: { day: string }) => `Invullen kan tot en met ${day}`, en: ({ day }: { day: string }) => `Open until ${day}` },
  haveCode: { nl: 'Heb je een brief met een code?', en: 'Do you have a letter with a code?' },
  optional: { nl: '(hoeft niet)', en: '(optional)' },
  choose: { nl: 'Kies', en: 'Choose' },
  onlyIf: {
    nl: ({ question, answer }: { question: string; answer: string }) => `Alleen als je bij ‘${question}’ kiest voor: ${answer}`,
    en: ({ question, answer }: { question: string; answer: string }) => `Only if for ‘${question}’ you choose: ${answer}`,
  },
  yes: { nl: 'Ja', en: 'Yes' },
  no: { nl: 'Nee', en: 'No' },
  steps: { nl: 'Stappen', en: 'Steps' },
  stepOf: { nl: ({ n, of }: { n: number; of: number }) => `Stap ${n} van ${of}`, en: ({ n, of }: { n: number; of: number }) => `Step ${n} of ${of}` },
  step: { nl: ({ n }: { n: number }) => `Stap ${n}`, en: ({ n }: { n: number }) => `Step ${n}` },
  review: { nl: 'Nakijken en versturen', en: 'Check and send' },
  reviewText: { nl: 'Klopt alles? Je kunt elk antwoord nog veranderen.', en: 'Is everything right? You can still change every answer.' },
  change: { nl: 'Verander', en: 'Change' },
  notFilled: { nl: 'Niet ingevuld', en: 'Not filled in' },
  next: { nl: 'Verder', en: 'Continue' },
  back: { nl: 'Terug', en: 'Back' },
  send: { nl: 'Verstuur', en: 'Send' },
  leaveEmpty: { nl: 'Vul dit niet in', en: 'Do not fill this in' },
  weKeep: {
    nl: ({ center }: { center: string }) => `Alleen ${center} leest wat je invult. Wat je typt bewaren we een week, ook als je nog niet verstuurt.`,
    en: ({ center }: { center: string }) => `Only ${center} reads what you fill in. We keep what you type for a week, also before you send it.`,
  },
  offline: { nl: 'Je hebt nu geen internet. Wat je typte blijft staan.', en: 'You have no internet now. What you typed stays.' },
  thanks: { nl: 'Dank je wel', en: 'Thank you' },
  thanksText: { nl: 'We hebben je antwoorden gekregen.', en: 'We have received your answers.' },
  onceMore: { nl: 'Vul nog een keer in', en: 'Fill in once more' },
  toHome: { nl: 'Naar de voorpagina', en: 'To the front page' },
  over: { nl: 'Dit formulier is gesloten', en: 'This form is closed' },
  overText: { nl: ({ title }: Titled) => `Je kunt ‘${title}’ niet meer invullen.`, en: ({ title }: Titled) => `You can no longer fill in ‘${title}’.` },
  overCall: {
    nl: ({ name, phone }: { name: string; phone: string }) => `Bel ${name}: ${phone}. We denken graag met je mee.`,
    en: ({ name, phone }: { name: string; phone: string }) => `Call ${name}: ${phone}. We are happy to help.`,
  },
  overAsk: { nl: ({ name }: { name: string }) => `Vraag het gerust aan ${name}.`, en: ({ name }: { name: string }) => `Do ask ${name}.` },
  hello: {
    nl: ({ firstName }: { firstName: string }) => `Dag ${firstName || 'collega'},`,
    en: ({ firstName }: { firstName: string }) => `Hello ${firstName || 'colleague'},`,
  },
  answered: { nl: ({ title }: Titled) => `Nieuw antwoord: ${title}`, en: ({ title }: Titled) => `New answer: ${title}` },
  answeredText: {
    nl: ({ title }: Titled) => `Iemand heeft ‘${title}’ ingevuld. Het antwoord staat bij de formulieren.`,
    en: ({ title }: Titled) => `Somebody has filled in ‘${title}’. The answer stands with the forms.`,
  },
  seeAnswers: { nl: 'Bekijk de antwoorden', en: 'See the answers' },
  whyAnswered: {
    nl: ({ title }: Titled) => `Je krijgt deze mail omdat de antwoorden op ‘${title}’ naar jou gaan.`,
    en: ({ title }: Titled) => `You get this mail because the answers to ‘${title}’ go to you.`,
  },
  sentAt: { nl: 'Verstuurd', en: 'Sent' },
  answersCount: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 antwoord', other: `${n} antwoorden` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 answer', other: `${n} answers` }),
  },
})
