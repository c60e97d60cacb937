import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import type { PersonView } from '#features/users/person/fetch-person.ts'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'
import { personActionsFor } from '#features/users/person/person-actions.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { UserStatusBadge } from './list-columns.tsx'
import { PersonActionBar } from '#features/users/person/web/person-action-bar.tsx'
import { PersonFacts } from '#features/users/person/web/person-facts.tsx'
import { RoleList } from '#features/users/roles/web/role-list.tsx'

type Props = PanelPlace & {
  person: PersonView | null
  centerName: string
  /** Below what can be done. */ children?: ReactNode
}

/** A person beside the list: facts, roles and what can be done. */
export function PersonPanel({ person, centerName, children, ...panel }: Props) {
  const t = useT()
  if (!person) return <MissingRowPanel {...panel} />
  return (
    <ListPanel
      {...panel}
      title={person.name}
      head={<UserStatusBadge status={person.status} />}
      foot={
        <>
          {person.permissions.includes('update') && (
            <LinkButton href={`/users/${person.id}/edit`} variant="second" icon="pencil-simple">
              {t(staffWords.edit)}
            </LinkButton>
          )}
          <LinkButton href={`/users/${person.id}`} variant="second">
            {t(words.open)}
          </LinkButton>
        </>
      }
    >
      <div key={`${person.id} ${person.status}`}>
        <div className="flex items-center gap-4">
          <Avatar name={person.name} large />
          <h3 className="text-2xl min-w-0 break-words">{person.name}</h3>
        </div>
        <div className="mt-5">
          <PersonFacts person={person} />
        </div>
        <h4 className="mt-7 mb-2 font-semibold text-lg">{t(staffWords.roles)}</h4>
        <RoleList person={person} />
        {personActionsFor(person).length > 0 && (
          <>
            <h4 className="mt-7 mb-2 font-semibold text-lg">{t(staffWords.acts)}</h4>
            <PersonActionBar person={person} centerName={centerName} />
          </>
        )}
        {children}
      </div>
    </ListPanel>
  )
}
