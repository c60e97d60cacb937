import type { Actor } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** What every request knows once its hooks have run; features add their own facts beside it. */
declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    actor: Actor
    centerId: string
    centerName: string
    tenantKey: string
    /** What its tenant has switched on, by the name of the flag. */
    siteFlags: Readonly<Record<string, boolean>>
    /** Origin for links out of this request: from configuration, never from the Host header. */
    ownOrigin: string
  }
}

/** The best of our languages for Accept-Language; Dutch when nothing fits. */
export function acceptedLocale(header: string | undefined): Locale {
  let best: Locale = 'nl'
  let weight = 0
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...rest] = part.trim().split(';')
    const language = tag.slice(0, 2).toLowerCase()
    const quality = Number(
      rest
        .find((entry) => entry.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if ((language === 'nl' || language === 'en') && (tag.length === 2 || tag[2] === '-') && quality > weight) [best, weight] = [language, quality]
  }
  return best
}
