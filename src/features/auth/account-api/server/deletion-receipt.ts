import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'

const lifetime = 5 * 60

/** Says that somebody deleted their account a moment ago, and nothing about who: `<unix seconds of its end>.<signature>`. */
export function writeReceipt(secretKey: string, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + lifetime)
  return `${end}.${signHmac(secretKey, about(end))}`
}

export function isReceipt(text: string, secretKey: string, now: Date): boolean {
  const [end = '', signature = ''] = text.split('.')
  if (!/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return false
  return isValidHmac(signature, signHmac(secretKey, about(end)))
}

const about = (end: string): string => `account deleted ${end}`
