import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { readableItem } from './content-of.ts'

/** A day: long enough to ask a colleague, and short enough that a link that goes round is soon worth nothing. */
const lifetime = 24 * 60 * 60_000
const longest = 300

type Facts = { centerId: string; now: Date }

/** The right to look at a page that is still being written, as part of an address. */
export function signDraft(secretKey: string, { centerId, now }: Facts, id: string): string {
  const said = `${id}.${Math.ceil(now.getTime() / lifetime) * lifetime + lifetime}`
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The page that a token shows, and whether its time is over; null when it is not ours or of another center. */
export function readDraftToken(secretKey: string, { centerId, now }: Facts, token: string): { id: string; isOver: boolean } | null {
  if (token.length > longest) return null
  const [id = '', until = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isValidHmac(given, signHmac(secretKey, about(centerId, `${id}.${until}`)))) return null
  return { id, isOver: Number(until) <= now.getTime() }
}

const about = (centerId: string, said: string): string => `draft of ${centerId} ${said}`

/** POST /content_items/{id}/preview: a link for who may look along while it is written. */
export const previewRoute: ApiRoute = {
  method: 'POST',
  path: '/content_items/:id/preview',
  run: async (call) => {
    requireRight(call, 'content_items', 'preview')
    const { id } = await readableItem(call)
    return { document: { meta: { preview: signDraft(call.secretKey, call.asked, id) } } }
  },
}
