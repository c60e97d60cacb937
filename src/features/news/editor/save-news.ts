import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { ResourceClient } from '#kernel/jsonapi/client/client.ts'
import { editedInclude, type NewsItem } from './edited-news.ts'
import type { news } from '#features/news/model/news.ts'
import { asSent, inForm, newsFormFor } from './news-form.ts'

type Asked = {
  client: Pick<ResourceClient<typeof news>, 'get' | 'update'>
  id: string
  data: FormData
  locale: Locale
  isBilingual: boolean
  partly?: boolean
}

/** Saves what was changed of an article: what a button sends, and what is saved while somebody types. */
export async function saveNews({ client, id, data, locale, isBilingual, partly = false }: Asked) {
  let theirs: NewsItem | null = null
  const outcome = await changeByForm({
    form: newsFormFor(isBilingual),
    data,
    locale,
    partly,
    links: ['image'],
    read: async () => {
      theirs = await client.get(id, { include: editedInclude })
      return inForm(theirs)
    },
    write: async (body, upon) => await client.update(id, asSent(body), upon),
  })
  return { outcome, wasMerged: theirs !== null }
}
