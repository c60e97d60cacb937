import { defineMessages } from '#kernel/i18n/messages.ts'
import { capitalize } from './capitalize.ts'

/** For whom the work is done, in the form used within a sentence. The search reads the same words (database/vacancies/group_words.sql). */
export const targetGroupWords = defineMessages({
  children: { nl: 'kinderen', en: 'children' },
  young_people: { nl: 'jongeren', en: 'young people' },
  adults: { nl: 'volwassenen', en: 'adults' },
  older_people: { nl: 'ouderen', en: 'older people' },
  families: { nl: 'gezinnen', en: 'families' },
  newcomers: { nl: 'nieuwkomers en vluchtelingen', en: 'newcomers and refugees' },
  disability: { nl: 'mensen met een beperking', en: 'people with a disability' },
  dementia: { nl: 'mensen met dementie', en: 'people with dementia' },
  mental_health: { nl: 'mensen met psychische klachten', en: 'people with mental health problems' },
  carers: { nl: 'mantelzorgers', en: 'family carers' },
  money_worries: { nl: 'mensen met geldzorgen', en: 'people with money worries' },
  homeless: { nl: 'mensen zonder thuis', en: 'homeless people' },
  lhbtiq: { nl: 'lhbtiq+’ers', en: 'LGBTIQ+ people' },
  animals_nature: { nl: 'dieren en natuur', en: 'animals and nature' },
})

/** The same, capitalized for a list. */
export const targetGroupNames = Object.fromEntries(
  Object.entries(targetGroupWords).map(([code, { nl, en }]) => [code, { nl: capitalize(nl), en: capitalize(en) }]),
) as typeof targetGroupWords
