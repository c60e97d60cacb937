import type { Client } from '#kernel/jsonapi/client.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { fetchSettings } from './fetch-settings.ts'
import { type FooterLink, mostFooterLinks, parseFooterLinks } from './footer-links.ts'
import { footerWords as words } from './footer-messages.ts'
import { type Saved, savedOf } from './saved.ts'
import { updateSettings } from './update-settings.ts'

/** The names of its inputs; each stands there once for every link. */
export const linkInputs = { nl: 'linkNl', en: 'linkEn', href: 'linkHref' } as const
/** What the page showed when it was drawn. */
export const drawnLinks = 'drawnLinks'

export type TypedLink = { nl: string; en: string; href: string }

/** The links as they were typed, row by row. */
export function typedLinks(data: FormData): TypedLink[] {
  const column = (name: string) => data.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
  const [nl, en, href] = [column(linkInputs.nl), column(linkInputs.en), column(linkInputs.href)]
  return nl.slice(0, 2 * mostFooterLinks).map((one, at) => ({ nl: one, en: en[at] ?? '', href: href[at] ?? '' }))
}

type Outcome = { saved: Saved | null; fault?: undefined } | { fault: string; /** What to compare with the next time. */ drawn?: readonly FooterLink[] }

/** Keeps the links of a footer, unless somebody else changed them since the page was drawn. */
export async function saveLinks(api: Client, data: FormData, locale: Locale): Promise<Outcome> {
  const typed = typedLinks(data)
  const filled = typed.filter((link) => link.nl.trim() || link.en.trim() || link.href.trim())
  const parsed = parseFooterLinks(filled.map((link) => ({ ...link, en: link.en.trim() || null })))
  if ('problem' in parsed) {
    const { code, at } = parsed.problem
    return {
      fault:
        code === 'invalid_footer_link'
          ? say(locale, words.badLink, { n: typed.indexOf(filled[at!]!) + 1 })
          : say(locale, words.tooManyLinks, { n: mostFooterLinks }),
    }
  }
  const { profile } = await fetchSettings(api)
  const [now, mine, drawn] = [profile.footerLinks ?? [], parsed.links, data.get(drawnLinks)].map((links) =>
    typeof links === 'string' ? links : asText(links as FooterLink[]),
  )
  if (mine === drawn || mine === now) return { saved: null }
  if (now !== drawn) return { fault: say(locale, words.linksChanged), drawn: profile.footerLinks ?? [] }
  return { saved: savedOf(await updateSettings(api, { footerLinks: parsed.links }), locale) }
}

/** For comparing: the database has an order of its own for the parts of a link. */
export const asText = (links: readonly FooterLink[]): string => JSON.stringify(links.map(({ nl, en, href }) => [nl, en, href]))
