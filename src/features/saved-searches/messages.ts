import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type About = { search: string }

export const savedSearchWords = defineMessages({
  everything: { nl: 'Alle plekken', en: 'All places' },
  filtersGone: { nl: 'Deze filters bestaan niet meer', en: 'These filters no longer exist' },
  around: {
    nl: ({ km, place }: { km: number; place: string }) => `tot ${km} km van ${place}`,
    en: ({ km, place }: { km: number; place: string }) => `up to ${km} km from ${place}`,
  },
  at_once: { nl: 'Meteen', en: 'At once' },
  daily: { nl: 'Elke ochtend', en: 'Every morning' },
  weekly: { nl: 'Elke maandag', en: 'Every Monday' },
  at_onceNote: { nl: 'Tussen 7 en 22 uur', en: 'Between 7 am and 10 pm' },
  howOften: { nl: 'Hoe vaak?', en: 'How often?' },
  tellMe: { nl: 'Niet gevonden wat je zocht?', en: 'Did not find what you looked for?' },
  tellMeText: { nl: 'We mailen je als er een plek bij komt die past bij deze zoekopdracht.', en: 'We email you when a new place fits this search.' },
  mailMe: { nl: 'Mail mij nieuwe plekken', en: 'Email me new places' },
  saved: {
    nl: 'Bewaard. We mailen je elke ochtend wat nieuw is. Bij je instellingen verander je dat.',
    en: 'Saved. We email you every morning what is new. You can change that in your settings.',
  },
  askTitle: { nl: 'Krijg een mail als er iets nieuws is', en: 'Get an email when there is something new' },
  askText: { nl: ({ search }: About) => `Je zoekt: ${search}.`, en: ({ search }: About) => `You are looking for: ${search}.` },
  emailHint: {
    nl: 'We gebruiken je adres alleen hiervoor. Na een jaar, of als je stopt, wissen we het.',
    en: 'We use your address for this only. After a year, or when you stop, we erase it.',
  },
  ask: { nl: 'Mail mij', en: 'Email me' },
  haveAccount: { nl: 'Heb je een account?', en: 'Do you have an account?' },
  signIn: { nl: 'Inloggen', en: 'Sign in' },
  backToResults: { nl: 'Terug naar de resultaten', en: 'Back to the results' },
  lookInMail: { nl: 'Kijk in je mail', en: 'Look in your mailbox' },
  lookInMailText: {
    nl: ({ email }: { email: string }) => `We stuurden een mail naar ${email}. Klik daarin op de knop. Daarna mailen we je wat nieuw is.`,
    en: ({ email }: { email: string }) => `We sent an email to ${email}. Press the button in it. Then we email you what is new.`,
  },
  confirmTitle: { nl: 'Zullen we je mailen?', en: 'Shall we email you?' },
  confirm: { nl: 'Ja, mail mij', en: 'Yes, email me' },
  confirmedTitle: { nl: 'Gelukt. We mailen je.', en: 'Done. We will email you.' },
  confirmedText: {
    nl: ({ search, often }: About & { often: string }) => `Je zoekt: ${search}. Hoe vaak: ${often}.`,
    en: ({ search, often }: About & { often: string }) => `You are looking for: ${search}. How often: ${often}.`,
  },
  stopTitle: { nl: 'Wil je deze mails niet meer?', en: 'No more of these emails?' },
  stop: { nl: 'Stop deze mails', en: 'Stop these emails' },
  stoppedTitle: { nl: 'Je krijgt deze mails niet meer.', en: 'You will not get these emails any more.' },
  stoppedText: { nl: 'We hebben deze zoekopdracht gewist.', en: 'We have erased this search.' },
  unknownTitle: { nl: 'Deze link werkt niet meer.', en: 'This link no longer works.' },
  unknownText: { nl: 'De mails zijn al gestopt, of de link is niet compleet.', en: 'The emails have been stopped already, or the link is not complete.' },
  seeAll: { nl: 'Zoek vrijwilligerswerk', en: 'Find volunteer work' },
  list: { nl: 'Bewaarde zoekopdrachten', en: 'Saved searches' },
  listText: { nl: 'We mailen je als er een nieuwe plek bij komt.', en: 'We email you when there is a new place.' },
  listNone: {
    nl: 'Je hebt nog geen zoekopdracht bewaard. Onder de resultaten van het zoeken kan dat.',
    en: 'You have not saved a search yet. You can do so below the results of a search.',
  },
  change: { nl: 'Sla op', en: 'Save' },
  changeOne: { nl: ({ search }: About) => `Sla op: hoe vaak we mailen over ${search}`, en: ({ search }: About) => `Save how often we email about ${search}` },
  remove: { nl: 'Verwijder', en: 'Remove' },
  removeOne: { nl: ({ search }: About) => `Verwijder ${search}`, en: ({ search }: About) => `Remove ${search}` },
  changed: { nl: 'Opgeslagen.', en: 'Saved.' },
})

const found = {
  nl: (n: number) => plural('nl', n, { one: '1 nieuwe plek', other: `${n} nieuwe plekken` }),
  en: (n: number) => plural('en', n, { one: '1 new place', other: `${n} new places` }),
}

export const alertWords = defineMessages({
  hello: {
    nl: ({ firstName }: { firstName: string | null }) => (firstName ? `Dag ${firstName},` : 'Dag,'),
    en: ({ firstName }: { firstName: string | null }) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  },
  confirmSubject: { nl: 'Zullen we je mailen als er iets nieuws is?', en: 'Shall we email you when there is something new?' },
  confirmText: {
    nl: ({ search }: About) => `Iemand vroeg om mails op dit adres over nieuw vrijwilligerswerk: ${search}. Was jij dat? Druk dan op de knop.`,
    en: ({ search }: About) => `Somebody asked for emails to this address about new volunteer work: ${search}. Was that you? Then press the button.`,
  },
  confirmElse: {
    nl: 'Was jij het niet? Dan hoef je niets te doen. Na een week wissen we je adres.',
    en: 'Was it not you? Then you need not do anything. After a week we erase your address.',
  },
  confirm: { nl: 'Ja, mail mij', en: 'Yes, email me' },
  whyConfirm: { nl: 'Je krijgt deze e-mail omdat iemand dit adres invulde.', en: 'You get this email because somebody entered this address.' },
  foundSubject: {
    nl: ({ n, search }: { n: number; search: string | null }) => (search ? `${found.nl(n)}: ${search}` : found.nl(n)),
    en: ({ n, search }: { n: number; search: string | null }) => (search ? `${found.en(n)}: ${search}` : found.en(n)),
  },
  foundText: {
    nl: ({ n }: { n: number }): string =>
      n === 1 ? 'Er is een plek bij gekomen die past bij wat je zoekt.' : 'Er zijn plekken bij gekomen die passen bij wat je zoekt.',
    en: ({ n }: { n: number }): string =>
      n === 1 ? 'There is a new place that fits what you are looking for.' : 'There are new places that fit what you are looking for.',
  },
  seeAll: { nl: 'Bekijk alle resultaten', en: 'See all results' },
  whyFound: { nl: 'Je krijgt deze e-mail omdat je deze zoekopdracht bewaarde.', en: 'You get this email because you saved this search.' },
  stop: { nl: 'Stop deze mails', en: 'Stop these emails' },
})
