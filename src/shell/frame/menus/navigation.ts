import { rankOf, type RoleName, roleNames } from '#kernel/access/actor.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Page } from '#src/app/pages.ts'
import { messages as roleWords } from '#features/users/model/messages.ts'
import { messages } from '#shell/words.ts'
import { decideAccess } from '#shell/decide-access.ts'
import type { NavigationItem } from '#shell/shell.ts'

type Words = { nl: string; en: string }
type Entry = readonly [path: string, label: Words, icon: IconName, short?: Words]

/** Top navigation of specification §2, in its order; the labels are the specification's. */
const staff: readonly Entry[] = [
  ['dashboard', messages.dashboard, 'house'],
  ['vacancies', messages.vacancies, 'file-text'],
  ['vacancies/search', messages.vacancyBank, 'magnifying-glass', messages.findWork],
  ['organizations', messages.organizations, 'buildings'],
  ['users', messages.users, 'users'],
  ['applications', messages.applications, 'hand-heart'],
  ['content', messages.content, 'image'],
  ['settings', messages.settings, 'gear'],
  ['conversations', messages.conversations, 'chats', messages.talks],
]

/** Beside it: in the sidebar, the menu and the account menu (decisions 33). */
const help: readonly Entry[] = [['support', messages.support, 'question']]

type Visitor = Parameters<typeof decideAccess>[1] & { pages: ReadonlyMap<string, Page> }

/** The entries that exist and that this person may open; others are not shown (decisions 10). */
function shown(entries: readonly Entry[], visitor: Visitor, locale: Locale): NavigationItem[] {
  return entries
    .filter(([path]) => visitor.pages.has(path) && decideAccess(visitor.pages.get(path), visitor) === null)
    .map(([path, label, icon, short]) => ({
      to: `/${path.replace(/\/?:\w+\?$/, '')}`,
      label: say(locale, label),
      icon,
      ...(short && { short: say(locale, short) }),
    }))
}

export const personNavigation = (visitor: Visitor, locale: Locale): NavigationItem[] => (visitor.shell.person ? shown(staff, visitor, locale) : [])
export const helpNavigation = (visitor: Visitor, locale: Locale): NavigationItem[] => (visitor.shell.person ? shown(help, visitor, locale) : [])

/** The name of the highest-ranking role. */
export function roleInWords(roles: readonly { name: RoleName }[], locale: Locale): string | null {
  return roles.length > 0 ? say(locale, roleWords[roleNames[rankOf(roles)]!]) : null
}
