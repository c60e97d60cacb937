import type { Client } from '#kernel/jsonapi/client.ts'
import type { SiteFacts } from './site-facts.ts'

type Picture = 'logo' | 'icon' | 'contactPhoto'

/** The profile of this center with some of its pictures, what is settled for its site, and the token of a preview of it as it is. */
export async function fetchSettings(api: Pick<Client, 'read' | 'volunteerCenterProfiles'>, include: readonly Picture[] = []) {
  const { id, meta } = await api.read<{ id: string; meta: { site: SiteFacts; preview: string } }>('settings/current')
  const profile = await api.volunteerCenterProfiles.get(id, { include: include as readonly ['logo', 'icon', 'contactPhoto'] })
  return { profile, site: meta.site, preview: meta.preview }
}
