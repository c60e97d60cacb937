import { defineMessages } from '#kernel/i18n/messages.ts'
import type { InvitationStatus } from '#features/pool/model/codes.ts'

export const replyWords = defineMessages({
  title: {
    nl: (f: { n: number }) => (f.n === 0 ? 'Reacties op je profiel' : f.n === 1 ? 'Iemand vraagt jou' : `${f.n} keer gevraagd`),
    en: (f: { n: number }) => (f.n === 0 ? 'Replies to your profile' : f.n === 1 ? 'Somebody asks you' : `Asked ${f.n} times`),
  },
  text: { nl: 'Liever niet? Dat is prima. Je hoeft niet te zeggen waarom.', en: 'Would you rather not? That is fine. You need not say why.' },
  emptyTitle: { nl: 'Niemand wacht op je antwoord', en: 'Nobody waits for your answer' },
  emptyText: {
    nl: 'Wil je gevraagd worden? Schrijf je kaart en kies wie haar mag zien.',
    en: 'Would you like to be asked? Write your card and choose who may see it.',
  },
  toReplies: { nl: 'Lees en antwoord', en: 'Read and answer' },
  toCard: { nl: 'Naar mijn kaart', en: 'To my card' },
  wrote: { nl: (f: { name: string }) => `${f.name} schrijft`, en: (f: { name: string }) => `${f.name} writes` },
  yes: { nl: 'Ja, vertel meer', en: 'Yes, tell me more' },
  no: { nl: 'Nee, bedankt', en: 'No, thank you' },
  seeVacancy: { nl: 'Bekijk de vacature', en: 'See the vacancy' },
  consent: {
    nl: (f: { organization: string; day: string }) =>
      `Zeg je ja, dan is dit een aanvraag: ${f.organization} ziet je naam en kan je schrijven. Antwoord tot en met ${f.day}.`,
    en: (f: { organization: string; day: string }) =>
      `If you say yes, this is an application: ${f.organization} sees your name and can write to you. Answer until ${f.day}.`,
  },
  ownWords: { nl: 'Wil je er iets bij schrijven?', en: 'Would you like to add something?' },
  shareNeeds: { nl: 'Stuur mee waar ik hulp bij nodig heb', en: 'Send along what I need help with' },
  parent: { nl: 'E-mailadres van een ouder', en: 'Email address of a parent' },
  parentHint: { nl: 'Alleen als je nog geen 16 bent.', en: 'Only if you are not yet 16.' },
  why: { nl: 'Wil je zeggen waarom?', en: 'Would you like to say why?' },
  whyHint: {
    nl: 'De organisatie leest dit niet. Zij leest alleen: past nu niet.',
    en: 'The organization does not read this. It reads only: does not suit now.',
  },
  noReason: { nl: 'Dat zeg ik liever niet', en: 'I would rather not say' },
  earlier: { nl: 'Eerder', en: 'Earlier' },
  toApplication: { nl: 'Bekijk het gesprek', en: 'See the conversation' },
  saidYes: { nl: 'Je zei ja. De organisatie weet het nu.', en: 'You said yes. The organization knows now.' },
  saidNo: { nl: 'Je zei nee. Dat is prima.', en: 'You said no. That is fine.' },
  closed: { nl: 'Deze plek is er niet meer.', en: 'This place is gone.' },
  others: { nl: 'Misschien past dit:', en: 'Perhaps this suits you:' },
  viewers: { nl: 'Wie zag je profiel?', en: 'Who saw your profile?' },
  change: { nl: 'Verander wie je ziet', en: 'Change who sees you' },
  optional: { nl: '(mag leeg)', en: '(optional)' },
})

export const replyStatusWords: Record<InvitationStatus, { nl: string; en: string }> = defineMessages({
  sent: { nl: 'Wacht op jou', en: 'Waiting for you' },
  seen: { nl: 'Wacht op jou', en: 'Waiting for you' },
  accepted: { nl: 'Je zei ja', en: 'You said yes' },
  declined: { nl: 'Je zei nee', en: 'You said no' },
  expired: { nl: 'Verlopen', en: 'Expired' },
  withdrawn: { nl: 'Ingetrokken', en: 'Withdrawn' },
})
