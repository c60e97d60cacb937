import type { Locale } from '#kernel/i18n/messages.ts'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import type { MenuEntry } from '#shell/shell.ts'

export type FooterColumns = { /** Lines with lines under them. */ columns: MenuEntry[]; loose: MenuEntry[]; /** What every site has. */ fixed: MenuEntry[] }

const entry = (to: string, label: string): MenuEntry => ({ to, label, icon: 'file-text', children: [] })

/**
 * The footer: what its editors put there, and what the site of a public body has whatever they do: who runs it, privacy,
 * accessibility, cookies, and the way in for organizations where no line leads there (quality §5).
 */
export function footerColumns(footer: readonly MenuEntry[], words: { organizationSignUp: string; changeTown: string }, locale: Locale): FooterColumns {
  const columns = footer.filter(({ children }) => children.length > 0)
  const loose = footer.filter(({ children }) => children.length === 0)
  const all = footer.flatMap((line) => [line, ...line.children])
  const needed = [entry('/organizations/signup', words.organizationSignUp), entry('/switch', words.changeTown)].filter(
    ({ to }) => !all.some((one) => one.to === to),
  )
  const standing = Object.values(requiredPages).map(({ slug, title }) => entry(`/${slug[locale]}`, title[locale]))
  return { columns, loose, fixed: [...needed, ...standing] }
}
