import { defineMessages, type Locale, say } from './messages.ts'

/** The languages that are spoken somewhere, as BCP 47 names them: the most spoken ones of the Netherlands, and sign language. */
export const spokenLanguages = [
  'nl',
  'en',
  'ar',
  'tr',
  'pl',
  'uk',
  'ti',
  'fa',
  'ckb',
  'so',
  'es',
  'fr',
  'de',
  'zh',
  'pap',
  'ber',
  'ru',
  'ro',
  'bg',
  'fy',
  'dse',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/**
 * Their names. Not those of `Intl.DisplayNames`: a browser may lack a name that the server has, and a page whose words differ is
 * drawn again from nothing, which closes what was open and loses what was typed.
 */
export const languageNames: Record<SpokenLanguage, { nl: string; en: string }> = defineMessages({
  nl: { nl: 'Nederlands', en: 'Dutch' },
  en: { nl: 'Engels', en: 'English' },
  ar: { nl: 'Arabisch', en: 'Arabic' },
  tr: { nl: 'Turks', en: 'Turkish' },
  pl: { nl: 'Pools', en: 'Polish' },
  uk: { nl: 'Oekraïens', en: 'Ukrainian' },
  ti: { nl: 'Tigrinya', en: 'Tigrinya' },
  fa: { nl: 'Farsi', en: 'Farsi' },
  ckb: { nl: 'Koerdisch', en: 'Kurdish' },
  so: { nl: 'Somalisch', en: 'Somali' },
  es: { nl: 'Spaans', en: 'Spanish' },
  fr: { nl: 'Frans', en: 'French' },
  de: { nl: 'Duits', en: 'German' },
  zh: { nl: 'Chinees', en: 'Chinese' },
  pap: { nl: 'Papiaments', en: 'Papiamento' },
  ber: { nl: 'Berbers', en: 'Berber' },
  ru: { nl: 'Russisch', en: 'Russian' },
  ro: { nl: 'Roemeens', en: 'Romanian' },
  bg: { nl: 'Bulgaars', en: 'Bulgarian' },
  fy: { nl: 'Fries', en: 'Frisian' },
  dse: { nl: 'Nederlandse Gebarentaal', en: 'Dutch Sign Language' },
})

/** The name of a language in the language of the reader. */
export const languageName = (code: SpokenLanguage, locale: Locale): string => say(locale, languageNames[code])
