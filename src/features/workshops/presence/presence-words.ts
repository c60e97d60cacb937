import { defineMessages, plural } from '#kernel/i18n/messages.ts'

export const presenceWords = defineMessages({
  title: { nl: 'Wie is er?', en: 'Who is there?' },
  workshops: { nl: 'Workshops', en: 'Workshops' },
  sessions: { nl: 'De keren', en: 'The sessions' },
  present: { nl: 'Er', en: 'There' },
  absent: { nl: 'Niet', en: 'Not' },
  caughtUp: { nl: 'Ingehaald', en: 'Caught up' },
  ofWhom: { nl: ({ name }: { name: string }) => `Is ${name} er?`, en: ({ name }: { name: string }) => `Is ${name} there?` },
  counts: {
    nl: (f: { here: number; not: number; open: number }) =>
      [plural('nl', f.here, { one: '1 is er', other: `${f.here} zijn er` }), `${f.not} niet`, `${f.open} nog niet gevraagd`].join(', '),
    en: (f: { here: number; not: number; open: number }) =>
      [plural('en', f.here, { one: '1 is there', other: `${f.here} are there` }), `${f.not} not`, `${f.open} not asked yet`].join(', '),
  },
  rest: { nl: 'Rest is er', en: 'The rest is there' },
  offline: { nl: 'Geen internet. Je keuzes worden straks verstuurd.', en: 'No internet. Your choices will be sent later.' },
  sending: { nl: 'Je keuzes worden verstuurd…', en: 'Your choices are being sent…' },
  kept: { nl: ({ time }: { time: string }) => `Bewaard op dit toestel om ${time}`, en: ({ time }: { time: string }) => `Kept on this device at ${time}` },
  saved: { nl: 'Alles is verstuurd', en: 'Everything has been sent' },
  notKept: {
    nl: 'Dit toestel bewaart niets. Laat de pagina open tot alles verstuurd is.',
    en: 'This device keeps nothing. Leave the page open until everything has been sent.',
  },
  save: { nl: 'Bewaar', en: 'Save' },
  done: { nl: 'Klaar voor vandaag', en: 'Done for today' },
  doneTitle: { nl: 'Klaar. Alles is bewaard.', en: 'Done. Everything is saved.' },
  doneWaits: {
    nl: 'Je keuzes staan op dit toestel en gaan weg zodra er internet is.',
    en: 'Your choices are on this device and go as soon as there is internet.',
  },
  nobody: { nl: 'Niemand heeft zich aangemeld.', en: 'Nobody has registered.' },
  notYet: { nl: 'Je kunt dit invullen vanaf een uur voor het begin.', en: 'You can fill this in from an hour before it begins.' },
  certificate: { nl: 'Bewijs van', en: 'Certificate of' },
  after: { nl: 'Daarna', en: 'Afterwards' },
  getsCertificate: {
    nl: 'Wie alle keren was of ze inhaalde, krijgt vanzelf een bewijs. Zet je iemand daarna op Niet, dan vervalt het.',
    en: 'Whoever was at all sessions or caught up gets a certificate by itself. If you change somebody to Not afterwards, it is withdrawn.',
  },
  walkIn: { nl: 'Iemand zonder aanmelding?', en: 'Somebody who is not registered?' },
  walkInText: { nl: 'Schrijf op wie er is. Diegene staat dan op de lijst, met Er.', en: 'Write down who is there. They are then on the list, as There.' },
  walkInName: { nl: 'Naam', en: 'Name' },
  walkInPhone: { nl: 'Telefoonnummer', en: 'Phone number' },
  walkInAdd: { nl: 'Zet op de lijst', en: 'Put on the list' },
  walkInDone: { nl: ({ name }: { name: string }) => `${name} staat op de lijst.`, en: ({ name }: { name: string }) => `${name} is on the list.` },
  walkInFull: {
    nl: ({ name }: { name: string }) => `Alle plekken zijn bezet. ${name} staat op de wachtlijst. Zet eerst het aantal plekken hoger en geef dan een plek.`,
    en: ({ name }: { name: string }) => `All places are taken. ${name} is on the waiting list. Raise the number of places first, and then give a place.`,
  },
  walkInAsk: { nl: 'Meld het bij ons: dan zetten wij die persoon op de lijst.', en: 'Tell us: then we put that person on the list.' },
  slip: { nl: 'Verkeerd gedrukt? Je kunt alles nog veranderen.', en: 'Pressed wrong? You can still change everything.' },
})
