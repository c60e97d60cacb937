import type { FastifyRequest } from 'fastify'
import { HttpError } from '#kernel/http/errors.ts'
import { lookOver, previewParameter } from '#features/settings/look/preview.ts'
import type { CenterThemes, Look } from './center-themes.ts'
import { readPreview } from './preview-token.ts'

type Parts = { secretKey: string; now: Date; centerThemes: CenterThemes }

/**
 * The look that an address asks to see; null for an address that asks for none.
 * @throws where it is not signed for this center, or over: the site in its own colours would be taken for what was chosen
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
