import type { Client } from '#kernel/jsonapi/client/client.ts'
import { flatten } from '#kernel/jsonapi/client/flatten.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'

type Upon = { version?: number; related?: Record<string, string | null> }

/** Changes the profile of this center by the address that every center has, whether it ever chose anything or not. */
export async function updateSettings(api: Pick<Client, 'request'>, attributes: object, { version, related = {} }: Upon = {}) {
  const relationships = Object.fromEntries(Object.entries(related).map(([name, id]) => [name, { data: id && { type: 'uploads', id } }]))
  const body = { data: { type: volunteerCenterProfile.type, attributes, relationships } }
  const document = await api.request('PATCH', 'settings/current', body, version ? { 'if-match': `"v${version}"` } : {})
  return flatten(document).data as unknown as Item<typeof volunteerCenterProfile>
}
