import { saveWhileTyping } from '#design/form/save-while-typing.ts'
import type { SaveOutcome } from '#design/form/saving.ts'
import { activity } from '#features/activities/model/activity.ts'
import { activityFormFor } from '#features/activities/editor/activity-form.ts'
import { editedInclude, valuesOf } from '#features/activities/editor/activity-in-form.ts'
import { saveActivity } from '#features/activities/editor/save-activity.ts'
import { fetchPictures } from '#features/uploads/fetch-pictures.ts'
import { upload } from '#features/uploads/upload.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'

type Asked = { id: string; data: FormData; locale: Locale; isBilingual: boolean }

/** Saves an activity while somebody types. */
export async function saveTyped({ id, data, locale, isBilingual }: Asked): Promise<SaveOutcome> {
  const client = browserClient(activity)
  return await saveWhileTyping({
    form: activityFormFor(isBilingual),
    locale,
    save: async () => await saveActivity({ client, id, data, locale, isBilingual, partly: true }),
    read: async () => {
      const latest = await client.get(id, { include: editedInclude })
      return { version: latest.meta.version, theirs: valuesOf(latest, isBilingual) }
    },
    pictures: async ({ image }) => await fetchPictures({ uploads: browserClient(upload) } as never, image ? { image } : {}),
  })
}
