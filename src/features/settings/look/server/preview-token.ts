import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import type { PreviewedLook } from '#features/settings/look/preview.ts'
import { validateLook } from './validate-look.ts'

/** Long enough to choose colours by, short enough that a link that somebody passes on is soon worth nothing. */
const lifetime = 60 * 60_000
const longest = 4000

type Facts = { centerId: string; now: Date }

/** A look that was checked, for one center and an hour or two, as part of an address: one address for a look as long as the clock shows the same hour. */
export function signPreview(secretKey: string, { centerId, now }: Facts, look: PreviewedLook): string {
  const said = Buffer.from(JSON.stringify({ until: Math.ceil(now.getTime() / lifetime) * lifetime + lifetime, look })).toString('base64url')
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The look in such a token; null when it is not ours, of another center, or over. */
export function readPreview(secretKey: string, { centerId, now }: Facts, token: string): PreviewedLook | null {
  if (token.length > longest) return null
  const [said = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isValidHmac(given, signHmac(secretKey, about(centerId, said)))) return null
  const { until, look } = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as { until: number; look: PreviewedLook }
  return until > now.getTime() ? { ...validateLook(look), logoUrl: look.logoUrl ?? null } : null
}

const about = (centerId: string, said: string): string => `preview of ${centerId} ${said}`
