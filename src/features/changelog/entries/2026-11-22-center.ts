import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-22'

export const center: readonly ChangelogEntry[] = [
  {
    key: 'pages-in-blocks',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Schrijf je eigen pagina’s', en: 'Write your own pages' },
    words: {
      nl: 'Bouw een pagina uit blokken, in het Nederlands en in het Engels. Je ziet hem voordat hij online komt. Je kiest zelf de dag.',
      en: 'Build a page of blocks, in Dutch and English. You see it before it is online. You choose the day yourself.',
    },
    link: '/content',
  },
  {
    key: 'your-colours',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Jullie kleuren en logo', en: 'Your colours and logo' },
    words: {
      nl: 'Kies kleuren, hoeken en een logo. Je ziet meteen hoe je site eruitziet. Is tekst slecht te lezen, dan stellen wij een betere kleur voor.',
      en: 'Choose colours, corners and a logo. You see at once how your site looks. Where text is hard to read we propose a better colour.',
    },
    link: '/settings',
  },
  {
    key: 'own-forms',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Maak je eigen formulieren', en: 'Make your own forms' },
    words: {
      nl: 'Zet vragen in stappen. Een vraag kan afhangen van een antwoord. De antwoorden lees je op je scherm, of je neemt ze mee als bestand.',
      en: 'Put questions in steps. A question can depend on an answer. You read the answers on your screen, or take them along as a file.',
    },
    link: '/content',
  },
  {
    key: 'files-and-pictures',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Al je foto’s op één plek', en: 'All your photos in one place' },
    words: {
      nl: 'Stuur veel bestanden tegelijk. Bij elk bestand zie je waar het gebruikt is. Er is een voorraad tekeningen in jullie eigen kleuren.',
      en: 'Send many files at once. Each says where it is used. There is a stock of drawings in your own colours.',
    },
    link: '/content/file-upload',
  },
  {
    key: 'many-at-once',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Werk aan veel tegelijk', en: 'Work on many at once' },
    words: {
      nl: 'Keur veel organisaties in één keer goed of af. Je leest eerst wat er gebeurt en hoeveel mails er gaan. Tien seconden lang neem je alles terug, ook de mails.',
      en: 'Approve or deny many organizations at once. You first read what happens and how many mails go. For ten seconds you can take it all back, mails too.',
    },
    link: '/organizations',
  },
  {
    key: 'own-mails',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Mails in je eigen woorden', en: 'Mails in your own words' },
    words: {
      nl: 'Schrijf de mails van het systeem zoals jullie praten. Je ziet een voorbeeld en stuurt eerst een proef aan jezelf. Eerdere versies blijven bewaard.',
      en: 'Write the mails of the system the way you talk. You see an example and try them on yourself first. Earlier versions are kept.',
    },
    link: '/notification_templates',
  },
]
