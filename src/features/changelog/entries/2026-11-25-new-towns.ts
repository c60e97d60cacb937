import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-25'

export const newTowns: readonly ChangelogEntry[] = [
  {
    key: 'import-vacancies',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Neem een lijst mee uit Excel', en: 'Bring a list along from Excel' },
    words: {
      nl: 'Breng organisaties, mensen en vacatures binnen uit een bestand. Bij elke fout staat wat er mis is. Een dag lang haal je alles weer weg.',
      en: 'Bring in organizations, people and vacancies from a file. At each fault you read what is wrong. For a day you can take it all back.',
    },
    link: '/organizations',
  },
  {
    key: 'first-day',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Een goede eerste dag', en: 'A good first day' },
    words: {
      nl: 'Een nieuwe site leidt je langs de eerste stappen: kleuren, contact, menu, de eerste organisatie, de eerste vacature. Wat klaar is krijgt vanzelf een vinkje.',
      en: 'A new site leads you past the first steps: colours, contact, menu, the first organization, the first vacancy. What is done gets its tick by itself.',
    },
    link: '/dashboard',
  },
  {
    key: 'platform-centers',
    date,
    kind: 'new',
    for: ['platform'],
    title: { nl: 'Alle centra op één pagina', en: 'All centers on one page' },
    words: {
      nl: 'Zie van elk centrum hoe het gaat en welke mail niet aankomt. Met één formulier voeg je een plaats toe. Die werkt meteen.',
      en: 'See how each center is doing and which mail does not arrive. One form adds a town. It works at once.',
    },
    link: '/volunteerly/centers',
  },
  {
    key: 'postcodes',
    date,
    kind: 'new',
    for: ['platform'],
    title: { nl: 'Postcodes van het hele land', en: 'Postcodes of the whole country' },
    words: {
      nl: 'Laad een bestand met postcodes. Elke regel die niet klopt wordt genoemd. Er verandert niets tot alles klopt.',
      en: 'Load a file of postcodes. Every line that is not right is named. Nothing changes until all are.',
    },
    link: '/volunteerly/places',
  },
  {
    key: 'open-pages-stop',
    date,
    kind: 'security',
    for: ['everybody'],
    title: { nl: 'Wie geen toegang meer heeft, ziet niets meer', en: 'Who has no access any more sees nothing more' },
    words: {
      nl: 'Neem je iemand een rol af? Dan krijgen hun open pagina’s een tel later niets nieuws meer. Een bestand dat te groot is stopt meteen, en je leest waarom.',
      en: 'Do you take away somebody’s role? A second later their open pages get nothing new. A file that is too large stops at once, and you read why.',
    },
    link: null,
  },
]
