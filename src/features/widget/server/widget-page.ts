import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { widgetWords as words } from '#features/widget/messages.ts'

/** One line of a widget: a title that leads to its page, and what stands below it. */
export type WidgetRow = { href: string; title: string; /** The language of its title, where that is not the widget's. */ lang?: 'nl'; lines: readonly string[] }

export type WidgetPage = {
  locale: Locale
  title: string
  /** Null: they could not be read. */
  rows: readonly WidgetRow[] | null
  empty: string
  all: { href: string; label: string }
  /** The name of the site, which the links lead to. */
  site: string
  style: string
}

/** Opens beside the page of somebody else, which does not know of it. */
const link = (href: string, inner: string, more = '') => `<a href="${escapeXml(href)}" target="_blank" rel="noopener"${more}>${inner}</a>`

/**
 * The whole document of a widget. It has no script, no form and no cookie. It is a part of somebody else’s page, which has a main landmark
 * and a first heading already.
 */
export function widgetPage({ locale, title, rows, empty, all, site, style }: WidgetPage): string {
  const list =
    rows && rows.length > 0 ? `<ul>${rows.map((row) => `<li>${rowOf(row)}</li>`).join('')}</ul>` : `<p>${escapeXml(rows ? empty : say(locale, words.away))}</p>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><style>${style}</style></head><body><div class="widget"><h2>${escapeXml(title)}</h2>${list}<p>${link(all.href, escapeXml(all.label), ' class="all"')}</p><small>${escapeXml(say(locale, words.newTab, { site }))}</small></div></body></html>`
}

const rowOf = ({ href, title, lang, lines }: WidgetRow) =>
  link(href, `<strong${lang ? ` lang="${lang}"` : ''}>${escapeXml(title)}</strong>${lines.map((line) => `<span>${escapeXml(line)}</span>`).join('')}`)
