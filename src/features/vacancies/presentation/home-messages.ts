import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The home page of a site. */
export const homeWords = defineMessages({
  title: { nl: ({ town }: { town: string }) => `Vrijwilligerswerk in ${town}`, en: ({ town }: { town: string }) => `Volunteer work in ${town}` },
  welcome: {
    nl: ({ town }: { town: string }) => `${town} zoekt jou. Voor een uurtje, of voor langer.`,
    en: ({ town }: { town: string }) => `${town} is looking for you. For an hour, or for longer.`,
  },
  intro: { nl: 'Je hoeft niets te kunnen om iets te betekenen.', en: 'You do not need any skill to mean something to someone.' },
  choose: {
    nl: ({ n }: { n: number }) => (n === 0 ? '' : `Kies uit ${plural('nl', n, { one: '1 plek', other: `${n} plekken` })} bij jou in de buurt.`),
    en: ({ n }: { n: number }) => (n === 0 ? '' : `Choose from ${plural('en', n, { one: '1 place', other: `${n} places` })} near you.`),
  },
  quick: { nl: 'Snel zoeken', en: 'Quick search' },
  once: { nl: 'Eén keer helpen', en: 'Help once' },
  weekend: { nl: 'In het weekend', en: 'At the weekend' },
  evening: { nl: '’s Avonds', en: 'In the evening' },
  outside: { nl: 'Lekker buiten', en: 'Outdoors' },
  whatMakesYouHappy: { nl: 'Waar word jij blij van?', en: 'What makes you happy?' },
  neededNowText: {
    nl: 'Hier is je hulp deze weken het meest nodig.',
    en: 'This is where your help is needed most these weeks.',
  },
  newIn: { nl: ({ town }: { town: string }) => `Nieuw in ${town}`, en: ({ town }: { town: string }) => `New in ${town}` },
  nothingYet: { nl: 'Hier komt vrijwilligerswerk te staan.', en: 'Volunteer work will be shown here.' },
  nothingYetText: {
    nl: 'We verzamelen de eerste plekken. Wil je een mail zodra er iets is?',
    en: 'We are collecting the first places. Would you like an email as soon as there is something?',
  },
  mailMe: { nl: 'Mail mij nieuwe plekken', en: 'Email me new places' },
  seeAll: {
    nl: ({ n }: { n: number }) => (n === 1 ? 'Bekijk de vacature' : `Bekijk alle ${n} vacatures`),
    en: ({ n }: { n: number }) => (n === 1 ? 'See the vacancy' : `See all ${n} vacancies`),
  },
  howMuchTime: { nl: 'Hoeveel tijd heb je?', en: 'How much time do you have?' },
  stuck: { nl: 'Kom je er niet uit?', en: 'Not sure what to choose?' },
  call: { nl: ({ phone }: { phone: string }) => `Bel ${phone}.`, en: ({ phone }: { phone: string }) => `Call ${phone}.` },
  together: { nl: 'Dan zoeken we samen iets dat past.', en: 'Then we look for something that suits you, together.' },
  lookingForVolunteers: { nl: 'Zoek je zelf vrijwilligers?', en: 'Are you looking for volunteers?' },
  lookingText: { nl: 'Meld je school, club of stichting aan. Dat is gratis.', en: 'Sign up your school, club or foundation. It is free.' },
  signUp: { nl: 'Organisatie aanmelden', en: 'Sign up an organization' },
})
