import { defineMessages } from '#kernel/i18n/messages.ts'
import { capitalize } from './capitalize.ts'

/** What volunteers do. The search reads the same words (database/vacancies/work_words.sql). */
export const activityWords = defineMessages({
  administration: { nl: 'Administratie', en: 'Administration' },
  board: { nl: 'Bestuur', en: 'Board work' },
  guidance: { nl: 'Begeleiden, maatje zijn', en: 'Being a buddy' },
  company: { nl: 'Bezoek en gezelschap', en: 'Visits and company' },
  shopping: { nl: 'Boodschappen doen', en: 'Doing the shopping' },
  driving: { nl: 'Rijden en vervoer', en: 'Driving and transport' },
  digital_help: { nl: 'Hulp met computer en telefoon', en: 'Help with computers and phones' },
  first_aid: { nl: 'EHBO', en: 'First aid' },
  fundraising: { nl: 'Geld inzamelen', en: 'Fundraising' },
  hosting: { nl: 'Gastvrouw of gastheer zijn', en: 'Welcoming guests' },
  catering: { nl: 'Koken en schenken', en: 'Cooking and serving' },
  odd_jobs: { nl: 'Klussen', en: 'Odd jobs' },
  teaching: { nl: 'Les geven, taal oefenen', en: 'Teaching, language practice' },
  reception: { nl: 'Receptie en telefoon', en: 'Reception and telephone' },
  technology: { nl: 'Techniek en repareren', en: 'Technical work and repairs' },
  gardening: { nl: 'Tuin en groen', en: 'Gardens and green spaces' },
  training: { nl: 'Training geven', en: 'Giving training' },
  media: { nl: 'Website en sociale media', en: 'Website and social media' },
  outings: { nl: 'Wandelen en fietsen', en: 'Walking and cycling' },
})

/** Skills that help, in the form used within a sentence. */
export const skillWords = defineMessages({
  listening: { nl: 'luisteren', en: 'listening' },
  contact: { nl: 'contact maken', en: 'meeting people' },
  patience: { nl: 'geduld', en: 'patience' },
  teamwork: { nl: 'samenwerken', en: 'working together' },
  independence: { nl: 'zelfstandig werken', en: 'working on your own' },
  leading: { nl: 'leiding geven', en: 'leading others' },
  organizing: { nl: 'organiseren', en: 'organizing' },
  writing: { nl: 'schrijven', en: 'writing' },
  speaking: { nl: 'spreken voor een groep', en: 'speaking to a group' },
  finance: { nl: 'cijfers en geldzaken', en: 'figures and finance' },
  legal: { nl: 'regels en wetten', en: 'rules and law' },
  marketing: { nl: 'reclame maken', en: 'marketing' },
  web: { nl: 'computers en websites', en: 'computers and websites' },
  translating: { nl: 'vertalen', en: 'translating' },
  cooking: { nl: 'koken', en: 'cooking' },
  children: { nl: 'omgaan met kinderen', en: 'being with children' },
  older_people: { nl: 'omgaan met ouderen', en: 'being with older people' },
  sport: { nl: 'sport en bewegen', en: 'sport' },
  creativity: { nl: 'creatief zijn', en: 'being creative' },
  technical: { nl: 'technisch werk', en: 'technical work' },
})

/** The same, capitalized for a list. */
export const skillNames = Object.fromEntries(
  Object.entries(skillWords).map(([code, { nl, en }]) => [code, { nl: capitalize(nl), en: capitalize(en) }]),
) as typeof skillWords
