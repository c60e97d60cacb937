import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'
import { languageName } from '#kernel/i18n/spoken-languages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { skillWords } from '#features/vacancies/model/work-words.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import type { DistanceBand, Goal } from '#features/pool/model/codes.ts'
import type { Fit, Misfit } from './reasons.ts'

const words = defineMessages({
  dayparts: { nl: (f: { when: string }) => `Kan ${f.when}`, en: (f: { when: string }) => `Free ${f.when}` },
  themes: { nl: (f: { what: string }) => `Wil graag: ${f.what}`, en: (f: { what: string }) => `Would like: ${f.what}` },
  skills: { nl: (f: { what: string }) => `Kan goed: ${f.what}`, en: (f: { what: string }) => `Is good at: ${f.what}` },
  targetGroups: { nl: (f: { whom: string }) => `Wil iets doen voor ${f.whom}`, en: (f: { whom: string }) => `Wants to do something for ${f.whom}` },
  near: { nl: (f: { town: string }) => `Woont in ${f.town}`, en: (f: { town: string }) => `Lives in ${f.town}` },
  inReach: {
    nl: (f: { km: number }) => `Wil tot ${f.km} km reizen, dat is ver genoeg`,
    en: (f: { km: number }) => `Will travel up to ${f.km} km, which is far enough`,
  },
  languages: { nl: (f: { what: string }) => `Spreekt ${f.what}`, en: (f: { what: string }) => `Speaks ${f.what}` },
  dutch: { nl: (f: { level: string }) => `Nederlands op niveau ${f.level}`, en: (f: { level: string }) => `Dutch at level ${f.level}` },
  commitment: { nl: (f: { how: string }) => `Wil: ${f.how}`, en: (f: { how: string }) => `Wants: ${f.how}` },
  vog: { nl: (f: { year: number }) => `VOG gezien in ${f.year}`, en: (f: { year: number }) => `Police check (VOG) seen in ${f.year}` },
  drives: { nl: 'Komt met de auto', en: 'Comes by car' },
  otherDayparts: { nl: (f: { when: string }) => `Kan op andere dagen: ${f.when}`, en: (f: { when: string }) => `Is free at other times: ${f.when}` },
  fewerHours: {
    nl: (f: { hours: number; asked: number }) => `Wil hoogstens ${f.hours} uur in de week. Gevraagd: ${f.asked}`,
    en: (f: { hours: number; asked: number }) => `Wants ${f.hours} hours a week at most. Asked for: ${f.asked}`,
  },
  tooFar: {
    nl: (f: { km: number }) => `Wil hoogstens ${f.km} km reizen, dit is verder`,
    en: (f: { km: number }) => `Will travel ${f.km} km at most, this is farther`,
  },
  lessDutch: {
    nl: (f: { level: string; asked: string }) => `Leert Nederlands, nu ${f.level}. Gevraagd: ${f.asked}`,
    en: (f: { level: string; asked: string }) => `Is learning Dutch, now ${f.level}. Asked for: ${f.asked}`,
  },
  otherCommitment: { nl: (f: { how: string }) => `Wil liever: ${f.how}`, en: (f: { how: string }) => `Would rather: ${f.how}` },
  otherThemes: { nl: (f: { what: string }) => `Wil liever iets anders: ${f.what}`, en: (f: { what: string }) => `Would rather do something else: ${f.what}` },
})

/** What somebody hopes to get out of volunteer work. */
export const goalWords: Record<Goal, { nl: string; en: string }> = defineMessages({
  social: { nl: 'Mensen leren kennen', en: 'Getting to know people' },
  language: { nl: 'Nederlands oefenen', en: 'Practising Dutch' },
  work_experience: { nl: 'Werkervaring opdoen', en: 'Getting work experience' },
  stage: { nl: 'Stage voor school', en: 'A placement for school' },
  mdt: { nl: 'Maatschappelijke diensttijd', en: 'National community service (MDT)' },
  appreciation: { nl: 'Iets terugdoen', en: 'Giving something back' },
})

export const bandWords: Record<DistanceBand, { nl: string; en: string }> = defineMessages({
  same_town: { nl: 'in dezelfde plaats', en: 'in the same town' },
  under_5: { nl: 'binnen 5 km', en: 'within 5 km' },
  under_10: { nl: '5 tot 10 km', en: '5 to 10 km' },
  under_20: { nl: '10 tot 20 km', en: '10 to 20 km' },
  over_20: { nl: 'verder dan 20 km', en: 'farther than 20 km' },
})

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const named = <C extends string>(table: Record<C, { nl: string; en: string }>, codes: readonly C[], locale: Locale) =>
  codes.map((code) => lower(table[code][locale])).join(', ')

/** 'Kan vrijdagmiddag' */
export function fitInWords(fit: Fit, locale: Locale): string {
  switch (fit.code) {
    case 'dayparts':
      return say(locale, words.dayparts, { when: whenInWords(fit.dayparts, locale) })
    case 'themes':
      return say(locale, words.themes, { what: named(themeWords, fit.themes, locale) })
    case 'skills':
      return say(locale, words.skills, { what: named(skillWords, fit.skills, locale) })
    case 'target_groups':
      return say(locale, words.targetGroups, { whom: named(targetGroupWords, fit.targetGroups, locale) })
    case 'near':
      return say(locale, words.near, fit)
    case 'in_reach':
      return say(locale, words.inReach, fit)
    case 'languages':
      return say(locale, words.languages, { what: fit.languages.map((code) => languageName(code, locale)).join(', ') })
    case 'dutch':
      return say(locale, words.dutch, fit)
    case 'commitment':
      return say(locale, words.commitment, { how: lower(say(locale, commitmentWords[fit.commitment])) })
    case 'vog':
      return say(locale, words.vog, fit)
    case 'drives':
      return say(locale, words.drives)
    case 'goal':
      return say(locale, words.themes, { what: lower(say(locale, goalWords[fit.goal])) })
  }
}

/** 'Wil hoogstens 2 uur in de week. Gevraagd: 3' */
export function misfitInWords(misfit: Misfit, locale: Locale): string {
  switch (misfit.code) {
    case 'other_dayparts':
      return say(locale, words.otherDayparts, { when: whenInWords(misfit.dayparts, locale) })
    case 'fewer_hours':
      return say(locale, words.fewerHours, misfit)
    case 'too_far':
      return say(locale, words.tooFar, misfit)
    case 'less_dutch':
      return say(locale, words.lessDutch, misfit)
    case 'other_commitment':
      return say(locale, words.otherCommitment, { how: named(commitmentWords, misfit.commitment, locale) })
    case 'other_themes':
      return say(locale, words.otherThemes, { what: named(themeWords, misfit.themes, locale) })
  }
}
