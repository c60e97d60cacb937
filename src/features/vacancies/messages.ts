import { defineMessages, plural } from '#kernel/i18n/messages.ts'

const places = (n: number) => plural('nl', n, { one: '1 plek', other: `${n} plekken` })
const spots = (n: number) => plural('en', n, { one: '1 place', other: `${n} places` })

/** Words that stand by a vacancy wherever it is shown. */
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
  places: { nl: ({ n }: { n: number }) => places(n), en: ({ n }: { n: number }) => spots(n) },
})

export const commitmentWords = defineMessages({
  one_off: { nl: 'Eén keer', en: 'Once' },
  recurring: { nl: 'Elke week', en: 'Every week' },
  flexible: { nl: 'Wanneer je kunt', en: 'Whenever you can' },
  project: { nl: 'Een paar weken', en: 'A few weeks' },
})

export const commitmentNotes = defineMessages({
  one_off: { nl: 'Een dag of een middag', en: 'A day or an afternoon' },
  recurring: { nl: 'Een vast moment', en: 'A set time' },
  flexible: { nl: 'Jij kiest de dag', en: 'You choose the day' },
  project: { nl: 'Met een begin en een eind', en: 'With a start and an end' },
})

export const suitableWords = defineMessages({
  alone: { nl: 'Zelfstandig', en: 'On your own' },
  one_on_one: { nl: 'Eén op één', en: 'One to one' },
  small_group: { nl: 'In een kleine groep', en: 'In a small group' },
  large_group: { nl: 'In een grote groep', en: 'In a large group' },
  remote: { nl: 'Vanuit huis', en: 'From home' },
  group: { nl: 'Met je team of club', en: 'With your team or club' },
  family: { nl: 'Samen met je kind', en: 'Together with your child' },
  language_learner: { nl: 'Goed als je Nederlands leert', en: 'Good if you are learning Dutch' },
  wheelchair: { nl: 'Rolstoel kan naar binnen', en: 'Wheelchair accessible' },
  school_internship: { nl: 'Maatschappelijke stage', en: 'Community service for school' },
  mbo_internship: { nl: 'Stage voor je mbo-opleiding', en: 'Internship for your vocational training (mbo)' },
  no_experience: { nl: 'Ervaring is niet nodig', en: 'No experience needed' },
  mdt: { nl: 'Maatschappelijke diensttijd', en: 'National community service (MDT)' },
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

/** What an organization does for whoever helps. */
export const supportWords = defineMessages({
  induction: { nl: 'Iemand werkt je in', en: 'Somebody shows you around' },
  fixed_contact: { nl: 'Je hebt een vaste begeleider', en: 'You have somebody to turn to' },
  training: { nl: 'Je krijgt een training', en: 'You get training' },
  buddy: { nl: 'Je loopt eerst met iemand mee', en: 'You join somebody first' },
  team: { nl: 'Je werkt in een team', en: 'You work in a team' },
  meal: { nl: 'Je eet of drinkt mee', en: 'Food or drinks are on us' },
  certificate: { nl: 'Je krijgt een bewijs van wat je hebt gedaan', en: 'You get a certificate of what you have done' },
})

export const requirementTags = defineMessages({
  vog: { nl: 'VOG nodig', en: 'Police check (VOG) needed' },
  driving_licence: { nl: 'Rijbewijs B', en: 'Driving licence' },
  first_aid: { nl: 'EHBO', en: 'First aid' },
  training: { nl: 'Met training', en: 'With training' },
})
