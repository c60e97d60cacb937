import { useState } from 'react'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { ConfirmButton } from '#design/form/confirm-button.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { PersonView, ShownRole } from '#features/users/person/fetch-person.ts'
import { messages } from '#features/users/model/messages.ts'
import { scopeOf } from '#kernel/access/role-giving.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'

/** The roles of a person, each with its place and a button to revoke it; and a button to grant another. */
export function RoleList({ person }: { person: PersonView }) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  const [taken, setTaken] = useState<string>()
  const { id, firstName: name, roles, permissions } = person
  const take = (role: ShownRole) => {
    setTaken(role.id)
    const query = new URLSearchParams({ role_name: role.name, ...(role.organizationId && { organization_id: role.organizationId }) })
    const done = t(words.roleTaken, { name, role: say(locale, messages[role.name]).toLowerCase() })
    void act({ method: 'DELETE', path: `users/${id}/remove_role?${query}`, done })
  }
  return (
    <>
      {roles.length === 0 && <p className="text-text-soft">{t(words.noRoles)}</p>}
      <ul className="border-b border-line empty:hidden">
        {roles.map((role) => {
          const title = say(locale, messages[role.name])
          const placed = { role: title.toLowerCase(), where: role.where }
          return (
            <li key={role.id} className="flex items-center gap-3 min-h-14 py-2 border-t border-line">
              <Icon name={scopeOf(role.name) === 'Organization' ? 'buildings' : 'user-circle'} size={26} className="text-text-faint shrink-0" />
              <span className="flex-1 min-w-0 leading-snug">
                <span className="block font-semibold">{title}</span>
                <span className="block text-text-soft text-[.9375rem]">{role.where}</span>
              </span>
              {role.canTake && (
                <ConfirmButton
                  label={t(words.takeRole)}
                  name={t(words.takeRoleOf, placed)}
                  look={{ variant: 'quiet', size: 'small' }}
                  question={t(words.takeRoleAsk, placed)}
                  text={t(words.takeRoleText, { name, where: role.where })}
                  yes={t(words.takeRoleYes)}
                  no={t(words.back)}
                  danger
                  isBusy={isBusy && taken === role.id}
                  onYes={() => take(role)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {permissions.includes('add_role') && (
        <p className="mt-4">
          <LinkButton href={`/users/${id}/add_role`} variant="second" size="small" icon="plus">
            {t(words.addRole)}
          </LinkButton>
        </p>
      )}
    </>
  )
}
