import type { Locale } from '#kernel/i18n/messages.ts'
import { vacancyTemplates } from '#features/vacancies/templates.ts'

/** The attributes of a draft that begins with an example; null where there is none of that name. The vacancy itself is Dutch. */
export function draftOf(key: unknown) {
  const template = vacancyTemplates.find((one) => one.key === key)
  if (!template) return null
  const { key: _key, text, themes, requirements, supportOffered, ...choices } = template
  const { name: _name, tasks, rewards, ...words } = text['nl' satisfies Locale]
  const { title, summary, description } = text.en
  return {
    ...choices,
    ...words,
    tasks: [...tasks],
    rewards: [...rewards],
    themes: [...themes],
    requirements: [...requirements],
    supportOffered: [...supportOffered],
    translations: { en: { title, summary, description } },
  }
}
