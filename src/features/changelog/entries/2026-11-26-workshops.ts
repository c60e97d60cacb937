import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const workshops: readonly ChangelogEntry[] = [
  {
    key: 'workshops-register',
    date,
    kind: 'new',
    for: ['volunteers', 'organizations'],
    title: { nl: 'Meld je aan voor een workshop', en: 'Register for a workshop' },
    words: {
      nl: 'Je ziet wat je leert, wanneer het is en hoeveel plekken er zijn. Eén druk en je doet mee. Is het vol? Dan zie je welk nummer je bent op de wachtlijst. Komt er een plek vrij, dan krijg je een mail.',
      en: 'You see what you learn, when it is and how many places there are. One press and you are in. Is it full? Then you see your number on the waiting list. When a place comes free you get a mail.',
    },
    link: '/workshops',
  },
  {
    key: 'workshops-certificate',
    date,
    kind: 'new',
    for: ['volunteers', 'organizations'],
    title: { nl: 'Een bewijs na afloop', en: 'A certificate afterwards' },
    words: {
      nl: 'Was je er alle keren? Dan staat je bewijs klaar om te bewaren of te printen. Met de code erop ziet iedereen dat het klopt. Wil je een badge voor op je cv? Jij kiest of je naam erin staat.',
      en: 'Were you at all sessions? Then your certificate is there to save or to print. With its code anybody sees that it is genuine. Do you want a badge for your CV? You choose whether your name is in it.',
    },
    link: '/workshops',
  },
  {
    key: 'workshops-trainer',
    date,
    kind: 'new',
    for: ['volunteers', 'organizations', 'coordinators'],
    title: { nl: 'Geef aan wie er is, ook zonder internet', en: 'Mark who is there, without internet too' },
    words: {
      nl: 'De trainer ziet op de telefoon wie er komt en drukt op Er of Niet. Zonder internet blijft alles op het toestel staan. Zodra er weer internet is, gaat het vanzelf weg.',
      en: 'On a phone the trainer sees who comes and presses There or Not. Without internet everything stays on the device. It is sent by itself as soon as there is internet again.',
    },
    link: '/workshops',
  },
  {
    key: 'workshops-desk',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Workshops maken en regelen', en: 'Make and run workshops' },
    words: {
      nl: 'Zet een workshop online met alle keren, de trainer en documenten. Plekken en wachtlijst regelen zichzelf. Je schrijft iedereen die meedoet in één bericht. Zijn er te weinig mensen, dan hoor je dat twee dagen van tevoren.',
      en: 'Put a workshop online with all its sessions, the trainer and documents. Places and waiting list run themselves. You write to everybody who takes part in one message. With too few people you hear of it two days before.',
    },
    link: '/workshops',
  },
  {
    key: 'workshops-for-all',
    date,
    kind: 'new',
    for: ['volunteers', 'coordinators'],
    title: { nl: 'Workshops voor iedereen in de kalender', en: 'Workshops for everybody in the calendar' },
    words: {
      nl: 'Een workshop voor iedereen staat tussen de activiteiten, met de plekken erbij. Wie nog geen account heeft, drukt op Ik kom en maakt er een. De plek is van jou als je je e-mailadres hebt bevestigd.',
      en: 'A workshop for everybody stands among the activities, with its places. Whoever has no account yet presses I will come and makes one. The place is yours once you have confirmed your email address.',
    },
    link: '/activiteitenkalender',
    flag: 'activities',
  },
]
