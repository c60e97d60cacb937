import type { FastifyRequest } from 'fastify'
import { correctLook } from '#features/settings/look/correct-look.ts'
import { type PreviewedLook, lookOver, previewParameter } from '#features/settings/look/preview.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { lookOf, readProfile } from '#features/settings/model/server/read-profile.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { CenterThemes, Look } from './center-themes.ts'
import { validateLook } from './looks.ts'

/** An hour, in milliseconds: long enough to choose colours, short enough that a leaked link soon expires. */
const lifetime = 60 * 60_000
const longest = 4000

type Facts = { centerId: string; now: Date }

/** A validated look as a signed token for one center, valid for an hour or two: the same token for a look within the same hour of the clock. */
export function signPreview(secretKey: string, { centerId, now }: Facts, look: PreviewedLook): string {
  const said = Buffer.from(JSON.stringify({ until: Math.ceil(now.getTime() / lifetime) * lifetime + lifetime, look })).toString('base64url')
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The look of a token; null when its signature or its center is not valid, or it has expired. */
function readPreview(secretKey: string, { centerId, now }: Facts, token: string): PreviewedLook | null {
  if (token.length > longest) return null
  const [said = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isValidHmac(given, signHmac(secretKey, about(centerId, said)))) return null
  const { until, look } = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as { until: number; look: PreviewedLook }
  return until > now.getTime() ? { ...validateLook(look), logoUrl: look.logoUrl ?? null } : null
}

const about = (centerId: string, said: string): string => `preview of ${centerId} ${said}`

/**
 * POST /settings/preview: the stored look, overlaid with what is sent, as a token. It changes nothing, so everybody who may read the
 * settings may call it.
 */
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

/** An unsaved picture is shown only to whoever uploaded it. */
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

type Parts = { secretKey: string; now: Date; centerThemes: CenterThemes }

/**
 * The look of the preview that an address asks for; null for an ordinary address.
 * @throws when the token is not valid for this center or has expired, since the saved colours would be mistaken for the chosen ones
 */
export async function previewOf({ method, url, tenant, center }: FastifyRequest, { secretKey, now, centerThemes }: Parts): Promise<Look | null> {
  const at = url.indexOf('?')
  if ((method !== 'GET' && method !== 'HEAD') || at < 0 || !url.includes(`${previewParameter}=`, at)) return null
  const token = new URLSearchParams(url.slice(at)).get(previewParameter)
  if (token === null) return null
  const look = readPreview(secretKey, { centerId: center.id, now }, token)
  if (!look) throw new HttpError(410, [{ code: lookOver }])
  return await centerThemes.previewOf(tenant, center, token, look)
}
