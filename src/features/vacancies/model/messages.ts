import { defineMessages, plural } from '#kernel/i18n/messages.ts'

const places = (n: number) => plural('nl', n, { one: '1 plek', other: `${n} plekken` })
const spots = (n: number) => plural('en', n, { one: '1 place', other: `${n} places` })

/** Words used wherever a vacancy is shown. */
export const vacancyWords = defineMessages({
  vacancyBank: { nl: 'Vacaturebank', en: 'Find volunteer work' },
  fromHome: { nl: 'vanuit huis', en: 'from home' },
  isNew: { nl: 'Nieuw', en: 'New' },
  ended_filled: { nl: 'Vergeven', en: 'Filled' },
  ended_paused: { nl: 'Even dicht', en: 'Closed for now' },
  ended_expired: { nl: 'Afgelopen', en: 'Ended' },
  ended_closed: { nl: 'Gesloten', en: 'Closed' },
  neededNow: { nl: 'Nu hard nodig', en: 'Badly needed now' },
  simpleDutch: { nl: 'Eenvoudig Nederlands', en: 'Simple Dutch' },
  sameWork: {
    nl: ({ n }: { n: number }) => `Hetzelfde werk bij deze organisatie: nog ${n} keer`,
    en: ({ n }: { n: number }) => `The same work at this organization: ${n} more`,
  },
  places: { nl: ({ n }: { n: number }) => places(n), en: ({ n }: { n: number }) => spots(n) },
})

export const languageWords = defineMessages({
  A1: { nl: 'Je spreekt een paar woorden Nederlands.', en: 'You speak a few words of Dutch.' },
  A2: { nl: 'Je spreekt eenvoudig Nederlands.', en: 'You speak simple Dutch.' },
  B1: { nl: 'Je kunt een gesprek voeren in het Nederlands.', en: 'You can hold a conversation in Dutch.' },
  B2: { nl: 'Je spreekt goed Nederlands.', en: 'You speak Dutch well.' },
  C1: { nl: 'Je spreekt en schrijft heel goed Nederlands.', en: 'You speak and write Dutch very well.' },
})

export const requirementWords = defineMessages({
  vog: {
    nl: 'Je vraagt een VOG aan. Dat is een verklaring dat je niets op je naam hebt dat bij dit werk niet past. De organisatie helpt je. Voor jou is het gratis.',
    en: 'You need a police check (VOG). It says that nothing in your past stands in the way of this work. The organization helps you. It is free for you.',
  },
  driving_licence: { nl: 'Je hebt een rijbewijs B.', en: 'You have a driving licence (B).' },
  first_aid: { nl: 'Je hebt een EHBO-diploma.', en: 'You have a first-aid certificate.' },
  training: { nl: 'Je volgt eerst een korte training.', en: 'You take a short training first.' },
})

export const requirementTags = defineMessages({
  vog: { nl: 'Bewijs van goed gedrag (VOG) nodig', en: 'Police check (VOG) needed' },
  driving_licence: { nl: 'Rijbewijs B', en: 'Driving licence' },
  first_aid: { nl: 'EHBO', en: 'First aid' },
  training: { nl: 'Met training', en: 'With training' },
})
