import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
import type { SaveOutcome } from '#design/form/saving.ts'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { editedInclude } from '#features/news/editor/edited-news.ts'
import { news } from '#features/news/model/news.ts'
import { newsFormFor, valuesOf } from '#features/news/editor/news-form.ts'
import { saveNews } from '#features/news/editor/save-news.ts'

type Asked = { id: string; data: FormData; locale: Locale; isBilingual: boolean }

/** Saves an article while somebody writes: a lost connection and an ended session are answers too. */
export async function saveTyped({ id, data, locale, isBilingual }: Asked): Promise<SaveOutcome> {
  const client = browserClient(news)
  try {
    const { outcome, wasMerged } = await saveNews({ client, id, data, locale, isBilingual, partly: true })
    if (outcome.saved === undefined) {
      const { conflict, faults } = outcome.refused
      if (conflict) return { kind: 'conflict', conflict, pictures: await fetchChosen(browserClient(libraryFile), conflict.links) }
      return { kind: 'refused', faults: faults.fields, problem: faults.problem ?? Object.values(faults.fields)[0] }
    }
    const { saved, left } = outcome
    if (saved === null) return { kind: 'saved', version: null, left }
    if (!wasMerged) return { kind: 'saved', version: saved.meta.version, left }
    const latest = await client.get(id, { include: editedInclude })
    return { kind: 'saved', version: latest.meta.version, left, theirs: valuesOf(latest, isBilingual) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'lost' }
    if (error.status === 401) return { kind: 'signed-out' }
    const { faults } = error.status === 404 ? { faults: { fields: {}, problem: error.message } } : refusalOf(error, newsFormFor(isBilingual), locale)
    return { kind: 'refused', faults: faults.fields, problem: faults.problem }
  }
}
