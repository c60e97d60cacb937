import { defineMessages } from '#kernel/i18n/messages.ts'

type Mailed = { firstName: string; who: string; centerName: string; days: number }

export const errorWords = defineMessages({
  center_export_running: {
    nl: 'Er wordt al een kopie gemaakt. Wacht tot die klaar is.',
    en: 'A copy is being made already. Wait until it is ready.',
  },
})

/** What the mails to admins say. */
export const mailWords = defineMessages({
  hello: { nl: (f: Mailed) => `Dag ${f.firstName},`, en: (f: Mailed) => `Hello ${f.firstName},` },
  askedSubject: {
    nl: (f: Mailed) => `${f.who} vraagt om een kopie van alle gegevens`,
    en: (f: Mailed) => `${f.who} asked for a copy of all data`,
  },
  askedText: {
    nl: (f: Mailed) =>
      `${f.who} heeft met een wachtwoord gevraagd om een kopie van alle gegevens van ${f.centerName}: mensen, organisaties, vacatures, gesprekken en bestanden. De kopie is versleuteld.`,
    en: (f: Mailed) =>
      `${f.who} has asked, with a password, for a copy of all data of ${f.centerName}: people, organizations, vacancies, conversations and files. The copy is encrypted.`,
  },
  askedCheck: {
    nl: 'Wist je dit niet? Bel dan meteen met je collega. Klopt het niet, haal dan de rol van die persoon weg.',
    en: 'Did you not know this? Then call your colleague at once. If something is wrong, take the role of that person away.',
  },
  readySubject: { nl: (f: Mailed) => `De kopie van ${f.centerName} staat klaar`, en: (f: Mailed) => `The copy of ${f.centerName} is ready` },
  readyText: {
    nl: (f: Mailed) => `Je kunt de kopie van alle gegevens van ${f.centerName} ${f.days} dagen downloaden. Daarna wissen we hem.`,
    en: (f: Mailed) => `You can download the copy of all data of ${f.centerName} for ${f.days} days. After that we delete it.`,
  },
  readyKey: {
    nl: 'Voor het openen is de code nodig die je zag toen je erom vroeg. Die staat niet in deze mail, en wij hebben hem niet meer.',
    en: 'To open it, the code is needed that you saw when you asked for it. It is not in this mail, and we no longer have it.',
  },
  readyButton: { nl: 'Naar de kopie', en: 'To the copy' },
  failedSubject: { nl: (f: Mailed) => `De kopie van ${f.centerName} is niet gelukt`, en: (f: Mailed) => `The copy of ${f.centerName} could not be made` },
  failedText: {
    nl: 'Vraag opnieuw om een kopie. Lukt het weer niet? Vraag dan hulp aan wie het platform beheert.',
    en: 'Ask for a copy again. If it fails once more, ask whoever runs the platform for help.',
  },
  why: {
    nl: (f: Mailed) => `Je krijgt deze e-mail omdat je centerbeheerder bent van ${f.centerName}.`,
    en: (f: Mailed) => `You get this email because you are an admin of ${f.centerName}.`,
  },
})

/** What the page says. */
export const pageWords = defineMessages({
  text: {
    nl: 'Een kopie van alles op deze website, om te bewaren of om mee te verhuizen.',
    en: 'A copy of everything on this site, to keep or to move with.',
  },
  whatTitle: { nl: 'Wat zit erin', en: 'What is in it' },
  whatIn: {
    nl: 'Mensen, organisaties, vacatures, aanvragen, gesprekken, pagina’s, foto’s en bestanden. Alles in één versleuteld bestand.',
    en: 'People, organizations, vacancies, applications, conversations, pages, photos and files. All of it in one encrypted file.',
  },
  whatOut: {
    nl: 'Wachtwoorden zitten er niet in, en de onkosten die vrijwilligers voor zichzelf noteren ook niet.',
    en: 'Passwords are not in it, and neither are the expenses that volunteers note for themselves.',
  },
  askTitle: { nl: 'Vraag om een kopie', en: 'Ask for a copy' },
  askText: {
    nl: 'Je krijgt één keer een code te zien. Met die code is de kopie te openen. We mailen je als de kopie klaarstaat. Andere beheerders krijgen een mail dat je erom vroeg.',
    en: 'You are shown a code once. With that code the copy can be opened. We mail you when the copy is ready. Other admins get a mail that you asked for it.',
  },
  password: { nl: 'Je wachtwoord', en: 'Your password' },
  ask: { nl: 'Maak een kopie', en: 'Make a copy' },
  codeTitle: { nl: 'Bewaar deze code goed', en: 'Keep this code safe' },
  codeText: {
    nl: 'Je ziet hem maar één keer. Zonder deze code kan niemand de kopie openen, wij ook niet.',
    en: 'You see it only once. Without this code nobody can open the copy, and neither can we.',
  },
  code: { nl: 'De code', en: 'The code' },
  copy: { nl: 'Kopieer', en: 'Copy' },
  copied: { nl: 'Gekopieerd', en: 'Copied' },
  running: { nl: 'De kopie wordt gemaakt', en: 'The copy is being made' },
  runningText: {
    nl: 'Dit kan even duren. Je kunt deze pagina gerust sluiten: je krijgt een mail als de kopie klaarstaat.',
    en: 'This may take a while. You can close this page: you get a mail when the copy is ready.',
  },
  ready: { nl: 'De kopie staat klaar', en: 'The copy is ready' },
  readyText: {
    nl: (f: { who: string | null; day: string; size: string; until: string }) =>
      `Gemaakt op ${f.day}${f.who ? ` voor ${f.who}` : ''}, ${f.size}. Te downloaden tot en met ${f.until}; daarna wissen we hem.`,
    en: (f: { who: string | null; day: string; size: string; until: string }) =>
      `Made on ${f.day}${f.who ? ` for ${f.who}` : ''}, ${f.size}. It can be downloaded until ${f.until}; then we delete it.`,
  },
  download: { nl: 'Download de kopie', en: 'Download the copy' },
  failed: { nl: 'De kopie is niet gelukt', en: 'The copy could not be made' },
  failedText: { nl: 'Vraag hieronder opnieuw om een kopie.', en: 'Ask for a copy again below.' },
})
