import { fetchRegionSetting } from '#features/region/fetch-region-setting.ts'
import { regionForm } from '#features/region/region-form.ts'
import { regionSettingWords as words } from '#features/region/setting-words.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'

type Saved = { said: string; refused?: undefined } | { said?: undefined; refused: Refusal }

/** Saves whether the region shows the center, and for which municipalities. */
export async function saveRegionSetting(api: Client, data: FormData, locale: Locale): Promise<Saved> {
  const outcome = await changeByForm({
    form: regionForm,
    data,
    locale,
    read: async () => await fetchRegionSetting(api),
    write: async (body, upon) => await api.volunteerCenters.update((await fetchRegionSetting(api)).id, body, upon),
  })
  return 'refused' in outcome ? { refused: outcome.refused } : { said: say(locale, words.saved) }
}
