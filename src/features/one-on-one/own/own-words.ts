import { defineMessages } from '#kernel/i18n/messages.ts'

type Day = { day: string }
type Name = { name: string }

/** What somebody reads of their own request, and what they can do. */
export const ownWords = defineMessages({
  yours: { nl: 'Dit is van jou', en: 'This is yours' },
  draft: { nl: 'Je hebt dit nog niet verstuurd. Niemand anders leest het.', en: 'You have not sent this yet. Nobody else reads it.' },
  pending: { nl: 'Wij kijken er binnen drie werkdagen naar. Je krijgt een mail.', en: 'We look at it within three working days. You get an email.' },
  open: {
    nl: ({ day }: Day) => `Het staat open tot ${day}. Twee weken voor het einde vragen we of je nog zoekt.`,
    en: ({ day }: Day) => `It is open until ${day}. Two weeks before the end we ask whether you are still looking.`,
  },
  quiet: { nl: 'Het staat niet op de website. Wij zoeken zelf iemand voor je.', en: 'It is not on the website. We look for somebody ourselves.' },
  proposed: { nl: 'Er is iemand die misschien bij je past.', en: 'There is somebody who may suit you.' },
  matched: { nl: 'Jullie hebben elkaar gevonden.', en: 'You have found each other.' },
  closed: { nl: 'Het is afgerond. Over drie maanden wissen we wat je schreef.', en: 'It is finished. In three months we erase what you wrote.' },
  denied: { nl: 'Hier kunnen onze vrijwilligers niet mee helpen.', en: 'Our volunteers cannot help with this.' },
  expired: { nl: 'Het is gestopt. Zoek je nog? Vraag het dan opnieuw.', en: 'It has ended. Are you still looking? Then ask again.' },
  withdrawn: { nl: 'Je hebt het ingetrokken. Over drie maanden wissen we wat je schreef.', en: 'You withdrew it. In three months we erase what you wrote.' },
  instead: { nl: 'Deze plekken kunnen misschien wel helpen', en: 'These places perhaps can help' },
  consentWaits: { nl: ({ name }: Name) => `${name} moet eerst zelf ja zeggen.`, en: ({ name }: Name) => `${name} has to say yes first.` },
  consentRefused: {
    nl: ({ name }: Name) => `${name} wil dit niet. Daarom gaat het niet door.`,
    en: ({ name }: Name) => `${name} does not want this. That is why it does not go on.`,
  },
  parentWaits: { nl: 'Je ouder of verzorger moet eerst ja zeggen.', en: 'Your parent or guardian has to say yes first.' },
  parentRefused: { nl: 'Je ouder of verzorger vindt het niet goed.', en: 'Your parent or guardian does not agree.' },
  askAgain: { nl: 'Stuur de mail nog eens', en: 'Send the email again' },
  asked: { nl: 'De mail is opnieuw verstuurd.', en: 'The email has been sent again.' },
  wrote: { nl: 'Wat jij schreef', en: 'What you wrote' },
  reads: { nl: 'Zo leest iedereen het', en: 'How everybody reads it' },
  readsQuiet: { nl: 'Met deze woorden zoeken we', en: 'We look in these words' },
  extend: { nl: 'Laat het langer staan', en: 'Keep it for longer' },
  extended: { nl: 'Het blijft staan.', en: 'It stays.' },
  edit: { nl: 'Wijzig', en: 'Change' },
  withdraw: { nl: 'Trek het in', en: 'Withdraw it' },
  withdrawText: { nl: 'Je hoeft niet te zeggen waarom.', en: 'You need not say why.' },
  withdrawnNow: { nl: 'Je hebt het ingetrokken.', en: 'You have withdrawn it.' },
  close: { nl: 'Sluit de vraag', en: 'Finish it' },
  closedNow: { nl: 'Het is afgerond.', en: 'It is finished.' },
  remove: { nl: 'Gooi het weg', en: 'Throw it away' },
  removed: { nl: 'Het is weg.', en: 'It is gone.' },
  again: { nl: 'Vraag het opnieuw', en: 'Ask again' },
  submit: { nl: 'Verstuur', en: 'Send' },
  matches: { nl: 'Met wie je contact hebt', en: 'Whom you are in contact with' },
  yourTurn: { nl: 'Jij bent aan de beurt', en: 'It is your turn' },
  waits: { nl: 'Wacht op de ander', en: 'Waits for the other' },
  runs: { nl: 'Loopt', en: 'Going on' },
})
