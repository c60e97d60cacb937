export type Locale = 'nl' | 'en'
export const locales: readonly Locale[] = ['nl', 'en']

/** One text in both languages: a sentence, or a function of its facts. */
export type AnyMessage = { nl: string; en: string } | { nl: (facts: never) => string; en: (facts: never) => string }
type Checked<M> = {
  [Key in keyof M]: M[Key] extends { nl: infer Nl; en: infer En }
    ? Nl extends string
      ? { nl: string; en: string }
      : { nl: Nl; en: En extends Nl ? En : Nl }
    : never
}

/** Declares the words of a feature. The Dutch text determines the type of the facts; the English one must take the same. */
export function defineMessages<const M extends Record<string, AnyMessage>>(messages: M & Checked<M>): M {
  return messages
}

export type FactsOf<M> = M extends { nl: (facts: infer Facts) => string } ? [facts: Facts] : []

/** The text in one language. */
export function say<M extends AnyMessage>(locale: Locale, message: M, ...facts: FactsOf<M>): string {
  const wording = message[locale]
  return typeof wording === 'string' ? wording : (wording as (facts: unknown) => string)(facts[0])
}

/** The text in every language, for code that does not know the reader's. */
export function sayInAll<M extends AnyMessage>(message: M, ...facts: FactsOf<M>): Record<Locale, string> {
  return { nl: say('nl', message, ...facts), en: say('en', message, ...facts) }
}

const rules = { nl: new Intl.PluralRules('nl'), en: new Intl.PluralRules('en') }

/** Picks the form for a number by CLDR's plural rules: `plural('nl', n, { one: '1 plek', other: `${n} plekken` })`. */
export function plural(locale: Locale, count: number, forms: { one: string; other: string }): string {
  return rules[locale].select(count) === 'one' ? forms.one : forms.other
}
