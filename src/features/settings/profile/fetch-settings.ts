import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import type { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'

type Picture = 'logo' | 'icon' | 'contactPhoto'
type Profile = Item<typeof volunteerCenterProfile, Picture>

/** The profile of this center with some of its pictures, what is settled for its site, and the token of a preview of it as it is. */
export async function fetchSettings(api: Pick<Client, 'read'>, include: readonly Picture[] = []) {
  const profile = await api.read<Profile & { meta: { site: SiteFacts; preview: string } }>('settings/current', include.length > 0 ? { include } : {})
  const { site, preview } = profile.meta
  return { profile: profile satisfies Profile, site, preview }
}
