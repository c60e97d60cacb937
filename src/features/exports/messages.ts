import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { ExportedResource } from './export.ts'

type N = { n: number }
const of: Record<ExportedResource, { nl: (n: number) => string; en: (n: number) => string }> = {
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
type Exported = { who: string; resource: ExportedResource; n: number }

export const messages = defineMessages({
  export: { nl: 'Exporteer', en: 'Download CSV' },
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
