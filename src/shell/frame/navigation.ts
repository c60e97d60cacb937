import type { RoleName } from '#kernel/access/actor.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import { standingPages } from '#features/pages/standing/standing-pages.ts'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Page } from '#src/pages.ts'
import { messages } from '#shell/messages.ts'
import { judge } from '#shell/judge.ts'
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
  ['conversations', messages.conversations, 'chats'],
]

/** Beside it, in the sidebar, the menu and the account's menu (decisions 33). */
const help: readonly Entry[] = [['support', messages.support, 'question']]

const site: readonly Entry[] = [
  ['vacancies/search', messages.vacancyBank, 'magnifying-glass-duotone'],
  ['activiteitenkalender', messages.activities, 'calendar-blank-duotone'],
  ['een-op-een-hulp', messages.oneOnOne, 'hand-heart-duotone'],
  ['sociale-kaart', messages.socialMap, 'map-trifold-duotone'],
  ['nieuws/:slug?', messages.news, 'newspaper-duotone'],
]

const foot: readonly { heading: AnyMessage & { nl: string; en: string }; entries: readonly Entry[] }[] = [
  { heading: messages.takePart, entries: [site[0]!, site[1]!, site[2]!, ['signup', messages.signUp, 'user']] },
  {
    heading: messages.aboutUs,
    entries: [site[3]!, site[4]!, ['partners', messages.partners, 'users'], ['organizations/signup', messages.organizationSignUp, 'buildings']],
  },
  {
    heading: messages.thisSite,
    entries: [
      ['contactformulier', messages.contact, 'envelope-simple'],
      ['forms/:token?', messages.forms, 'file-text'],
      ['switch', messages.changeTown, 'map-pin'],
    ],
  },
]

type Visitor = Parameters<typeof judge>[1] & { pages: ReadonlyMap<string, Page> }

/** What exists, and what this person may open; nothing else is shown (decisions 10). */
function shown(entries: readonly Entry[], visitor: Visitor, locale: Locale): NavigationItem[] {
  return entries
    .filter(([path]) => visitor.pages.has(path) && judge(visitor.pages.get(path), visitor) === null)
    .map(([path, label, icon, short]) => ({
      to: `/${path.replace(/\/?:\w+\?$/, '')}`,
      label: say(locale, label),
      icon,
      ...(short && { short: say(locale, short) }),
    }))
}

export const personNavigation = (visitor: Visitor, locale: Locale): NavigationItem[] => (visitor.shell.person ? shown(staff, visitor, locale) : [])
export const helpNavigation = (visitor: Visitor, locale: Locale): NavigationItem[] => (visitor.shell.person ? shown(help, visitor, locale) : [])
export const siteMenu = (visitor: Visitor, locale: Locale): NavigationItem[] => shown(site, visitor, locale)
export const footerMenus = (visitor: Visitor, locale: Locale): { heading: string; items: NavigationItem[] }[] =>
  foot
    // Who is signed in has signed up.
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(([path]) => path !== 'signup' || !visitor.shell.person) }))
    .map(({ heading, entries }) => ({ heading: say(locale, heading), items: shown(entries, visitor, locale) }))
    .map((menu, i) => (i === foot.length - 1 ? { ...menu, items: [...menu.items, ...standing(locale)] } : menu))
    .filter(({ items }) => items.length > 0)

const standing = (locale: Locale): NavigationItem[] =>
  Object.values(standingPages).map(({ slug, title }) => ({ to: `/${slug[locale]}`, label: title[locale], icon: 'file-text' }))

const roleNames: Record<RoleName, { nl: string; en: string }> = {
  volunteer: messages.roleVolunteer,
  member: messages.roleMember,
  admin: messages.roleAdmin,
  editor: messages.roleEditor,
  coordinator: messages.roleCoordinator,
  center_admin: messages.roleCenterAdmin,
  super_admin: messages.roleSuperAdmin,
}
const weight = Object.keys(roleNames)

/** The weightiest role, in words. */
export function roleInWords(roles: readonly { name: RoleName }[], locale: Locale): string | null {
  const highest = roles.map(({ name }) => name).sort((a, b) => weight.indexOf(b) - weight.indexOf(a))[0]
  return highest ? say(locale, roleNames[highest]) : null
}
