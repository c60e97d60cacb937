import type { Locale } from '#kernel/i18n/messages.ts'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import type { MenuEntry } from '#shell/shell.ts'

export type FooterColumns = { /** Entries with nested ones. */ columns: MenuEntry[]; loose: MenuEntry[]; /** Links that every site has. */ fixed: MenuEntry[] }

const entry = (to: string, label: string): MenuEntry => ({ to, label, icon: 'file-text', children: [] })

/**
 * The footer: the lines of its editors, followed by those that the site of a public body must have: about the site, privacy,
 * accessibility, cookies, and the sign-up for organizations unless a line links to it already (quality §5).
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
