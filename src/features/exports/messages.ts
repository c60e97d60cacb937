import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { PersonalResource } from './export.ts'

type N = { n: number }
const of: Record<PersonalResource, { nl: (n: number) => string; en: (n: number) => string }> = {
  organizations: {
    nl: (n) => plural('nl', n, { one: '1 organisatie', other: `${n} organisaties` }),
    en: (n) => plural('en', n, { one: '1 organization', other: `${n} organizations` }),
  },
  users: {
    nl: (n) => plural('nl', n, { one: '1 persoon', other: `${n} personen` }),
    en: (n) => plural('en', n, { one: '1 person', other: `${n} people` }),
  },
  applications: {
    nl: (n) => plural('nl', n, { one: '1 aanvraag', other: `${n} aanvragen` }),
    en: (n) => plural('en', n, { one: '1 application', other: `${n} applications` }),
  },
  vacancies: {
    nl: (n) => plural('nl', n, { one: '1 vacature', other: `${n} vacatures` }),
    en: (n) => plural('en', n, { one: '1 vacancy', other: `${n} vacancies` }),
  },
}
type Exported = { who: string; resource: PersonalResource; n: number }

export const messages = defineMessages({
  busy: { nl: 'Bezig met exporteren…', en: 'Exporting…' },
  download: {
    nl: (f: N) => plural('nl', f.n, { one: 'Download 1 rij', other: `Download ${f.n} rijen` }),
    en: (f: N) => plural('en', f.n, { one: 'Download 1 row', other: `Download ${f.n} rows` }),
  },
  failed: { nl: 'Het exporteren lukte niet. Probeer het opnieuw.', en: 'The export did not succeed. Try again.' },
  organizations: { nl: 'organisaties', en: 'organizations' },
  users: { nl: 'gebruikers', en: 'users' },
  vacancies: { nl: 'vacatures', en: 'vacancies' },
  applications: { nl: 'aanvragen', en: 'applications' },
  news: { nl: 'nieuws', en: 'news' },
  partners: { nl: 'partners', en: 'partners' },
  files: { nl: 'bestanden', en: 'files' },
  content_items: { nl: 'paginas', en: 'pages' },
  activities: { nl: 'activiteiten', en: 'activities' },
  reply_templates: { nl: 'standaardteksten', en: 'ready-texts' },
  social_map_entries: { nl: 'sociale-kaart', en: 'social-map' },
  analytics: { nl: 'cijfers', en: 'numbers' },
  /** The name of the file of a report. */
  report: { nl: 'verslag', en: 'report' },
  downloadPdf: { nl: 'Download het verslag', en: 'Download the report' },
  pdf: { nl: 'Pdf', en: 'PDF' },
  csv: { nl: 'Csv', en: 'CSV' },
  yes: { nl: 'ja', en: 'yes' },
  no: { nl: 'nee', en: 'no' },
  volunteer: { nl: 'Vrijwilliger', en: 'Volunteer' },
  waitingSince: { nl: 'Wacht op antwoord sinds', en: 'Waiting for an answer since' },
  inStateSince: { nl: 'Status sinds', en: 'In this state since' },
  meetsAt: { nl: 'Afspraak', en: 'Appointment' },
  meetsWhere: { nl: 'Plek van de afspraak', en: 'Place of the appointment' },
  applied: { nl: 'Aangemeld op', en: 'Applied on' },
  why: { nl: 'Reden', en: 'Reason' },
  status: { nl: 'Status', en: 'Status' },
  roles: { nl: 'Rollen', en: 'Roles' },
  kind: { nl: 'Soort', en: 'Kind' },
  placesTaken: { nl: 'Bezet', en: 'Taken' },
  legalForm: { nl: 'Vorm van de organisatie', en: 'Form of the organization' },
  undecided: { nl: 'Wachten op antwoord', en: 'Waiting for an answer' },
  openVacancies: { nl: 'Open vacatures', en: 'Open vacancies' },
  answersIn: { nl: 'Antwoordt in dagen', en: 'Answers in days' },
  lastActive: { nl: 'Laatst actief', en: 'Last active' },
  lastSeen: { nl: 'Laatst gezien', en: 'Last seen' },
  escalated: { nl: 'Wacht te lang', en: 'Waiting too long' },
  placeOffered: { nl: 'Plek aangeboden op', en: 'Place offered on' },
  page: { nl: 'Pagina', en: 'Page' },
  titleEn: { nl: 'Engelse titel', en: 'English title' },
  address: { nl: 'Adres', en: 'Address' },
  addressEn: { nl: 'Engels adres', en: 'English address' },
  published: { nl: 'Geplaatst op', en: 'Published on' },
  until: { nl: 'Op de site tot', en: 'On the site until' },
  changed: { nl: 'Veranderd op', en: 'Changed on' },
  changedBy: { nl: 'Veranderd door', en: 'Changed by' },
  hasChanges: { nl: 'Nog niet geplaatste wijzigingen', en: 'Changes not published yet' },
  deadLinks: { nl: 'Links die niet werken', en: 'Links that do not work' },
  silentPictures: { nl: 'Foto’s zonder beschrijving', en: 'Photos without a description' },
  altEn: { nl: 'Engelse beschrijving', en: 'English description' },
  decorative: { nl: 'Alleen versiering', en: 'Decoration only' },
  size: { nl: 'Grootte in bytes', en: 'Size in bytes' },
  width: { nl: 'Breedte', en: 'Width' },
  height: { nl: 'Hoogte', en: 'Height' },
  credit: { nl: 'Maker', en: 'Maker' },
  license: { nl: 'Licentie', en: 'Licence' },
  addedBy: { nl: 'Toegevoegd door', en: 'Added by' },
  since: { nl: 'Toegevoegd op', en: 'Added on' },
})

export const mailWords = defineMessages({
  subject: { nl: (f: Exported) => `${f.who} exporteerde ${of[f.resource].nl(f.n)}`, en: (f: Exported) => `${f.who} exported ${of[f.resource].en(f.n)}` },
  text: {
    nl: (f: Exported & { centerName: string }) => `${f.who} haalde een bestand op met de gegevens van ${of[f.resource].nl(f.n)} van ${f.centerName}.`,
    en: (f: Exported & { centerName: string }) => `${f.who} took a file with the data of ${of[f.resource].en(f.n)} of ${f.centerName}.`,
  },
  check: {
    nl: 'Wist je dit niet? Vraag dan even na waarvoor het bestand nodig is.',
    en: 'Did you not know this? Then ask what the file is for.',
  },
  why: {
    nl: (f: { centerName: string }) => `Je krijgt deze e-mail omdat je centerbeheerder bent van ${f.centerName}.`,
    en: (f: { centerName: string }) => `You get this email because you are an admin of ${f.centerName}.`,
  },
})
