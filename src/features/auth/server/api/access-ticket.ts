import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'

const lifetime = 5 * 60

/**
 * Says that somebody gave the right password of an account at this center a moment ago, where it opens no session:
 * `<account>.<unix seconds of its end>.<signature>`. It is good for asking access here, and for nothing else (domain §5.8).
 */
export function writeAccessTicket(secretKey: string, { userId, centerId, now }: { userId: string; centerId: string; now: Date }): string {
  const said = `${userId}.${Math.floor(now.getTime() / 1000) + lifetime}`
  return `${said}.${sign(said, centerId, secretKey)}`
}

/** The account of a ticket; null when it is old, of another center, or none of ours. */
export function readAccessTicket(secretKey: string, { text, centerId, now }: { text: string; centerId: string; now: Date }): string | null {
  const [userId = '', end = '', signature = ''] = text.split('.', 3)
  if (!isUuid(userId) || !/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return null
  const right = Buffer.from(sign(`${userId}.${end}`, centerId, secretKey))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null
}

function sign(said: string, centerId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`access to ${centerId} ${said}`).digest('base64url')
}
