import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

/** What somebody wrote before signing in: kept in their own browser only, for as long as the mail to confirm may take. */
export type ApplyDraft = { motivation: string; answers: Record<string, string>; consentShare: boolean }

const name = 'draft'
const lifetime = 24 * 3600
/** Browsers drop a cookie over 4 kB. */
const longest = 3800
/** What is packed into that could be a thousand times as long. */
const longestUnpacked = 64 * 1024

/** A Set-Cookie line that keeps the words; when they are too many, at least the message. */
export async function keepDraft(vacancyId: string, draft: ApplyDraft): Promise<string> {
  const whole = await pack(JSON.stringify({ vacancyId, ...draft }))
  const value = whole.length <= longest ? whole : await pack(JSON.stringify({ vacancyId, ...draft, answers: {} }))
  return writeCookie(name, value.slice(0, longest), { maxAge: lifetime })
}

export const forgetDraft = (): string => writeCookie(name, '', { maxAge: 0 })

/** The words that were kept for this vacancy, or null. */
export async function readDraft(request: Request, vacancyId: string): Promise<ApplyDraft | null> {
  const value = parseCookies(request.headers.get('cookie'))[name]
  if (!value || value.length > longest) return null
  try {
    const kept = JSON.parse(await unpack(value)) as { vacancyId?: unknown; motivation?: unknown; answers?: Record<string, unknown>; consentShare?: unknown }
    if (kept.vacancyId !== vacancyId) return null
    const answers = Object.fromEntries(Object.entries(kept.answers ?? {}).map(([id, text]) => [id, wordsOf(text)]))
    return { motivation: wordsOf(kept.motivation), answers, consentShare: kept.consentShare === true }
  } catch {
    return null // somebody else wrote it
  }
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')

async function pack(text: string): Promise<string> {
  const packed = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function unpack(value: string): Promise<string> {
  const packed = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'), longestUnpacked))
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most = Infinity): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    parts.push(part)
    if ((length += part.length) > most) throw new RangeError('too long')
  }
  return await new Blob(parts).arrayBuffer()
}
