import { templates } from '#features/vacancies/templates.ts'

/** The attributes of a draft that begins with an example; null where there is none of that name. */
export function draftOf(key: unknown) {
  const template = templates.find((one) => one.key === key)
  if (!template) return null
  const { key: _key, name: _name, hours, themes, tasks, expectations, rewards, dayparts, ...words } = template
  const lists = { themes: [...themes], tasks: [...tasks], expectations: [...expectations], rewards: [...rewards], dayparts: dayparts ? [...dayparts] : [] }
  return { ...words, ...lists, hoursPerWeekMin: hours[0], hoursPerWeekMax: hours[1] }
}
