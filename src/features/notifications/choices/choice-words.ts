import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the choice of mails, and of digests. */
export const choiceWords = defineMessages({
  all: { nl: 'Gesprekken', en: 'Conversations' },
  volunteer: { nl: 'Je eigen aanvragen', en: 'Your own applications' },
  team: { nl: 'Je organisatie', en: 'Your organization' },
  center: { nl: (f: { center: string }) => `Je werk voor ${f.center}`, en: (f: { center: string }) => `Your work for ${f.center}` },
  realtime: { nl: 'Meteen', en: 'At once' },
  daily: { nl: 'Elke dag', en: 'Every day' },
  weekly: { nl: 'Elke week', en: 'Every week' },
  off: { nl: 'Nooit', en: 'Never' },
  overall: { nl: 'Hoe vaak mailen we je?', en: 'How often do we email you?' },
  quiet: { nl: 'Stil', en: 'Quiet' },
  quietNote: { nl: 'Je leest alles op de website.', en: 'You read everything on the website.' },
  dailyNote: { nl: 'Eén overzicht, om 8 uur ’s ochtends.', en: 'One overview, at 8 in the morning.' },
  weeklyNote: { nl: 'Eén overzicht, op maandag.', en: 'One overview, on Monday.' },
  differing: { nl: 'Per soort bericht anders', en: 'Different for each kind of message' },
  byKind: { nl: 'Kies per soort bericht', en: 'Choose for each kind of message' },
  intro: {
    nl: 'Op de website staat altijd alles, bij je notificaties. Kies hier wat je ook per e-mail krijgt.',
    en: 'Everything is always on the website, under your notifications. Choose here what you also get by email.',
  },
  always: {
    nl: 'Over je account en over een besluit op je aanvraag mailen we altijd.',
    en: 'We always email about your account and about a decision on your application.',
  },
  digestSubject: {
    nl: ({ n }: { n: number }) => (n === 1 ? '1 nieuwtje voor je' : `${n} nieuwtjes voor je`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 piece of news for you' : `${n} pieces of news for you`),
  },
  digestText: {
    nl: ({ isDaily }: { isDaily: boolean }) => `Dit is er ${isDaily ? 'sinds gisteren' : 'deze week'} gebeurd. Wat je al las op de website staat er niet bij.`,
    en: ({ isDaily }: { isDaily: boolean }) => `This happened ${isDaily ? 'since yesterday' : 'this week'}. What you have read on the website is not in it.`,
  },
  digestMore: { nl: ({ n }: { n: number }) => `En nog ${n} andere.`, en: ({ n }: { n: number }) => `And ${n} more.` },
  digestButton: { nl: 'Bekijk je notificaties', en: 'See your notifications' },
  digestWhy: { nl: 'Je krijgt deze e-mail omdat je koos voor een overzicht.', en: 'You get this email because you chose an overview.' },
  digestStop: { nl: 'Stop deze overzichten', en: 'Stop these overviews' },
  stopTitle: { nl: 'Overzichten stoppen', en: 'Stop overviews' },
  stopText: {
    nl: 'Je krijgt dan geen e-mail met een overzicht meer. Op de website blijft alles bij je notificaties staan.',
    en: 'You will get no more emails with an overview. Everything stays on the website, under your notifications.',
  },
  stopButton: { nl: 'Ja, stop ermee', en: 'Yes, stop' },
  stopped: { nl: 'Je krijgt geen overzichten meer', en: 'You get no more overviews' },
  stoppedText: { nl: 'Bedacht je je? Kies het weer bij je instellingen.', en: 'Changed your mind? Choose it again in your settings.' },
  toSettings: { nl: 'Kies welke e-mails je krijgt', en: 'Choose which emails you get' },
})
