import { defineMessages } from '#kernel/i18n/messages.ts'

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

/** What an organization offers its volunteers. */
export const supportWords = defineMessages({
  induction: { nl: 'Iemand werkt je in', en: 'Somebody shows you around' },
  fixed_contact: { nl: 'Je hebt een vaste begeleider', en: 'You have somebody to turn to' },
  training: { nl: 'Je krijgt een training', en: 'You get training' },
  buddy: { nl: 'Je loopt eerst met iemand mee', en: 'You join somebody first' },
  team: { nl: 'Je werkt in een team', en: 'You work in a team' },
  meal: { nl: 'Je eet of drinkt mee', en: 'Food or drinks are on us' },
  certificate: { nl: 'Je krijgt een bewijs van wat je hebt gedaan', en: 'You get a certificate of what you have done' },
})
