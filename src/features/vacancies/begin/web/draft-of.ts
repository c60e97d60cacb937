import type { Locale } from '#kernel/i18n/messages.ts'
import { vacancyTemplates } from '#features/vacancies/begin/templates.ts'

/** The attributes of a draft that begins with an example; null where there is none of that name. The vacancy itself is Dutch. */
export function draftOf(id: unknown) {
  const template = vacancyTemplates.find((one) => one.id === id)
  if (!template) return null
  const { id: templateId, text, themes, targetGroups, requirements, supportOffered, ...choices } = template
  const { tasks, rewards, ...words } = text['nl' satisfies Locale]
  const { title, summary, description } = text.en
  return {
    ...choices,
    ...words,
    tasks: [...tasks],
    rewards: [...rewards],
    templateId,
    themes: [...themes],
    targetGroups: [...targetGroups],
    requirements: [...requirements],
    supportOffered: [...supportOffered],
    translations: { en: { title, summary, description } },
  }
}
