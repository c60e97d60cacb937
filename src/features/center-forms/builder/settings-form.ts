import { date, group, integer, someOf, text } from '#kernel/fields/field.ts'
import { defineForm } from '#design/form/define-form.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, Colleague } from '#features/center-forms/model/center-form.ts'
import { maxCharacters } from '#features/center-forms/model/form-design.ts'

const inBoth = (max: number, isNeeded = false) => group({ nl: text({ max, optional: !isNeeded }), en: text({ max, optional: true }) })

export const slugField = text({ min: 2, max: 60, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ })
export const keepField = integer({ min: 1, max: 24 })

/** The settings of a form as a declared form; the colleagues who can be mailed differ by center. */
export const settingsForm = (colleagues: readonly Colleague[]) =>
  defineForm(
    {
      title: inBoth(maxCharacters.title, true),
      intro: inBoth(maxCharacters.intro),
      thanks: inBoth(maxCharacters.thanks),
      slug: slugField,
      mailTo: someOf(
        colleagues.map(({ id }) => id),
        { optional: true },
      ),
      closesOn: date({ optional: true }),
      keepMonths: keepField,
    },
    {
      'title.nl': { label: words.title },
      'title.en': { label: words.title, lang: 'en' },
      'intro.nl': { label: words.intro, rows: 4 },
      'intro.en': { label: words.intro, rows: 4, lang: 'en' },
      'thanks.nl': { label: words.thanks, rows: 3 },
      'thanks.en': { label: words.thanks, rows: 3, lang: 'en' },
      slug: { label: words.address },
      mailTo: { label: words.mailTo, options: Object.fromEntries(colleagues.map(({ id, name }) => [id, { nl: name, en: name }])) },
      closesOn: { label: words.closes },
      keepMonths: { label: words.keep },
    },
  )

/** A form as values of those fields. */
export const settingsOf = ({ design, ...form }: CenterForm) => ({ ...form, ...design, meta: { version: form.version } })
