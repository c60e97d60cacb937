import type { FormAnswer } from '#design/form/declared-form.tsx'
import { type designForm, profileAsTyped } from '#features/settings/look/design-form.ts'
import { designWords } from '#features/settings/look/design-messages.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { settingsWords } from '#features/settings/model/messages.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { withPictures } from '#features/uploads/fetch-pictures.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { flatten } from '#kernel/jsonapi/client/flatten.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { analyticsForm, contactForm, footerForm } from './profile-forms.ts'

type Save = {
  api: Client
  form: typeof designForm | typeof analyticsForm | typeof footerForm | typeof contactForm
  data: FormData
  locale: Locale
  /** The pictures of its form. */
  links?: readonly ('logo' | 'icon' | 'contactPhoto')[]
}

/** Saves one page of the settings, merged with changes of others. */
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

type Upon = { version?: number; related?: Record<string, string | null> }

/** Changes the profile of this center by the fixed address, which works before it has ever saved one. */
async function updateSettings(api: Pick<Client, 'request'>, attributes: object, { version, related = {} }: Upon = {}) {
  const relationships = Object.fromEntries(Object.entries(related).map(([name, id]) => [name, { data: id && { type: 'uploads', id } }]))
  const body = { data: { type: volunteerCenterProfile.type, attributes, relationships } }
  const document = await api.request('PATCH', 'settings/current', body, version ? { 'if-match': `"v${version}"` } : {})
  return flatten(document).data as unknown as Item<typeof volunteerCenterProfile>
}

type Picture = 'logo' | 'icon' | 'contactPhoto'
type Profile = Item<typeof volunteerCenterProfile, Picture>

/** The profile of this center with some of its pictures, the configuration of its site, and the token of a preview of its current look. */
export async function fetchSettings(api: Pick<Client, 'read'>, include: readonly Picture[] = []) {
  const profile = await api.read<Profile & { meta: { site: SiteFacts; preview: string } }>('settings/current', include.length > 0 ? { include } : {})
  const { site, preview } = profile.meta
  return { profile: profile satisfies Profile, site, preview }
}

/** The result of saving: a confirmation, and the undo for ten seconds. */
export type Saved = { said: string; undo: { id: string; until: string } | null }

/** From the API's answer; null where nothing changed. */
function savedOf(saved: { meta: object } | null, locale: Locale): Saved {
  const { undo = null, corrected } = (saved?.meta ?? {}) as { undo?: Saved['undo']; corrected?: object }
  return { said: say(locale, corrected ? designWords.corrected : settingsWords.saved), undo }
}
