import type { IconName } from '#design/icon/icon-names.ts'
import { entriesOfSite, hasUnseen } from '#features/changelog/entries-for.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { addressOfRoute, isRouteName, routeOf } from '#features/menu-items/menu-routes.ts'
import type { Both, MenuLine, SiteMenus } from '#features/menu-items/site-menus.ts'
import type { Flag, Flags } from '#features/tenancy/tenant.ts'
import { messages as roleWords } from '#features/users/model/messages.ts'
import { type RoleName, rankOf, roleNames } from '#kernel/access/actor.ts'
import { allStaff, isIn } from '#kernel/access/role-sets.ts'
import { today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { decideAccess, hasRight } from '#shell/decide-access.ts'
import type { MenuEntry, NavigationItem, Person } from '#shell/shell.ts'
import { messages } from '#shell/words.ts'
import type { Page } from '#src/app/pages.ts'

type Visitor = Parameters<typeof decideAccess>[1] & { pages: ReadonlyMap<string, Page> }
type Reader = { visitor: Visitor; locale: Locale }

/** The menus of the site for this visitor: only entries that are meant for them, enabled, and open to them (domain §3.9). */
export function menuEntries(menus: SiteMenus, visitor: Visitor, locale: Locale): Record<Menu, MenuEntry[]> {
  const reader = { visitor, locale }
  const drawn = (lines: readonly MenuLine[]) => lines.flatMap((line) => entryOf(line, reader) ?? [])
  return { top: drawn(menus.top), header: drawn(menus.header), footer: drawn(menus.footer) }
}

function entryOf(line: MenuLine, reader: Reader): MenuEntry | null {
  const { visitor, locale } = reader
  const { visibleFor, flag, newWindow } = line
  if (visibleFor === (visitor.shell.person ? 'anonymous' : 'signed_in')) return null
  if (flag && !isOn(visitor.flags, flag)) return null
  const led = leadOf(line, visitor, locale)
  const words = line.label ?? led?.name
  if (!led || !words) return null
  const children = line.children.flatMap((child) => entryOf(child, reader) ?? [])
  // A heading without lines below it is left out.
  if (led.to === null && children.length === 0) return null
  const isDutch = locale === 'en' && words.en === null
  return { label: words[locale] ?? words.nl, to: led.to, icon: led.icon, children, ...(isDutch && { lang: 'nl' }), ...(newWindow && { newWindow: true }) }
}

type Lead = { to: string | null; icon: MenuEntry['icon']; name: Both | null }

/** The target of a line and its label; null for a page that this visitor cannot open. */
function leadOf({ target, value, page }: MenuLine, visitor: Visitor, locale: Locale): Lead | null {
  if (target === 'heading') return { to: null, icon: 'list', name: null }
  if (target === 'url') return value === null ? null : { to: value, icon: iconOf(value), name: null }
  if (target === 'page') return page && { to: `/${(locale === 'en' && page.slug.en) || page.slug.nl}`, icon: 'file-text', name: page.title }
  if (!isRouteName(value)) return null
  const { page: path, icon, name } = routeOf(value)
  return visitor.pages.has(path) && decideAccess(visitor.pages.get(path), visitor) === null ? { to: addressOfRoute(value), icon, name } : null
}

const iconOf = (address: string) =>
  address.startsWith('/') ? 'link' : address.startsWith('mailto:') ? 'envelope-simple' : address.startsWith('tel:') ? 'phone' : 'globe'
const isOn = (flags: Flags, flag: string): boolean => flags[flag as Flag] ?? false

type Words = { nl: string; en: string }
type Entry = readonly [path: string, label: Words, icon: IconName, short?: Words]
/** `keeps`: the right of those who work with it. */
type TownEntry = { entry: Entry; keeps: string }

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

/** Behind "Meer", after the navigation: what somebody keeps of the town (decisions 61). Volunteers find what they follow among the help. */
const town: readonly TownEntry[] = [
  { entry: ['activiteitenkalender/overzicht', messages.activities, 'calendar-blank'], keeps: 'activities.update' },
  { entry: ['sociale-kaart/overzicht', messages.socialMap, 'map-pin'], keeps: 'social_map_entries.update' },
  { entry: ['workshops', messages.workshops, 'users'], keeps: 'workshops.update' },
  { entry: ['vrijwilligerspool', messages.pool, 'users'], keeps: 'pool_invitations.create' },
  { entry: ['een-op-een-hulp/overzicht', messages.oneOnOne, 'hand-heart'], keeps: 'help_requests.screen' },
  { entry: ['analytics', messages.analytics, 'chart-bar'], keeps: 'analytics.read' },
]

/** The same for those who only follow: among the help, and so in the account menu. */
const followed: readonly TownEntry[] = [
  { entry: ['activiteitenkalender/overzicht', messages.followedActivities, 'calendar-blank'], keeps: 'activities.update' },
  { entry: ['workshops', messages.workshops, 'users'], keeps: 'workshops.update' },
]

/** For those who ask people of the pool for their own organization: what was answered. Staff find it beside the pool itself. */
const asked: TownEntry = { entry: ['vrijwilligerspool?view=sent', messages.sentInvitations, 'paper-plane-tilt'], keeps: 'pool_invitations.create' }

/** Beside it: in the sidebar, the menu and the account menu (decisions 33), with the platform's own pages for its admins (decisions 64). */
const help: readonly Entry[] = [
  ['profile-replies', messages.profileReplies, 'hand-heart'],
  ['support', messages.support, 'question'],
  ['volunteerly/centers', messages.centers, 'globe'],
]

/** What is new: behind "Meer" for staff, among the help for volunteers, because they come there. */
const news: Entry = ['volunteerly/changelog', messages.whatIsNew, 'newspaper']

function newsNavigation(visitor: Visitor, person: Person, locale: Locale): NavigationItem[] {
  const isNew = hasUnseen(entriesOfSite(visitor.flags), { roles: person.roles, since: person.changelogSince, day: today() })
  return shown([news], visitor, locale).map((item) => ({ ...item, ...(isNew && { isNew: true as const }) }))
}

const isStaff = ({ roles }: Person) => roles.some(({ name }) => isIn(allStaff, name))

/** The entries that exist and that this person may open; others are not shown (decisions 10). */
function shown(entries: readonly Entry[], visitor: Visitor, locale: Locale): NavigationItem[] {
  return entries
    .filter(([address]) => {
      const [path = ''] = address.split('?')
      return visitor.pages.has(path) && decideAccess(visitor.pages.get(path), visitor) === null
    })
    .map(([path, label, icon, short]) => ({
      to: `/${path.replace(/\/?:\w+\?$/, '')}`,
      label: say(locale, label),
      icon,
      ...(short && { short: say(locale, short) }),
    }))
}

/** The entries of the town for those who keep them. */
export function townNavigation(visitor: Visitor, locale: Locale): NavigationItem[] {
  const { person } = visitor.shell
  if (person === null) return []
  const kept = town.filter(({ keeps }) => hasRight(person, keeps)).map(({ entry }) => entry)
  return [...shown(kept, visitor, locale), ...(isStaff(person) ? newsNavigation(visitor, person, locale) : [])]
}

export const personNavigation = (visitor: Visitor, locale: Locale): NavigationItem[] => (visitor.shell.person ? shown(staff, visitor, locale) : [])
export function helpNavigation(visitor: Visitor, locale: Locale): NavigationItem[] {
  const { person } = visitor.shell
  if (person === null) return []
  const own = followed.filter(({ keeps }) => !hasRight(person, keeps)).map(({ entry }) => entry)
  const sent = !isStaff(person) && hasRight(person, asked.keeps) ? [asked.entry] : []
  return [...shown([...own, ...sent, ...help], visitor, locale), ...(isStaff(person) ? [] : newsNavigation(visitor, person, locale))]
}

/** The name of the highest-ranking role. */
export function roleInWords(roles: readonly { name: RoleName }[], locale: Locale): string | null {
  return roles.length > 0 ? say(locale, roleWords[roleNames[rankOf(roles)]!]) : null
}
