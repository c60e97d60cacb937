import { defineMessages } from '#kernel/i18n/messages.ts'

export const certificatePageWords = defineMessages({
  title: { nl: 'Je bewijs', en: 'Your certificate' },
  workshops: { nl: 'Workshops', en: 'Workshops' },
  save: { nl: 'Bewaar als pdf', en: 'Save as PDF' },
  print: { nl: 'Druk af', en: 'Print' },
  lacking: {
    nl: ({ signs }: { signs: string }) => `De pdf kan deze tekens van je naam niet laten zien: ${signs}. Druk deze pagina af: daar staan ze wel op.`,
    en: ({ signs }: { signs: string }) => `The PDF cannot show these characters of your name: ${signs}. Print this page instead: it has them.`,
  },
  onlyYou: {
    nl: ({ center }: { center: string }) =>
      `Alleen jij en ${center} zien deze pagina. Wie de code heeft, ziet de workshop en de data. Je naam wordt alleen bevestigd aan wie hem zelf intypt.`,
    en: ({ center }: { center: string }) =>
      `Only you and ${center} see this page. Whoever has the code sees the workshop and the dates. Your name is confirmed only to whoever types it.`,
  },
  switchOff: { nl: 'Zet de code uit', en: 'Switch the code off' },
  switchOffAsk: {
    nl: 'Wie de code daarna bekijkt, leest dat het bewijs is ingetrokken. Dit kun je niet terugdraaien.',
    en: 'Whoever looks at the code afterwards reads that the certificate was withdrawn. You cannot undo this.',
  },
  switchOffSure: { nl: 'Ja, zet de code uit', en: 'Yes, switch the code off' },
  isOff: { nl: 'De code van dit bewijs is uit', en: 'The code of this certificate is off' },
  isOffText: { nl: 'Wie de code bekijkt, leest dat het bewijs is ingetrokken.', en: 'Whoever looks at the code reads that the certificate was withdrawn.' },
  titleOfOther: { nl: 'Bewijs', en: 'Certificate' },
  withdraw: { nl: 'Trek dit bewijs in', en: 'Withdraw this certificate' },
  withdrawAsk: {
    nl: 'Doe dit als het een vergissing was. Wie de code bekijkt, leest dat het bewijs is ingetrokken. Dit kun je niet terugdraaien.',
    en: 'Do this if it was a mistake. Whoever looks at the code reads that the certificate was withdrawn. You cannot undo this.',
  },
  withdrawSure: { nl: 'Ja, trek het in', en: 'Yes, withdraw it' },
  badge: { nl: 'Een badge voor op je cv of LinkedIn', en: 'A badge for your CV or LinkedIn' },
  badgeText: {
    nl: 'Een Open Badge is een bestand dat andere websites kunnen lezen en controleren. Je naam komt er alleen in als je dat kiest.',
    en: 'An Open Badge is a file that other websites can read and verify. Your name is in it only if you choose so.',
  },
  withName: { nl: 'Zet mijn naam erin', en: 'Put my name in it' },
  saveBadge: { nl: 'Download als badge', en: 'Download as badge' },
  none: { nl: 'Er is nog geen bewijs', en: 'There is no certificate yet' },
  noneText: {
    nl: 'Je krijgt een bewijs als de workshop geweest is en je alle keren was. Je krijgt er een mail over.',
    en: 'You get a certificate when the workshop is over and you were at all sessions. You get a mail about it.',
  },
  toWorkshop: { nl: 'Naar de workshop', en: 'To the workshop' },
})
