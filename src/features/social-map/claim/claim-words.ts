import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }

/** An organization asks to look after an entry; the center decides. */
export const claimWords = defineMessages({
  claims: { nl: (f: Named) => `${f.name} wil dit beheren`, en: (f: Named) => `${f.name} would like to look after this` },
  sameNumber: { nl: 'Het KvK-nummer is hetzelfde.', en: 'The KvK number is the same.' },
  otherNumber: {
    nl: 'Het KvK-nummer is niet hetzelfde, of ontbreekt. Vraag na of het klopt.',
    en: 'The KvK number is not the same, or missing. Ask whether it is right.',
  },
  accept: { nl: 'Laat hen beheren', en: 'Let them look after it' },
  refuse: { nl: 'Nee, niet van hen', en: 'No, not theirs' },
  isGiven: { nl: (f: Named) => `${f.name} heeft een beheerder`, en: (f: Named) => `${f.name} is looked after now` },
  isRefused: { nl: (f: Named) => `${f.name} blijft zonder beheerder`, en: (f: Named) => `${f.name} stays without somebody who looks after it` },
  own: { nl: 'Is dit van jullie?', en: 'Is this yours?' },
  ownText: {
    nl: (f: Named) => `Niemand van hier houdt dit bij. Werk je bij ${f.name}? Vraag dan om het zelf te beheren.`,
    en: (f: Named) => `Nobody here keeps this up to date. Do you work at ${f.name}? Then ask to look after it yourself.`,
  },
  ask: { nl: 'Vraag om te beheren', en: 'Ask to look after it' },
  forWhom: { nl: 'Voor welke organisatie?', en: 'For which organization?' },
  isAsked: { nl: 'Jullie hebben hierom gevraagd. Je hoort van ons.', en: 'You have asked for this. You will hear from us.' },
})
