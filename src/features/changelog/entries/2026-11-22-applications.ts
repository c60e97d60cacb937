import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-22'

export const applications: readonly ChangelogEntry[] = [
  {
    key: 'board-of-applications',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Aanmeldingen op een bord', en: 'Applications on a board' },
    words: {
      nl: 'Zie je aanmeldingen als lijst of op een bord. Sleep een kaart, of gebruik het toetsenbord. Je kunt elke stap tien seconden lang terugnemen.',
      en: 'See your applications as a list or on a board. Drag a card, or use the keyboard. For ten seconds you can take each step back.',
    },
    link: '/applications',
  },
  {
    key: 'appointments',
    date,
    kind: 'new',
    for: ['volunteers', 'organizations'],
    title: { nl: 'Spreek een dag af', en: 'Agree on a day' },
    words: {
      nl: 'De organisatie stelt een dag en een plaats voor. De ander zegt of het lukt, of vraagt een andere dag. Je zet de afspraak in je eigen agenda. Verandert de afspraak, dan verandert je agenda mee.',
      en: 'The organization proposes a day and a place. The other says whether it suits, or asks for another day. You put it in your own calendar, which changes along with it.',
    },
    link: '/applications',
  },
  {
    key: 'ask-first',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Stel eerst je vraag', en: 'Ask your question first' },
    words: {
      nl: 'Je kunt een organisatie iets vragen voordat je je aanmeldt. Aan ons kun je alles vragen. Op Support staan antwoorden op vragen die vaak komen.',
      en: 'You can ask an organization something before you apply. You can ask us anything. Support has answers to common questions.',
    },
    link: '/support',
  },
  {
    key: 'without-e-mail',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Ook voor wie geen e-mail heeft', en: 'Also for who has no e-mail' },
    words: {
      nl: 'Meld iemand zonder e-mail aan. Je drukt een brief af met een code. Met die code volgt deze persoon de aanmelding.',
      en: 'Apply for somebody without e-mail. You print a letter with a code. With that code they follow the application.',
    },
    link: '/applications',
  },
]
