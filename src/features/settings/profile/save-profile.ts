import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { withPictures } from '#features/uploads/fetch-pictures.ts'
import type { designForm } from '#features/settings/look/design-form.ts'
import { profileAsTyped } from '#features/settings/look/design-form.ts'
import { fetchSettings } from './fetch-settings.ts'
import type { analyticsForm, contactForm, footerForm } from './profile-forms.ts'
import { type Saved, savedOf } from './saved.ts'
import { updateSettings } from './update-settings.ts'

type Save = {
  api: Client
  form: typeof designForm | typeof analyticsForm | typeof footerForm | typeof contactForm
  data: FormData
  locale: Locale
  /** The pictures that it asks for. */
  links?: readonly ('logo' | 'icon' | 'contactPhoto')[]
}

/** Saves one page of the settings: what was changed there, beside what others changed meanwhile. */
export async function saveProfile({
  api,
  form,
  data,
  locale,
  links = [],
}: Save): Promise<{ saved: Saved; refused?: undefined } | { refused: FormAnswer & Pick<Refusal, 'status'> }> {
  const read = async () => profileAsTyped((await fetchSettings(api, links)).profile)
  const outcome = await changeByForm({
    form: form as typeof designForm,
    data,
    locale,
    read,
    links,
    write: async (body, upon) => await updateSettings(api, body, upon),
  })
  if (!('refused' in outcome)) return { saved: savedOf(outcome.saved, locale) }
  return { refused: await withPictures(api, outcome.refused, links) }
}
