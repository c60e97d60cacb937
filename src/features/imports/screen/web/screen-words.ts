import { inDigits } from '#kernel/i18n/numbers.ts'
import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { ImportKind } from '#features/imports/model/states.ts'

type N = { n: number }
type Words = { nl: string; en: string }

/** Words that differ between the two kinds of lists. */
export const kindWords: Record<ImportKind, { list: Words; title: Words; add: (n: number) => Words; mails: Words; mailsNone: Words; newOnes: Words }> = {
  organizations: {
    list: { nl: 'Organisaties', en: 'Organizations' },
    title: { nl: 'Organisaties importeren', en: 'Import organizations' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 organisatie', other: `Importeer ${inDigits('nl', n)} organisaties` }),
      en: plural('en', n, { one: 'Import 1 organization', other: `Import ${inDigits('en', n)} organizations` }),
    }),
    mails: { nl: 'Nodig de contactpersonen uit', en: 'Invite the contact persons' },
    mailsNone: {
      nl: 'De contactpersonen krijgen nog geen e-mail. Na 30 dagen zonder uitnodiging vervalt hun account.',
      en: 'The contact persons get no email yet. After 30 days without an invitation their account ends.',
    },
    newOnes: { nl: 'Status: in behandeling', en: 'Status: pending' },
  },
  users: {
    list: { nl: 'Gebruikers', en: 'Users' },
    title: { nl: 'Gebruikers importeren', en: 'Import users' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 gebruiker', other: `Importeer ${inDigits('nl', n)} gebruikers` }),
      en: plural('en', n, { one: 'Import 1 user', other: `Import ${inDigits('en', n)} users` }),
    }),
    mails: { nl: 'Nodig deze mensen uit', en: 'Invite these people' },
    mailsNone: {
      nl: 'Zij krijgen nog geen e-mail. Na 30 dagen zonder uitnodiging vervalt hun account.',
      en: 'They get no email yet. After 30 days without an invitation their account ends.',
    },
    newOnes: { nl: 'Status: uitgenodigd', en: 'Status: invited' },
  },
}

