import { checkField } from '#kernel/fields/check.ts'
import type { Fault } from '#kernel/fields/fault.ts'
import { group, text } from '#kernel/fields/field.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Translation } from '#features/vacancies/model/vacancy.ts'

const part = (max: number) => text({ min: 0, max, later: true })
const fields = { en: group({ title: part(100), summary: part(160), description: part(5000) }, { optional: true }) }

/** The English text as it is kept; one of which nothing is left is none. @throws {Invalid} */
export function checkTranslations(value: unknown, locale: Locale): { en?: Translation } {
  const { value: checked, fault } = checkField(group(fields), value, locale)
  if (fault) throw new Invalid(issuesOf(fault.within?.['en'] ?? fault))
  const { en } = checked as { en?: Partial<Translation> | null }
  const english = { title: '', summary: '', description: '', ...en }
  return Object.values(english).some((one) => one !== '') ? { en: english } : {}
}

function issuesOf({ code, message, within }: Fault): Issue[] {
  if (!within) return [{ code, attribute: 'translations', detail: message }]
  return Object.entries(within).map(([name, { code, message }]) => ({
    code,
    attribute: `translations.en.${name}`,
    pointer: `/data/attributes/translations/en/${name}`,
    detail: message,
  }))
}
