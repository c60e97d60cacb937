import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Words of a review queue. */
export const queueWords = defineMessages({
  oldestFirst: { nl: 'Oudste eerst', en: 'Oldest first' },
  place: { nl: (f: { at: number; of: number }) => `${f.at} van ${f.of}`, en: (f: { at: number; of: number }) => `${f.at} of ${f.of}` },
  waits: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Wacht 1 dag', other: `Wacht ${n} dagen` }),
    en: ({ n }: N) => plural('en', n, { one: 'Waiting 1 day', other: `Waiting ${n} days` }),
  },
  today: { nl: 'Vandaag ontvangen', en: 'Received today' },
  decided: {
    nl: (f: { status: string; who: string; time: string }) => `${f.status} door ${f.who}, ${f.time}`,
    en: (f: { status: string; who: string; time: string }) => `${f.status} by ${f.who}, ${f.time}`,
  },
  earlier: { nl: ({ n }: N) => `${n} eerder vandaag`, en: ({ n }: N) => `${n} earlier today` },
  takeBack: {
    nl: ({ name }: { name: string }) => `Neem het besluit over ${name} terug`,
    en: ({ name }: { name: string }) => `Take back the decision on ${name}`,
  },
  whole: { nl: 'De hele rij', en: 'The whole queue' },
  nothing: { nl: 'Niets wacht op je', en: 'Nothing is waiting for you' },
  checks: { nl: 'Wat je controleert', en: 'What you check' },
  decision: { nl: 'Je besluit', en: 'Your decision' },
  keys: { nl: 'Sneltoetsen', en: 'Shortcuts' },
  keysClose: { nl: 'Sluit', en: 'Close' },
  keysOn: { nl: 'Gebruik toetsen van één letter', en: 'Use keys of one letter' },
  keyNext: { nl: 'Volgende', en: 'Next' },
  keyPrevious: { nl: 'Vorige', en: 'Previous' },
  keyApprove: { nl: 'Plaats of keur goed', en: 'Publish or approve' },
  keyRefuse: { nl: 'Wijs af, met een reden', en: 'Deny, with a reason' },
  keyAsk: { nl: 'Stel een vraag of vraag om aanpassing', en: 'Ask a question, or for changes' },
  keyOpen: { nl: 'Open de pagina', en: 'Open the page' },
  keyUndo: { nl: 'Neem je besluit terug', en: 'Take your decision back' },
  keySend: { nl: 'Verstuur wat je schreef', en: 'Send what you wrote' },
  keySearch: { nl: 'Zoek overal', en: 'Search everywhere' },
  keyCard: { nl: 'Deze kaart', en: 'This card' },
  after: { nl: ({ name }: { name: string }) => `Daarna: ${name}`, en: ({ name }: { name: string }) => `After this: ${name}` },
})
