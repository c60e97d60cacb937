import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { type Theme, themes } from '#features/organizations/model/themes.ts'

/** What a widget can show: open vacancies, or what there is to do. */
export const widgetKinds = ['vacancies', 'activities'] as const
export type WidgetKind = (typeof widgetKinds)[number]
/** The colours of the site by day or by night; `auto`: as the device of the reader has it. */
export const widgetSchemes = ['light', 'dark', 'auto'] as const
export type WidgetScheme = (typeof widgetSchemes)[number]

export const [fewestRows, usualRows, mostRows] = [1, 5, 12]

export type WidgetChoice = { theme: Theme | null; rows: number; scheme: WidgetScheme; locale: Locale }

export const usualWidget: WidgetChoice = { theme: null, rows: usualRows, scheme: 'light', locale: 'nl' }

const oneOf = <Code extends string>(codes: readonly Code[], sent: string | null): Code | null => codes.find((code) => code === sent) ?? null

/** What an address asks for. What is out of range, or unknown, is the usual: nobody on somebody else’s site can mend it. */
export function readWidget(parameters: URLSearchParams, isBilingual: boolean): WidgetChoice {
  const sent = parameters.get('rows') ?? ''
  const rows = /^\d{1,3}$/.test(sent) ? Number(sent) : 0
  return {
    theme: oneOf(themes, parameters.get('theme')),
    rows: rows >= fewestRows && rows <= mostRows ? rows : usualRows,
    scheme: oneOf(widgetSchemes, parameters.get('scheme')) ?? usualWidget.scheme,
    locale: (isBilingual && oneOf(locales, parameters.get('lang'))) || usualWidget.locale,
  }
}

/** The kind in an address; an unknown one is the usual, and so are activities where a site has none. */
export const kindOf = (sent: string | undefined, hasActivities: boolean): WidgetKind => (sent === 'activities' && hasActivities ? 'activities' : 'vacancies')

/** The path of a widget; what is as usual is left out. */
export function widgetPath(kind: WidgetKind, { theme, rows, scheme, locale }: WidgetChoice): string {
  const chosen = new URLSearchParams({
    ...(theme && { theme }),
    ...(rows !== usualWidget.rows && { rows: String(rows) }),
    ...(scheme !== usualWidget.scheme && { scheme }),
    ...(locale !== usualWidget.locale && { lang: locale }),
  }).toString()
  return `/widget/${kind}${chosen && `?${chosen}`}`
}

/** A height at which the rows fit on a screen of usual width, in CSS pixels; on a narrower one the frame scrolls. */
export const widgetHeight = ({ rows }: Pick<WidgetChoice, 'rows'>): number => 152 + rows * 96

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The line of HTML for a page of somebody else. It has no style and no script, so the strictest policy takes it that allows the frame. */
export const widgetLine = (origin: string, kind: WidgetKind, choice: WidgetChoice, title: string): string =>
  `<iframe src="${quoted(origin + widgetPath(kind, choice))}" title="${quoted(title)}" width="100%" height="${widgetHeight(choice)}" frameborder="0" loading="lazy"></iframe>`
