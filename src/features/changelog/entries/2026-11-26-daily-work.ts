import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const dailyWork: readonly ChangelogEntry[] = [
  {
    key: 'calm-dashboard',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Een rustig dashboard', en: 'A calm dashboard' },
    words: {
      nl: 'Wat wacht staat in rijen die je opent. Per rij kun je ten hoogste drie dingen doen. Ernaast staan je afspraken van deze week.',
      en: 'What waits stands in rows that open. A row has at most three things to do. Beside them are your appointments of this week.',
    },
    link: '/dashboard',
  },
  {
    key: 'same-header',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Altijd hetzelfde menu', en: 'Always the same menu' },
    words: {
      nl: 'Ben je ingelogd? Dan blijft het menu op elke pagina gelijk. Licht of donker kies je in het menu van je account.',
      en: 'Are you signed in? Then the menu is the same on every page. You choose light or dark in the menu of your account.',
    },
    link: null,
  },
  {
    key: 'mails-in-one-question',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Hoe vaak wil je een mail?', en: 'How often do you want a mail?' },
    words: {
      nl: 'Dat is nu één vraag: meteen, elke dag, elke week of bijna nooit. Wie wil kiest per soort bericht.',
      en: 'That is one question now: at once, every day, every week or almost never. Whoever wants chooses by kind of message.',
    },
    link: '/profile-edit/settings',
  },
  {
    key: 'write-to-many',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Schrijf aan veel mensen tegelijk', en: 'Write to many people at once' },
    words: {
      nl: 'Ieder krijgt je bericht in een eigen gesprek. Je ziet eerst hoeveel mensen het zijn. Je kunt ook veel mensen voor één dag uitnodigen.',
      en: 'Each gets your message in a conversation of their own. You see first how many they are. You can also invite many people to one day.',
    },
    link: '/conversations',
  },
  {
    key: 'keys-for-queues',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Werk met één toets', en: 'Work with one key' },
    words: {
      nl: 'In de wachtrij ga je met J en K naar de volgende, met A keur je goed. Ctrl+K vindt alles: mensen, vacatures, pagina’s. Met ? zie je alle toetsen.',
      en: 'In a queue J and K go to the next, A approves. Ctrl+K finds everything: people, vacancies, pages. With ? you see all keys.',
    },
    link: '/dashboard',
  },
  {
    key: 'ask-for-changes',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Vraag om een andere tekst', en: 'Ask for another text' },
    words: {
      nl: 'Is een vacature bijna goed? Stuur hem terug met je vraag. De organisatie leest die boven het formulier. Een kleine tikfout herstellen kan nu zonder te wachten.',
      en: 'Is a vacancy almost right? Send it back with your question. The organization reads it above the form. A small typing error is mended without waiting now.',
    },
    link: '/vacancies',
  },
  {
    key: 'names-and-phones',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Schrijf je naam en nummer zoals je wilt', en: 'Write your name and number as you like' },
    words: {
      nl: 'Eén naam is genoeg. Een telefoonnummer mag met streepjes, haakjes of +31. Een postcode mag met of zonder spatie.',
      en: 'One name is enough. A phone number may have dashes, brackets or +31. A postcode may have a space or none.',
    },
    link: null,
  },
  {
    key: 'sign-out-always',
    date,
    kind: 'fixed',
    for: ['everybody'],
    title: { nl: 'Uitloggen lukt altijd', en: 'Signing out always works' },
    words: {
      nl: 'Ook als de server even weg is. Op de inlogpagina lees je dat je bent uitgelogd.',
      en: 'Also while the server is away. The sign-in page says that you are signed out.',
    },
    link: null,
  },
  {
    key: 'paste-from-word',
    date,
    kind: 'fixed',
    for: ['centers', 'organizations'],
    title: { nl: 'Plakken uit Word en Google Docs', en: 'Paste from Word and Google Docs' },
    words: {
      nl: 'Koppen, lijsten, links en vette woorden blijven zoals ze waren. Rijen van een tabel worden regels.',
      en: 'Headings, lists, links and bold words stay as they were. Rows of a table become lines.',
    },
    link: null,
  },
  {
    key: 'pages-on-paper',
    date,
    kind: 'better',
    for: ['centers'],
    title: { nl: 'Schrijf op de pagina zelf', en: 'Write on the page itself' },
    words: {
      nl: 'Je ziet elk blok zoals bezoekers het zien. Druk erop en je schrijft. Slepen kan ook met toetsen.',
      en: 'You see each block as visitors do. Press it and you write. You can also move it by keys.',
    },
    link: '/content',
  },
  {
    key: 'pictures-in-news',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Foto’s in je nieuws', en: 'Pictures in your news' },
    words: {
      nl: 'Zet foto’s tussen de tekst. Zeg erbij wat erop staat, voor wie niet kan zien.',
      en: 'Put photos between the text. Say what they show, for who cannot see.',
    },
    link: '/content',
  },
]
