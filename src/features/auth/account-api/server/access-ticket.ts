import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

const lifetime = 5 * 60

/**
 * Says that somebody gave the right password of an account at this center a moment ago, where it opens no session:
 * `<account>.<unix seconds of its end>.<signature>`. It is good for asking access here, and for nothing else (domain §5.8).
 */
export function writeAccessTicket(secretKey: string, { userId, centerId, now }: { userId: string; centerId: string; now: Date }): string {
  const said = `${userId}.${Math.floor(now.getTime() / 1000) + lifetime}`
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The account of a ticket; null when it is old, of another center, or none of ours. */
export function readAccessTicket(secretKey: string, { text, centerId, now }: { text: string; centerId: string; now: Date }): string | null {
  const [userId = '', end = '', signature = ''] = text.split('.', 3)
  if (!isUuid(userId) || !/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return null
  return isValidHmac(signature, signHmac(secretKey, about(centerId, `${userId}.${end}`))) ? userId : null
}

const about = (centerId: string, said: string): string => `access to ${centerId} ${said}`
