import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Day = { day: string }

const vacancies = {
  nl: (n: number) => plural('nl', n, { one: '1 vacature', other: `${n} vacatures` }),
  en: (n: number) => plural('en', n, { one: '1 vacancy', other: `${n} vacancies` }),
}

/** The actions of one vacancy and of many. */
export const actionWords = defineMessages({
  publish: { nl: 'Publiceer', en: 'Publish' },
  deny: { nl: 'Wijs af', en: 'Deny' },
  request_changes: { nl: 'Vraag aanpassing', en: 'Ask for changes' },
  mark_reviewed: { nl: 'Gezien', en: 'Seen' },
  submit: { nl: 'Lever in', en: 'Hand in' },
  resume: { nl: 'Publiceer opnieuw', en: 'Publish again' },
  reopen: { nl: 'Gebruik opnieuw', en: 'Use again' },
  extend: { nl: 'Verleng', en: 'Extend' },
  extendTo: { nl: ({ day }: Day) => `Verleng tot ${day}`, en: ({ day }: Day) => `Extend to ${day}` },
  put_first: { nl: 'Zet vooraan', en: 'Put first' },
  put_back: { nl: 'Niet meer vooraan', en: 'No longer first' },
  howLongFirst: { nl: 'Hoe lang staat hij vooraan?', en: 'How long does it stand first?' },
  howLongAllFirst: { nl: 'Hoe lang staan ze vooraan?', en: 'How long do they stand first?' },
  howLongFirstHint: {
    nl: 'Op de startpagina, met ‘Nu hard nodig’ erbij. Hoogstens tien tegelijk.',
    en: 'On the start page, marked ‘Badly needed now’. Ten at a time at most.',
  },
  weeks: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 week', other: `${n} weken` }),
    en: ({ n }: N) => plural('en', n, { one: '1 week', other: `${n} weeks` }),
  },
  isFirst: {
    nl: (f: { title: string } & Day) => `${f.title} staat vooraan tot en met ${f.day}`,
    en: (f: { title: string } & Day) => `${f.title} stands first until ${f.day}`,
  },
  isFirstNoMore: { nl: (f: { title: string }) => `${f.title} staat niet meer vooraan`, en: (f: { title: string }) => `${f.title} no longer stands first` },
  share: { nl: 'Ook tonen bij …', en: 'Show at others too …' },
  unshare: { nl: 'Alleen nog bij ons', en: 'With us alone' },
  withWhom: { nl: 'Ook tonen bij', en: 'Show it too at' },
  withWhomHint: {
    nl: 'Wie daar weinig vindt, ziet deze vacature eronder, als ze past. Reageren gaat bij ons.',
    en: 'Whoever finds little there sees this vacancy below, if it fits. People apply with us.',
  },
  shareYes: { nl: 'Bewaar', en: 'Save' },
  isShared: { nl: (f: { title: string }) => `${f.title} wordt gedeeld`, en: (f: { title: string }) => `${f.title} is shared` },
  isSharedNoMore: { nl: (f: { title: string }) => `${f.title} staat alleen nog bij ons`, en: (f: { title: string }) => `${f.title} stands with us alone` },
  close: { nl: 'Sluit', en: 'Close' },
  // Beside the button that closes the panel.
  closeIt: { nl: 'Sluit deze vacature', en: 'Close this vacancy' },
  pause: { nl: 'Zet stil', en: 'Pause' },
  duplicate: { nl: 'Kopieer', en: 'Copy' },
  archive: { nl: 'Archiveer', en: 'Archive' },
  remove: { nl: 'Gooi weg', en: 'Throw away' },
  removeText: { nl: 'Dit concept is dan weg. Dat kun je niet ongedaan maken.', en: 'This draft will be gone. You cannot undo that.' },
  removeYes: { nl: 'Ja, gooi weg', en: 'Yes, throw away' },
  edit: { nl: 'Bewerk', en: 'Edit' },
  editThem: { nl: 'Bewerk samen', en: 'Edit together' },
  openPage: { nl: 'Bekijk de pagina', en: 'See the page' },
  bar: { nl: 'Beheer van deze vacature', en: 'Managing this vacancy' },
  inList: { nl: 'Bekijk in lijst', en: 'See in the list' },
  judge: { nl: 'Beoordeel', en: 'Review' },
  // Done
  isNow: {
    nl: (f: { title: string; status: string }) => `${f.title}: ${f.status.toLowerCase()}`,
    en: (f: { title: string; status: string }) => `${f.title}: ${f.status.toLowerCase()}`,
  },
  isExtended: {
    nl: (f: { title: string } & Day) => `${f.title} loopt tot en met ${f.day}`,
    en: (f: { title: string } & Day) => `${f.title} runs until ${f.day}`,
  },
  isRemoved: { nl: (f: { title: string }) => `${f.title} is weggegooid`, en: (f: { title: string }) => `${f.title} has been thrown away` },
  isCopied: { nl: 'Er is een kopie, als concept', en: 'There is a copy, as a draft' },
  // Reasons
  why: { nl: 'Waarom wijs je af?', en: 'Why do you deny?' },
  whyHint: { nl: 'Dit komt in de e-mail. Eronder staat dat ze mogen bellen.', en: 'This goes into the email. Below it we say that they may call.' },
  whyNeeded: { nl: 'Schrijf waarom. De organisatie leest dit.', en: 'Write why. The organization reads this.' },
  denyAndMail: { nl: 'Wijs af en mail', en: 'Deny and mail' },
  whatChanges: { nl: 'Wat moet er anders?', en: 'What should be different?' },
  changesHint: {
    nl: 'Dit komt in de e-mail, en boven de vacature. Ze leveren hem daarna weer in.',
    en: 'This goes into the email, and above the vacancy. They hand it in again afterwards.',
  },
  changesNeeded: { nl: 'Schrijf wat er anders moet. De organisatie leest dit.', en: 'Write what should be different. The organization reads this.' },
  askAndMail: { nl: 'Stuur terug en mail', en: 'Send back and mail' },
  sayWhen: { nl: 'Zeg op welke dagen en hoe laat het is', en: 'Say on which days and at what time it is' },
  sayWhat: { nl: 'Schrijf wat iemand precies gaat doen', en: 'Write what exactly somebody will do' },
  writeShorter: { nl: 'Schrijf het korter en eenvoudiger', en: 'Write it shorter and simpler' },
  noContactData: { nl: 'Haal de contactgegevens uit de tekst', en: 'Take the contact details out of the text' },
  wentBack: {
    nl: (f: { title: string }) => `${f.title} is terug bij de organisatie`,
    en: (f: { title: string }) => `${f.title} is back with the organization`,
  },
  isReviewed: { nl: (f: { title: string }) => `${f.title}: bekeken`, en: (f: { title: string }) => `${f.title}: seen` },
  isPaidWork: { nl: 'Dit lijkt op betaald werk', en: 'This looks like paid work' },
  isUnclear: { nl: 'Het is niet duidelijk wat iemand gaat doen', en: 'It is not clear what somebody will do' },
  isDouble: { nl: 'Deze vacature staat er al', en: 'This vacancy is here already' },
  hasContactData: { nl: 'Er staan contactgegevens in de tekst', en: 'There are contact details in the text' },
  whyClose: { nl: 'Waarom sluit je?', en: 'Why do you close it?' },
  whyCloseHint: {
    nl: 'Wie nog op antwoord wacht, krijgt bericht en andere plekken.',
    en: 'Whoever still waits for an answer is told, and shown other places.',
  },
  // Many
  publishThem: { nl: ({ n }: N) => `${vacancies.nl(n)} plaatsen?`, en: ({ n }: N) => `Publish ${vacancies.en(n)}?` },
  publishedThem: { nl: ({ n }: N) => `${vacancies.nl(n)} geplaatst`, en: ({ n }: N) => `${vacancies.en(n)} published` },
  denyThem: { nl: ({ n }: N) => `${vacancies.nl(n)} afwijzen?`, en: ({ n }: N) => `Deny ${vacancies.en(n)}?` },
  deniedThem: { nl: ({ n }: N) => `${vacancies.nl(n)} afgewezen`, en: ({ n }: N) => `${vacancies.en(n)} denied` },
  extendThem: {
    nl: ({ n, day }: N & Day) => `${vacancies.nl(n)} verlengen tot ${day}?`,
    en: ({ n, day }: N & Day) => `Extend ${vacancies.en(n)} to ${day}?`,
  },
  extendedThem: { nl: ({ n }: N) => `${vacancies.nl(n)} verlengd`, en: ({ n }: N) => `${vacancies.en(n)} extended` },
  closeThem: { nl: ({ n }: N) => `${vacancies.nl(n)} sluiten?`, en: ({ n }: N) => `Close ${vacancies.en(n)}?` },
  closedThem: { nl: ({ n }: N) => `${vacancies.nl(n)} gesloten`, en: ({ n }: N) => `${vacancies.en(n)} closed` },
  archiveThem: { nl: ({ n }: N) => `${vacancies.nl(n)} archiveren?`, en: ({ n }: N) => `Archive ${vacancies.en(n)}?` },
  archivedThem: { nl: ({ n }: N) => `${vacancies.nl(n)} gearchiveerd`, en: ({ n }: N) => `${vacancies.en(n)} archived` },
})

/** The reasons to close a vacancy; `expired` is set by a job only. */
export const closeReasonWords = defineMessages({
  filled: { nl: 'We hebben genoeg mensen', en: 'We have enough people' },
  cancelled: { nl: 'Het gaat niet door', en: 'It has been called off' },
  other: { nl: 'Iets anders', en: 'Something else' },
  expired: { nl: 'De laatste dag is voorbij', en: 'The last day has passed' },
})
