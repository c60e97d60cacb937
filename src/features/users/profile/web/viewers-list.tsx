import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { messages } from '#features/users/model/messages.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import { isRoleName } from '#kernel/access/role-giving.ts'
import { words } from './profile-words.ts'

/** GET /current_user/viewers. */
export type Viewer = { viewerId: string; name: string; roles: string[]; organizations: string[]; day: string }

const shownAtOnce = 20

/** One line for each person and day; older ones are folded away. */
export function ViewersList({ viewers }: { viewers: readonly Viewer[] }) {
  const t = useT()
  if (viewers.length === 0) return <p>{t(words.noViewers)}</p>
  const [first, rest] = [viewers.slice(0, shownAtOnce), viewers.slice(shownAtOnce)]
  return (
    <>
      <Rows viewers={first} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-block py-2 cursor-pointer">+ {rest.length}</summary>
          <Rows viewers={rest} />
        </details>
      )}
    </>
  )
}

function Rows({ viewers }: { viewers: readonly Viewer[] }) {
  const t = useT()
  const locale = useLocale()
  const days = new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <ul className="border-b border-line">
      {viewers.map(({ viewerId, name, roles, organizations, day }) => (
        <li key={viewerId + day} className="flex flex-wrap justify-between gap-x-6 py-3 border-t border-line">
          <span>
            <span className="font-semibold">{name || t(words.unknownViewer)}</span>
            {roles.length > 0 && <span className="text-text-soft">, {rolesInWords(roles, t)}</span>}
            {organizations.length > 0 && <span className="block text-text-soft">{organizations.join(', ')}</span>}
          </span>
          <time dateTime={day} className="text-text-soft">
            {days.format(new Date(`${day}T00:00:00Z`))}
          </time>
        </li>
      ))}
    </ul>
  )
}

function rolesInWords(roles: readonly string[], t: ReturnType<typeof useT>): string {
  return roles
    .filter(isRoleName)
    .map((role: RoleName) => t(messages[role]).toLowerCase())
    .join(', ')
}
