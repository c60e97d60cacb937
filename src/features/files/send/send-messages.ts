import { defineMessages } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Words of uploads in progress. */
export const sendWords = defineMessages({
  add: { nl: 'Bestanden toevoegen', en: 'Add files' },
  camera: { nl: 'Maak een foto', en: 'Take a photo' },
  choose: { nl: 'Kies een bestand', en: 'Choose a file' },
  send: { nl: 'Verstuur het bestand', en: 'Send the file' },
  drop: { nl: 'Laat los om toe te voegen', en: 'Let go to add' },
  invite: {
    nl: 'Of sleep ze hierheen, of plak ze. JPG, PNG, WebP, AVIF of PDF, tot 10 MB.',
    en: 'Or drag them here, or paste them. JPG, PNG, WebP, AVIF or PDF, up to 10 MB.',
  },
  head: { nl: 'Onderweg', en: 'On their way' },
  ready: {
    nl: (f: N & { of: number }) => `${f.n} van ${f.of} ${f.of === 1 ? 'is' : 'zijn'} klaar`,
    en: (f: N & { of: number }) => `${f.n} of ${f.of} ${f.of === 1 ? 'is' : 'are'} done`,
  },
  goOn: { nl: 'Je kunt gewoon doorwerken', en: 'You can go on working' },
  offline: {
    nl: 'Je bent even niet verbonden. We wachten, en gaan vanzelf verder.',
    en: 'You are offline for now. We wait, and go on by ourselves.',
  },
  signedOut: {
    nl: 'Je bent uitgelogd. Log weer in, en kies dan opnieuw wat nog wacht.',
    en: 'You are signed out. Sign in again, and then choose once more what still waits.',
  },
  signIn: { nl: 'Log weer in', en: 'Sign in again' },
  waiting: { nl: 'Wacht op zijn beurt', en: 'Waiting for its turn' },
  making: { nl: 'Bijna klaar…', en: 'Almost done…' },
  done: { nl: 'Klaar', en: 'Done' },
  lost: { nl: 'De verbinding viel weg', en: 'The connection was lost' },
  retry: { nl: 'Probeer opnieuw', en: 'Try again' },
  stop: { nl: (f: { name: string }) => `Stop ${f.name}`, en: (f: { name: string }) => `Stop ${f.name}` },
  hide: { nl: (f: { name: string }) => `Haal ${f.name} uit deze lijst`, en: (f: { name: string }) => `Take ${f.name} off this list` },
  clear: { nl: 'Ruim op wat klaar is', en: 'Clear what is done' },
  tooLarge: { nl: 'Dit bestand is groter dan 10 MB.', en: 'This file is larger than 10 MB.' },
})
