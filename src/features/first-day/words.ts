import { type Locale, defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { FirstDayStep } from './first-day.ts'

type Both = Record<Locale, string>
type StepWords = { title: Both; why: Both; act: Both; other?: Both }

/** Each step: what it is, why it matters in one sentence, and what its button says. */
export const stepWords: Readonly<Record<FirstDayStep, StepWords>> = {
  look: {
    title: { nl: 'Kies je kleuren en je logo', en: 'Choose your colours and logo' },
    why: { nl: 'Zo zien mensen meteen dat de site van jullie is.', en: 'People then see at once that the site is yours.' },
    act: { nl: 'Kies kleuren', en: 'Choose colours' },
  },
  contact: {
    title: { nl: 'Vertel hoe mensen jullie bereiken', en: 'Say how people can reach you' },
    why: { nl: 'Je telefoonnummer en e-mailadres staan onder elke pagina.', en: 'Your phone number and email address stand below every page.' },
    act: { nl: 'Vul contact in', en: 'Enter contact details' },
  },
  menu: {
    title: { nl: 'Maak het menu van de site', en: 'Make the menu of the site' },
    why: { nl: 'Er staat al een menu klaar. Zet erin wat bij jullie past.', en: 'A menu is there already. Put in what suits you.' },
    act: { nl: 'Bekijk het menu', en: 'See the menu' },
  },
  home: {
    title: { nl: 'Schrijf je startpagina', en: 'Write your home page' },
    why: { nl: 'Dit lezen bezoekers het eerst. De tekst die er staat mag je gebruiken.', en: 'Visitors read this first. You may use the text that is there.' },
    act: { nl: 'Open de startpagina', en: 'Open the home page' },
  },
  organization: {
    title: { nl: 'Voeg de eerste organisatie toe', en: 'Add the first organization' },
    why: {
      nl: 'Vacatures horen bij een organisatie, zoals een buurthuis of een school.',
      en: 'Vacancies belong to an organization, such as a community centre or a school.',
    },
    act: { nl: 'Voeg toe', en: 'Add one' },
    other: { nl: 'Of neem een lijst over', en: 'Or import a list' },
  },
  vacancy: {
    title: { nl: 'Zet de eerste vacature online', en: 'Put the first vacancy online' },
    why: { nl: 'Vanaf dan kunnen mensen zich bij jullie aanmelden.', en: 'From then on people can apply.' },
    act: { nl: 'Maak een vacature', en: 'Make a vacancy' },
  },
  people: {
    title: { nl: 'Haal je collega’s erbij', en: 'Bring in your colleagues' },
    why: { nl: 'Ze krijgen een mail en kunnen je dan helpen.', en: 'They get an email, and can help you from then on.' },
    act: { nl: 'Nodig iemand uit', en: 'Invite somebody' },
    other: { nl: 'Of neem een lijst met mensen over', en: 'Or import a list of people' },
  },
}

export const firstDayWords = defineMessages({
  title: { nl: 'Zo begint jullie site', en: 'How your site begins' },
  text: { nl: 'Doe het in je eigen tempo. Je kunt alles later nog veranderen.', en: 'Take your time. You can change everything later.' },
  progress: { nl: (f: { n: number; of: number }) => `${f.n} van ${f.of} klaar`, en: (f: { n: number; of: number }) => `${f.n} of ${f.of} done` },
  done: { nl: 'Klaar', en: 'Done' },
  doneSteps: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: 'Eén stap is klaar', other: `${f.n} stappen zijn klaar` }),
    en: (f: { n: number }) => plural('en', f.n, { one: 'One step is done', other: `${f.n} steps are done` }),
  },
  seeAgain: { nl: 'Bekijk', en: 'See' },
  seeSite: { nl: 'Bekijk je site', en: 'See your site' },
  putAway: { nl: 'Niet meer tonen', en: 'Do not show again' },
  puttingAway: { nl: 'Lijst gaat weg…', en: 'Putting it away…' },
  putAwayText: { nl: 'Je vindt de lijst terug bij Instellingen.', en: 'You find the list again in the settings.' },
  wasPutAway: { nl: 'De lijst staat nu bij Instellingen.', en: 'The list is in the settings now.' },
  settingTitle: { nl: 'De eerste dag', en: 'The first day' },
  settingShown: {
    nl: (f: { n: number }) =>
      plural('nl', f.n, {
        one: 'Er is nog één stap te doen. De lijst staat op je dashboard.',
        other: `Er zijn nog ${f.n} stappen te doen. De lijst staat op je dashboard.`,
      }),
    en: (f: { n: number }) =>
      plural('en', f.n, {
        one: 'There is one step left. The list is on your dashboard.',
        other: `There are ${f.n} steps left. The list is on your dashboard.`,
      }),
  },
  settingAway: {
    nl: (f: { n: number; day: string }) =>
      plural('nl', f.n, {
        one: `Er is nog één stap te doen. De lijst is weggezet op ${f.day}.`,
        other: `Er zijn nog ${f.n} stappen te doen. De lijst is weggezet op ${f.day}.`,
      }),
    en: (f: { n: number; day: string }) =>
      plural('en', f.n, {
        one: `There is one step left. The list was put away on ${f.day}.`,
        other: `There are ${f.n} steps left. The list was put away on ${f.day}.`,
      }),
  },
  toDashboard: { nl: 'Naar je dashboard', en: 'To your dashboard' },
  bringBack: { nl: 'Toon de lijst weer', en: 'Show the list again' },
  bringingBack: { nl: 'Lijst komt terug…', en: 'Bringing it back…' },
})
