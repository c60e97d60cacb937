import { HttpError } from '#kernel/http/errors.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { correctLook } from './correct-look.ts'
import { validateLook } from './validate-look.ts'
import { lookOf } from '#features/settings/model/server/profile-columns.ts'
import { readProfile } from '#features/settings/model/server/read-profile.ts'
import { signPreview } from './preview-token.ts'

/** POST /settings/preview: what is kept, but for what is sent, as a part of an address. Nothing is changed, so whoever may see the settings may try. */
export const previewRoute: ApiRoute = {
  method: 'POST',
  path: '/settings/preview',
  run: async (call) => {
    requireRight(call, 'settings', 'read')
    const { asked, db, secretKey } = call
    const { attributes, related } = readDocument(call.json, volunteerCenterProfile.type, { id: '', isImplied: true })
    const sent = validateLook(Object.fromEntries([...attributes].map(([name, { value }]) => [name, value === '' ? null : value])))
    const { row, websiteLogoUrl } = await readProfile(db, asked.centerId)
    const { look, corrected } = correctLook({ ...(row && lookOf(row)), ...sent })
    const logo = related.get('logo')
    const logoUrl = logo ? await logoOf(call, logo.id) : websiteLogoUrl
    return { document: { meta: { preview: signPreview(secretKey, asked, { ...look, logoUrl }), ...(Object.keys(corrected).length > 0 && { corrected }) } } }
  },
}

/** A picture that is not kept yet is shown to whoever sent it. */
async function logoOf({ db, asked: { centerId, actor } }: ApiRequest, id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = isUuid(id)
    ? await db.inCenter(
        centerId,
        async (tx) =>
          await tx
            .selectFrom('uploads as u')
            .leftJoin('volunteer_center_profiles as p', 'p.logo_id', 'u.id')
            .select('u.pictures')
            .where('u.volunteer_center_id', '=', centerId)
            .where('u.id', '=', id)
            .where('u.purpose', '=', 'center_logo')
            .where((where) => where.or([where('u.user_id', '=', actor.userId), where('p.logo_id', 'is not', null)]))
            .executeTakeFirst(),
      )
    : undefined
  if (!found) throw new HttpError(404, [{ code: 'related_not_found', attribute: 'logo', pointer: '/data/relationships/logo' }])
  return found.pictures.at(-1)?.url ?? null
}
