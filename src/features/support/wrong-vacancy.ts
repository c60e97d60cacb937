import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { supportWords as words } from './messages.ts'

/** The contact form about a mistake in a vacancy. Signing in first returns to it. */
export const wrongVacancyAddress = (id: string): string => `/contactformulier?vacancy=${id}`

/** The vacancy that the contact form is about; null without one, or where the viewer cannot see it. */
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

/** A subject of allowed length: a long title is cut at a word. */
export function wrongTopic(title: string, locale: Locale): string {
  const topic = say(locale, words.wrongTopic, { title })
  return topic.length <= maxOfTopic ? topic : `${cutText(topic, maxOfTopic - 1).trimEnd()}…`
}

/** The message with the vacancy's address; without it where it does not fit, since the subject has the title. */
export function withAddress(message: string, id: string, url: URL): string {
  const whole = `${message}\n\n${new URL(`/vacancies/${id}`, url.origin).href}`
  return whole.length <= maxOfMessage ? whole : message
}

const maxOfTopic = 80
const maxOfMessage = 4700