export const words = defineMessages({
  import: { nl: 'Importeren', en: 'Import' },
  steps: { nl: 'Stappen', en: 'Steps' },
  file: { nl: 'Bestand', en: 'File' },
  columns: { nl: 'Kolommen', en: 'Columns' },
  check: { nl: 'Controleren', en: 'Check' },
  done: { nl: 'Klaar', en: 'Done' },

  chooseFile: { nl: 'Welk bestand wil je importeren?', en: 'Which file do you want to import?' },
  fileHint: {
    nl: 'Een CSV-bestand, bijvoorbeeld uit Excel. Hoogstens 10 MB en 20.000 rijen. De eerste rij zegt wat er in elke kolom staat.',
    en: 'A CSV file, for example from Excel. At most 10 MB and 20,000 rows. The first row says what is in each column.',
  },
  invite: { nl: 'Sleep je bestand hierheen of kies een bestand', en: 'Drop your file here or choose a file' },
  send: { nl: 'Bestand bekijken', en: 'Look at the file' },
  sending: { nl: 'Bezig met versturen…', en: 'Sending…' },
  noFile: { nl: 'Kies eerst een bestand.', en: 'Choose a file first.' },
  lost: { nl: 'Het versturen lukte niet. Probeer het opnieuw.', en: 'Sending did not succeed. Try again.' },
  nothingYet: { nl: 'Er gebeurt nog niets. Je ziet eerst wat we gaan doen.', en: 'Nothing happens yet. First you see what we will do.' },
  knownColumns: { nl: 'Deze kolommen kennen we', en: 'These are the columns we know' },
  knownColumnsText: {
    nl: 'Heten ze bij jou anders? Dan wijs je ze in de volgende stap aan. Andere kolommen bewaren we niet.',
    en: 'Do yours have other names? Then you point them out in the next step. We do not keep other columns.',
  },
  earlier: { nl: 'Eerdere lijsten', en: 'Earlier lists' },
  goOn: { nl: 'Ga verder', en: 'Continue' },
  see: { nl: 'Bekijk', en: 'See' },

  otherFile: { nl: 'Ander bestand', en: 'Another file' },
  rows: {
    nl: (f: N) => plural('nl', f.n, { one: '1 rij', other: `${inDigits('nl', f.n)} rijen` }),
    en: (f: N) => plural('en', f.n, { one: '1 row', other: `${inDigits('en', f.n)} rows` }),
  },
  semicolons: { nl: 'puntkomma’s', en: 'semicolons' },
  commas: { nl: 'komma’s', en: 'commas' },
  tabs: { nl: 'tabs', en: 'tabs' },
  bars: { nl: 'streepjes', en: 'bars' },

  whichColumn: { nl: 'Welke kolom is wat?', en: 'Which column is which?' },
  whichColumnText: { nl: 'Kies bij elk gegeven de kolom van jouw bestand.', en: 'Choose the column of your file for each fact.' },
  notInFile: { nl: 'Staat niet in het bestand', en: 'Not in the file' },
  needed: { nl: '(nodig)', en: '(needed)' },
  next: { nl: 'Volgende', en: 'Next' },
  previous: { nl: 'Vorige', en: 'Previous' },
  page: { nl: (f: { page: number }) => `Pagina ${f.page}`, en: (f: { page: number }) => `Page ${f.page}` },
  pages: { nl: 'Pagina’s', en: 'Pages' },

  status: { nl: 'Soort rij', en: 'Kind of row' },
  all: { nl: 'Alle', en: 'All' },
  bad: { nl: 'Fout', en: 'Error' },
  exists: { nl: 'Bestaat al', en: 'Exists already' },
  new: { nl: 'Nieuw', en: 'New' },
  row: { nl: 'Rij', en: 'Row' },
  what: { nl: 'Wat', en: 'What' },
  whatDo: { nl: 'Wat doen we?', en: 'What do we do?' },
  whatDoWith: { nl: (f: { row: number }) => `Wat doen we met rij ${f.row}?`, en: (f: { row: number }) => `What do we do with row ${f.row}?` },
  name: { nl: 'Naam', en: 'Name' },
  kvk: { nl: 'KvK', en: 'KvK' },
  contact: { nl: 'Contact', en: 'Contact' },
  inRow: { nl: (f: { field: string; row: number }) => `${f.field}, rij ${f.row}`, en: (f: { field: string; row: number }) => `${f.field}, row ${f.row}` },
  staysOut: { nl: 'Doet niet mee', en: 'Stays out' },
  add: { nl: 'Voeg toe', en: 'Add' },
  update: { nl: 'Werk bij', en: 'Update' },
  skip: { nl: 'Sla over', en: 'Skip' },
  match_kvk: { nl: 'Zelfde KvK-nummer.', en: 'Same KvK number.' },
  match_name_postcode: { nl: 'Zelfde naam en postcode.', en: 'Same name and postcode.' },
  match_near_name: { nl: 'Bijna dezelfde naam.', en: 'Almost the same name.' },
  match_email: { nl: 'Zelfde e-mailadres.', en: 'Same email address.' },
  compare: { nl: 'Vergelijk', en: 'Compare' },
  compareWith: { nl: (f: { name: string }) => `Vergelijk met ${f.name}`, en: (f: { name: string }) => `Compare with ${f.name}` },
  badFirst: {
    nl: (f: { from: number; to: number; total: number }) => `Fouten staan bovenaan. ${f.from} tot en met ${f.to} van ${f.total}`,
    en: (f: { from: number; to: number; total: number }) => `Errors come first. ${f.from} to ${f.to} of ${f.total}`,
  },
  noneOfKind: { nl: 'Er zijn geen rijen van deze soort.', en: 'There are no rows of this kind.' },

  willHappen: { nl: 'Wat er gaat gebeuren', en: 'What will happen' },
  willAdd: {
    nl: (f: N) => plural('nl', f.n, { one: '1 komt erbij', other: `${inDigits('nl', f.n)} komen erbij` }),
    en: (f: N) => plural('en', f.n, { one: '1 is added', other: `${inDigits('en', f.n)} are added` }),
  },
  willUpdate: {
    nl: (f: N) => plural('nl', f.n, { one: '1 wordt bijgewerkt', other: `${inDigits('nl', f.n)} worden bijgewerkt` }),
    en: (f: N) => plural('en', f.n, { one: '1 is updated', other: `${inDigits('en', f.n)} are updated` }),
  },
  onlyEmpty: { nl: 'Alleen lege velden vullen we in', en: 'We only fill in empty fields' },
  willSkip: {
    nl: (f: N) => plural('nl', f.n, { one: '1 slaan we over', other: `${inDigits('nl', f.n)} slaan we over` }),
    en: (f: N) => plural('en', f.n, { one: '1 is skipped', other: `${inDigits('en', f.n)} are skipped` }),
  },
  thereAlready: { nl: 'Die bestaan al', en: 'They exist already' },
  willStay: {
    nl: (f: N) => plural('nl', f.n, { one: '1 doet niet mee', other: `${inDigits('nl', f.n)} doen niet mee` }),
    en: (f: N) => plural('en', f.n, { one: '1 stays out', other: `${inDigits('en', f.n)} stay out` }),
  },
  repair: { nl: 'Verbeter de fout, of laat ze weg', en: 'Put the error right, or leave them out' },
  mails: {
    nl: (f: N) => plural('nl', f.n, { one: '1 e-mail', other: `${inDigits('nl', f.n)} e-mails` }),
    en: (f: N) => plural('en', f.n, { one: '1 email', other: `${inDigits('en', f.n)} emails` }),
  },
  mailsSlowly: {
    nl: (f: N & { minutes: number }) => `${inDigits('nl', f.n)} e-mails, in ongeveer ${f.minutes} minuten`,
    en: (f: N & { minutes: number }) => `${inDigits('en', f.n)} emails, in about ${f.minutes} minutes`,
  },
  downloadBad: {
    nl: (f: N) => plural('nl', f.n, { one: 'Download de foute rij', other: `Download de ${inDigits('nl', f.n)} foute rijen` }),
    en: (f: N) => plural('en', f.n, { one: 'Download the bad row', other: `Download the ${inDigits('en', f.n)} bad rows` }),
  },
  allOrNothing: {
    nl: 'Alles lukt, of er gebeurt niets. Tot 24 uur later draai je de import in één keer terug.',
    en: 'All of it succeeds, or nothing happens. For 24 hours you can undo the import in one go.',
  },
  nothingToDo: { nl: 'Er is nog niets om te importeren.', en: 'There is nothing to import yet.' },

  reading: { nl: 'We lezen het bestand', en: 'We are reading the file' },
  applying: { nl: 'We importeren de lijst', en: 'We are importing the list' },
  undoing: { nl: 'We draaien de import terug', en: 'We are undoing the import' },
  leaveText: {
    nl: 'Je hoeft hier niet op te wachten: je vindt de lijst straks terug op deze pagina.',
    en: 'You need not wait here: you will find the list again on this page.',
  },

  imported: { nl: 'De lijst is geïmporteerd', en: 'The list has been imported' },
  added: { nl: (f: N) => plural('nl', f.n, { one: '1 toegevoegd', other: `${inDigits('nl', f.n)} toegevoegd` }), en: (f: N) => `${inDigits('en', f.n)} added` },
  updated: { nl: (f: N) => `${inDigits('nl', f.n)} bijgewerkt`, en: (f: N) => `${inDigits('en', f.n)} updated` },
  skipped: { nl: (f: N) => `${inDigits('nl', f.n)} overgeslagen`, en: (f: N) => `${inDigits('en', f.n)} skipped` },
  stayed: { nl: (f: N) => `${inDigits('nl', f.n)} niet meegedaan`, en: (f: N) => `${inDigits('en', f.n)} stayed out` },
  toList: { nl: 'Naar de lijst', en: 'To the list' },
  anotherList: { nl: 'Nog een lijst importeren', en: 'Import another list' },
  undo: { nl: 'Draai alles terug', en: 'Undo all of it' },
  undoText: {
    nl: (f: { until: string }) => `Dat kan tot ${f.until}, zolang niemand er iets mee heeft gedaan. Wie al een uitnodiging kreeg, kan er dan niet meer in.`,
    en: (f: { until: string }) => `You can until ${f.until}, as long as nobody has done anything with it. Whoever got an invitation can no longer use it then.`,
  },
  undoSure: { nl: 'Ja, draai terug', en: 'Yes, undo it' },
  tooLate: { nl: 'Terugdraaien kan niet meer: het is langer dan een dag geleden.', en: 'It can no longer be undone: it was more than a day ago.' },
  undone: { nl: 'De import is teruggedraaid', en: 'The import has been undone' },
  undoneText: { nl: 'Alles is weer zoals het was.', en: 'All is as it was before.' },
  cannotRead: { nl: 'Dit bestand kunnen we niet gebruiken', en: 'We cannot use this file' },
  removeList: { nl: 'Gooi deze lijst weg', en: 'Throw this list away' },

  is_waiting: { nl: 'Niet verstuurd', en: 'Not sent' },
  is_reading: { nl: 'Wordt gelezen', en: 'Being read' },
  is_unmapped: { nl: 'Wacht op jou', en: 'Waits for you' },
  is_ready: { nl: 'Wacht op jou', en: 'Waits for you' },
  is_applying: { nl: 'Bezig', en: 'Under way' },
  is_done: { nl: 'Geïmporteerd', en: 'Imported' },
  is_undoing: { nl: 'Wordt teruggedraaid', en: 'Being undone' },
  is_undone: { nl: 'Teruggedraaid', en: 'Undone' },
  is_failed: { nl: 'Niet gelukt', en: 'Failed' },
})
