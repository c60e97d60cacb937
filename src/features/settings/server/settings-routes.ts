import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { colorPresets, mutedPresets } from '#features/settings/colors/presets.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { volunteerCenterProfilesApi } from './api.ts'
import { changeProfile } from '#features/settings/profile/server/change-profile.ts'
import { previewRoute, signPreview } from '#features/settings/look/server/preview.ts'
import { lookOf, readProfile } from '#features/settings/model/server/read-profile.ts'

/** Calls of the pages of /settings: the own profile with the facts of the site, the presets, a preview. */
export const settingsRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/settings/current',
    parameters: 'query',
    run: async (call) => {
      requireRight(call, 'settings', 'read')
      const query = call.query(volunteerCenterProfile.type, 'one')
      const { centerId } = call.asked
      const { row, websiteLogoUrl } = await readProfile(call.db, centerId)
      const preview = signPreview(call.secretKey, call.asked, { ...(row && lookOf(row)), logoUrl: websiteLogoUrl })
      const meta = { site: siteFacts(call), preview }
      const { type } = volunteerCenterProfile
      return { document: row ? await call.one(type, row.id, query, meta) : await call.blank(type, centerId, query, meta) }
    },
  },
  {
    method: 'PATCH',
    path: '/settings/current',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) => {
      requireRight(call, volunteerCenterProfile.type, 'update')
      const target = { id: await ownProfile(call), ability: 'update', kind: 'update' } as const
      return await changeOnceFor(call, target, {
        api: volunteerCenterProfilesApi,
        fields: volunteerCenterProfile.attributes,
        isImplied: true,
        verb: changeProfile as never,
      })
    },
  },
  {
    method: 'GET',
    path: '/theme_presets',
    run: async () => ({
      document: { meta: { colors: colorPresets, muted: mutedPresets } },
      headers: { 'cache-control': 'public, max-age=3600' },
    }),
  },
  previewRoute,
]

/** The first change of a center creates its row, under the id that it was shown with before. */
async function ownProfile({ db, asked: { centerId } }: ApiRequest): Promise<string> {
  return await db.inCenter(centerId, async (tx) => {
    const own = async () => await tx.selectFrom('volunteer_center_profiles').select('id').executeTakeFirst()
    const found = await own()
    if (found) return found.id
    await tx
      .insertInto('volunteer_center_profiles')
      .values({ id: centerId, volunteer_center_id: centerId } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await own())!.id
  })
}

function siteFacts({ request: { tenant, center } }: ApiRequest): SiteFacts {
  const own = flags(tenant)
  return {
    name: center.name,
    town: center.town,
    displayName: tenant.name,
    tenant: tenant.key,
    hosts: [...center.hosts],
    locales: own.internationalisation ? ['nl', 'en'] : ['nl'],
    flags: own,
    corners: tenant.corners,
    footerColor: tenant.footerColor,
  }
}
