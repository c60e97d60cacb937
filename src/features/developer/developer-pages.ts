import type { IconName } from '#design/icon/icon-names.ts'

type Words = { nl: string; en: string }

/** What a page does besides showing: a mark in the list of them. */
export type PageEffect = 'signs' | 'writes' | 'throws'

export type DeveloperPage = {
  name: string
  icon: IconName
  text: Words
  effect?: PageEffect
  /** What one sees proved there. */
  proves: readonly Words[]
}

/** The pages of specification §2 for who builds on the product, in its order (decisions 81). */
export const developerPages: readonly DeveloperPage[] = [
  {
    name: 'api',
    icon: 'globe',
    text: { nl: 'Vraagt elk adres van de API op en toont het antwoord', en: 'Reads any address of the API and shows its answer' },
    proves: [
      { nl: 'Elke aanroep heeft de vier contextheaders.', en: 'Every call carries the four context headers.' },
      { nl: 'Alleen GET: deze pagina verandert niets.', en: 'GET only: this page changes nothing.' },
      { nl: 'Elke weigering heeft dezelfde vorm.', en: 'Every refusal has the same shape.' },
    ],
  },
  {
    name: 'auth',
    icon: 'lock',
    effect: 'signs',
    text: {
      nl: 'Je sessie, inloggen en uitloggen, en elke sessie die niet klopt',
      en: 'Your session, signing in and out, and every session that is not right',
    },
    proves: [
      { nl: 'SIGNED_IN alleen als alle drie de cookies er zijn.', en: 'SIGNED_IN only when all three cookies are there.' },
      {
        nl: 'Een afgelopen of onvolledige sessie krijgt 401, een ander centrum 403.',
        en: 'A session that ended or is incomplete gets 401, another center 403.',
      },
      { nl: 'Na uitloggen is alles na 500 ms weg.', en: 'After signing out everything is gone in 500 ms.' },
    ],
  },
  {
    name: 'datepicker',
    icon: 'calendar-blank',
    text: { nl: 'Datum, periode, maand, tijd en wat daar mis kan gaan', en: 'Date, range, month, time, and what can be wrong with them' },
    proves: [
      { nl: 'Een dag die niet bestaat wordt bij het veld geweigerd.', en: 'A day that does not exist is refused at its field.' },
      {
        nl: 'Een tijd in het uur dat overgeslagen wordt krijgt de eerste tijd die wel bestaat.',
        en: 'A time in the hour that is skipped is told the next one that exists.',
      },
      { nl: 'Alles werkt met het toetsenbord.', en: 'Everything works by keyboard.' },
    ],
  },
  {
    name: 'dollar-api',
    icon: 'pulse',
    text: { nl: 'De getypeerde client: includes, filters, opnieuw proberen', en: 'The typed client: includes, filters, retries' },
    proves: [
      { nl: 'Een GET die 503 krijgt gaat één keer opnieuw, een POST nooit.', en: 'A GET that gets 503 is tried once more, a POST never.' },
      { nl: 'Een token dat niemand vroeg is een fout.', en: 'A token that nobody asked for is an error.' },
    ],
  },
  {
    name: 'dupe',
    icon: 'copy',
    effect: 'writes',
    text: { nl: 'Twee keer drukken, twee tabbladen en een verouderde versie', en: 'A double press, two tabs, and a version that is out of date' },
    proves: [
      { nl: 'Dezelfde sleutel maakt één regel.', en: 'The same key makes one row.' },
      { nl: 'Tegelijk is de tweede 409, met een oude versie 412.', en: 'At the same time the second is 409, on an old version 412.' },
      { nl: 'Twee dezelfde GETs van een pagina zoeken één keer op wie vraagt.', en: 'Two equal GETs of one page look up once who asks.' },
    ],
  },
  {
    name: 'form',
    icon: 'text-t',
    text: { nl: 'Elk soort veld in elke toestand, en het overzicht van fouten', en: 'Every kind of field in every state, and the error summary' },
    proves: [
      { nl: 'Een veld wordt pas nagekeken als je het verlaat.', en: 'A field is checked when it is left, not before.' },
      { nl: 'Wat je typte blijft staan bij een fout.', en: 'What was typed stays when something is wrong.' },
      { nl: 'Alles werkt ook zonder script.', en: 'Everything works without script too.' },
    ],
  },
  {
    name: 'formbuilder',
    icon: 'squares-four',
    effect: 'writes',
    text: { nl: 'Bouw een formulier en vul het in', en: 'Build a form and fill it in' },
    proves: [
      { nl: 'Wat je bouwt is wat een bezoeker ziet.', en: 'What is built is what a visitor sees.' },
      { nl: 'De antwoorden komen terug met hun vraag.', en: 'The answers come back with their question.' },
    ],
  },
  {
    name: 'sentry',
    icon: 'warning-fill',
    effect: 'throws',
    text: { nl: 'Gooit expres een fout en toont wat ervan gemeld wordt', en: 'Fails on purpose and shows what is reported of it' },
    proves: [
      { nl: 'In een melding staat niets over een persoon.', en: 'A report says nothing about a person.' },
      { nl: 'De melding en het antwoord hebben hetzelfde nummer.', en: 'The report and the answer have the same id.' },
    ],
  },
  {
    name: 'server-error',
    icon: 'x-circle-fill',
    effect: 'throws',
    text: { nl: 'De foutpagina bij elke status', en: 'The error page of every status' },
    proves: [{ nl: 'De teksten zijn letterlijk die van de specificatie.', en: 'The texts are those of the specification to the letter.' }],
  },
  {
    name: 'step-form',
    icon: 'list-numbers',
    effect: 'writes',
    text: { nl: 'Vier stappen met elk een eigen adres, en een bestand', en: 'Four steps, each with its own address, and a file' },
    proves: [
      { nl: 'Wat je typte is er nog na opnieuw laden.', en: 'What was typed is still there after a reload.' },
      { nl: 'Een link brengt je terug bij de stap waar je was.', en: 'A link leads back to the step where you were.' },
    ],
  },
  {
    name: 'step-form-2',
    icon: 'git-branch',
    effect: 'writes',
    text: { nl: 'Hetzelfde met een vertakking en een overzicht', en: 'The same with a branch and a summary' },
    proves: [
      { nl: 'Een vraag die niet geldt wordt niet gesteld en niet bewaard.', en: 'A question that does not apply is neither asked nor kept.' },
      { nl: 'Het werkt ook op één pagina zonder script.', en: 'It works on one page without script too.' },
    ],
  },
  {
    name: 'toaster',
    icon: 'chat-circle',
    text: { nl: 'Elke melding: 6 seconden, één tegelijk', en: 'Every toast: 6 seconds, one at a time' },
    proves: [
      { nl: 'Een melding blijft staan zolang je erop staat.', en: 'A toast stays while the pointer or the focus is on it.' },
      { nl: 'Een schermlezer leest hem voor.', en: 'A screen reader reads it out.' },
    ],
  },
  {
    name: 'user-store',
    icon: 'user-circle',
    text: { nl: 'Wie is ingelogd, met rollen en gekozen organisatie', en: 'Who is signed in, with roles and the selected organization' },
    proves: [
      { nl: 'De gekozen organisatie blijft bewaard, tot je er niet meer bij hoort.', en: 'The selected organization is kept, until you are no longer of it.' },
      { nl: 'Na uitloggen is alles na 500 ms weg.', en: 'After signing out everything is gone in 500 ms.' },
    ],
  },
  {
    name: 'user',
    icon: 'user',
    text: { nl: 'De huidige gebruiker, zoals de API die geeft, met alle rechten', en: 'The current user as the API gives it, with every right' },
    proves: [{ nl: 'De rechten zijn die van de tabel met rechten.', en: 'The rights are those of the abilities table.' }],
  },
]
