import { type Locale, defineMessages, plural, say } from '#kernel/i18n/messages.ts'

/** Words of how the whole platform runs. What to do is said in full in docs/operations.md. */
export const statusWords = defineMessages({
  title: { nl: 'Hoe het platform draait', en: 'How the platform runs' },
  fine: { nl: 'Alles draait: mail gaat weg en er blijft geen werk liggen.', en: 'All is running: email goes out and no work is left lying.' },
  backup: { nl: (f: { time: string }) => `De laatste reservekopie is ${f.time} oud.`, en: (f: { time: string }) => `The last backup is ${f.time} old.` },
  noBackups: { nl: 'Deze server maakt zelf geen reservekopieën.', en: 'This server makes no backups itself.' },
  failedMails: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: 'Sinds gisteren kwam 1 mail niet aan.', other: `Sinds gisteren kwamen ${f.n} mails niet aan.` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 email failed since yesterday.', other: `${f.n} emails failed since yesterday.` }),
  },
  unknown: { nl: 'Hoe het platform draait, is nu niet te zien.', en: 'How the platform runs cannot be seen now.' },
  unknownText: {
    nl: 'De database antwoordt traag. Laad deze pagina over een minuut opnieuw.',
    en: 'The database answers slowly. Load this page again in a minute.',
  },
})

/** What is wrong, and what to do first. */
export const alarmWords = defineMessages({
  storage: {
    nl: (_: { time: string; n: number }) => 'De opslag van bestanden antwoordt niet',
    en: (_: { time: string; n: number }) => 'The storage of files does not answer',
  },
  storageText: {
    nl: 'Foto’s en bestanden kunnen niet worden geopend of bewaard. De rest van de site werkt. Kijk of de opslag draait en of de sleutel nog geldt.',
    en: 'Photos and files cannot be opened or kept. The rest of the site works. See whether the storage runs and its key is still valid.',
  },
  oldestMail: {
    nl: (f: { time: string; n: number }) => `De oudste mail wacht al ${f.time}`,
    en: (f: { time: string; n: number }) => `The oldest email has waited for ${f.time}`,
  },
  oldestMailText: {
    nl: 'De mailserver weigert of is er niet. Er gaat niets verloren: de mails gaan weg zodra hij er weer is. Het log van de worker zegt waarom.',
    en: 'The mail server refuses or is away. Nothing is lost: the emails go when it is back. The log of the worker says why.',
  },
  waitingJobs: {
    nl: (f: { time: string; n: number }) => `Er wachten ${f.n} taken`,
    en: (f: { time: string; n: number }) => `${f.n} jobs are waiting`,
  },
  waitingJobsText: {
    nl: 'Kijk of er een worker draait. Een taak die mislukt, wordt vanzelf opnieuw geprobeerd.',
    en: 'See whether a worker is running. A job that fails is tried again by itself.',
  },
  backupAge: {
    nl: (f: { time: string; n: number }) => (f.time === '' ? 'Er is nog geen reservekopie' : `De laatste reservekopie is ${f.time} oud`),
    en: (f: { time: string; n: number }) => (f.time === '' ? 'There is no backup yet' : `The last backup is ${f.time} old`),
  },
  backupAgeText: { nl: 'Draai npm run backup en lees wat het zegt.', en: 'Run npm run backup and read what it says.' },
  unknownMails: {
    nl: (f: { time: string; n: number }) =>
      plural('nl', f.n, { one: 'Van 1 mail is niet zeker of hij aankwam', other: `Van ${f.n} mails is niet zeker of ze aankwamen` }),
    en: (f: { time: string; n: number }) => plural('en', f.n, { one: '1 email may not have arrived', other: `${f.n} emails may not have arrived` }),
  },
  unknownMailsText: {
    nl: 'De verbinding brak af nadat de tekst was verstuurd. Ze worden niet nog eens gestuurd.',
    en: 'The connection broke after the text was sent. They are not sent again.',
  },
})

const units = defineMessages({
  minutes: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 minuut', other: `${f.n} minuten` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 minute', other: `${f.n} minutes` }),
  },
  hours: { nl: (f: { n: number }) => `${f.n} uur`, en: (f: { n: number }) => plural('en', f.n, { one: '1 hour', other: `${f.n} hours` }) },
  days: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 dag', other: `${f.n} dagen` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 day', other: `${f.n} days` }),
  },
})

/** `1 minuut`, `25 uur`, `3 dagen`: a length of time in its largest whole unit; days from two on. */
export function timeInWords(locale: Locale, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return say(locale, units.minutes, { n: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? say(locale, units.hours, { n: hours }) : say(locale, units.days, { n: Math.round(hours / 24) })
}
