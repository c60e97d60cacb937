import type { FastifyRequest } from 'fastify'
import { previewParameter } from '#features/settings/preview.ts'
import type { CenterThemes, Look } from './center-themes.ts'
import { readPreview } from './preview-token.ts'

type Parts = { secretKey: string; now: Date; centerThemes: CenterThemes }

/** The look that an address asks to see, when it is signed for this center and not over; null for every other address. */
export async function previewOf({ method, url, tenant, center }: FastifyRequest, { secretKey, now, centerThemes }: Parts): Promise<Look | null> {
  const at = url.indexOf('?')
  if ((method !== 'GET' && method !== 'HEAD') || at < 0 || !url.includes(`${previewParameter}=`, at)) return null
  const token = new URLSearchParams(url.slice(at)).get(previewParameter)
  const look = token && readPreview(secretKey, { centerId: center.id, now }, token)
  return look ? await centerThemes.previewOf(tenant, center, token, look) : null
}
