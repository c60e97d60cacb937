import type { SaveOutcome } from '#design/form/saving.ts'
import { activity } from '#features/activities/model/activity.ts'
import { activityFormFor } from '#features/activities/editor/activity-form.ts'
import { editedInclude, valuesOf } from '#features/activities/editor/activity-in-form.ts'
import { saveActivity } from '#features/activities/editor/save-activity.ts'
import { fetchPictures } from '#features/uploads/fetch-pictures.ts'
import { upload } from '#features/uploads/upload.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'

type Asked = { id: string; data: FormData; locale: Locale; isBilingual: boolean }

/** Saves an activity while somebody types; a lost connection and an ended session are outcomes too. */
export async function saveTyped({ id, data, locale, isBilingual }: Asked): Promise<SaveOutcome> {
  const client = browserClient(activity)
  try {
    const { outcome, wasMerged } = await saveActivity({ client, id, data, locale, isBilingual, partly: true })
    if (outcome.saved === undefined) {
      const { faults, conflict } = outcome.refused
      if (conflict) {
        const { image } = conflict.links
        return { kind: 'conflict', conflict, pictures: await fetchPictures({ uploads: browserClient(upload) } as never, image ? { image } : {}) }
      }
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
    const { faults } = error.status === 404 ? { faults: { fields: {}, problem: error.message } } : refusalOf(error, activityFormFor(isBilingual), locale)
    return { kind: 'refused', faults: faults.fields, problem: faults.problem }
  }
}
