import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { supportWords as words } from './messages.ts'

/** Where one tells the center that something about a vacancy is not right. Who has to sign in first comes back to it. */
export const wrongVacancyAddress = (id: string): string => `/contactformulier?vacancy=${id}`

/** The vacancy that the contact form is about; null without one, or where it cannot be seen (any more). */
export async function fetchWrongVacancy(api: Client, url: URL): Promise<{ id: string; title: string } | null> {
  const asked = url.searchParams.get('vacancy')
  if (!asked || !/^[\da-f-]{36}$/.test(asked)) return null
  try {
    const { id, title } = await api.vacancies.get(asked, { fields: { vacancies: ['title'] } })
    return { id, title }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** What a subject holds: the words of a long title that fit. */
export function wrongTopic(title: string, locale: Locale): string {
  const topic = say(locale, words.wrongTopic, { title })
  return topic.length <= maxOfTopic ? topic : `${topic.slice(0, maxOfTopic - 1).trimEnd()}…`
}

/** The words with where the vacancy is found; without it where it no longer fits, for the subject has its title. */
export function withAddress(message: string, id: string, url: URL): string {
  const whole = `${message}\n\n${new URL(`/vacancies/${id}`, url.origin).href}`
  return whole.length <= maxOfMessage ? whole : message
}

const maxOfTopic = 80
const maxOfMessage = 4700
