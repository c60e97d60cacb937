import type { Actor } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Set on every request once its hooks have run; features add their own facts. */
declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    actor: Actor
    centerId: string
    centerName: string
    tenantKey: string
    /** The features that its tenant has switched on, by flag. */
    siteFlags: Readonly<Record<string, boolean>>
    /** Origin for links that leave with this request: from configuration, never from the Host header. */
    ownOrigin: string
  }
}

/** The best supported language for Accept-Language; Dutch when none fits. */
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
