import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { readableItem } from './content-of.ts'

/** A day, in milliseconds: long enough to ask a colleague, short enough that a leaked link soon expires. */
const lifetime = 24 * 60 * 60_000
const longest = 300

type Facts = { centerId: string; now: Date }

/** A signed token that gives access to the draft of a page, as part of an address. */
export function signDraft(secretKey: string, { centerId, now }: Facts, id: string): string {
  const said = `${id}.${Math.ceil(now.getTime() / lifetime) * lifetime + lifetime}`
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The page of a token, and whether it has expired; null when its signature or its center is not valid. */
export function readDraftToken(secretKey: string, { centerId, now }: Facts, token: string): { id: string; isOver: boolean } | null {
  if (token.length > longest) return null
  const [id = '', until = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isValidHmac(given, signHmac(secretKey, about(centerId, `${id}.${until}`)))) return null
  return { id, isOver: Number(until) <= now.getTime() }
}

const about = (centerId: string, said: string): string => `draft of ${centerId} ${said}`

/** POST /content_items/{id}/preview: a link that shows the draft to whoever has it. */
export const previewRoute: ApiRoute = {
  method: 'POST',
  path: '/content_items/:id/preview',
  run: async (call) => {
    requireRight(call, 'content_items', 'preview')
    const { id } = await readableItem(call)
    return { document: { meta: { preview: signDraft(call.secretKey, call.asked, id) } } }
  },
}
