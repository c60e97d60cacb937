import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetime = 5 * 60

/** Says that somebody deleted their account a moment ago, and nothing about who: `<unix seconds of its end>.<signature>`. */
export function writeReceipt(secretKey: string, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + lifetime)
  return `${end}.${sign(end, secretKey)}`
}

export function isReceipt(text: string, secretKey: string, now: Date): boolean {
  const [end = '', signature = ''] = text.split('.')
  if (!/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return false
  const right = Buffer.from(sign(end, secretKey))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(end: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`account deleted ${end}`).digest('base64url')
}
