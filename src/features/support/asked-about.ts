import { isUuid } from '#kernel/fields/uuid.ts'
import { entryPath } from '#features/social-map/presentation/entry-path.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { supportWords as words } from './messages.ts'

/** The contact form about a mistake in a vacancy. Signing in first returns to it. */
export const wrongVacancyAddress = (id: string): string => `/contactformulier?vacancy=${id}`
/** The contact form to an entry of the social map: the center passes it on, so that no address is shown. */
export const entryQuestionAddress = (id: string): string => `/contactformulier?plek=${id}`

/** What the contact form is about: a vacancy in which something is not right, or an entry of the social map that somebody writes to. */
export type AskedAbout = { kind: 'vacancy' | 'entry'; id: string; title: string; path: string; /** The form about it. */ form: string }

/** What the contact form is about; null without it, or where the viewer cannot see it. */
export async function fetchAskedAbout(api: Client, url: URL): Promise<AskedAbout | null> {
  const [vacancy, entry] = ['vacancy', 'plek'].map((name) => url.searchParams.get(name)).map((id) => (id && isUuid(id) ? id : null))
  try {
    if (vacancy) {
      const { id, title } = await api.vacancies.get(vacancy, { fields: { vacancies: ['title'] } })
      return { kind: 'vacancy', id, title, path: `/vacancies/${id}`, form: wrongVacancyAddress(id) }
    }
    if (!entry) return null
    const { id, name, slug } = await api.socialMapEntries.get(entry, { fields: { social_map_entries: ['name', 'slug'] } })
    return { kind: 'entry', id, title: name, path: entryPath({ id, slug }), form: entryQuestionAddress(id) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** A subject of allowed length: a long title is cut at a word. */
export function topicAbout({ kind, title }: Pick<AskedAbout, 'kind' | 'title'>, locale: Locale): string {
  const topic = say(locale, kind === 'vacancy' ? words.wrongTopic : words.entryTopic, { title })
  return topic.length <= maxOfTopic ? topic : `${cutText(topic, maxOfTopic - 1).trimEnd()}…`
}

/** The message with the address of what it is about; without it where it does not fit, since the subject has the title. */
export function withAddress(message: string, path: string, url: URL): string {
  const whole = `${message}\n\n${new URL(path, url.origin).href}`
  return whole.length <= maxOfMessage ? whole : message
}

const maxOfTopic = 80
const maxOfMessage = 4700
