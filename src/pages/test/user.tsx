import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rolesOf } from '#kernel/access/abilities.ts'
import { anonymous } from '#kernel/access/actor.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { rightsOf } from '#features/developer/own-rights.ts'
import { userWords as words } from '#features/developer/user-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Part, Raw } from '#features/developer/web/part.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { abilities } from '#src/app/abilities.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { id, roles } = visit.shell.person!
  return {
    document: JSON.stringify(await context.get(apiContext).request('GET', 'current_user?include=roles,organizations'), null, 2),
    rights: rightsOf(abilities, rolesOf({ ...anonymous, userId: id, roles })),
    maySeePeople: visit.may('users.read'),
  }
}

export default function TestUser() {
  const t = useT()
  const { document, rights, maySeePeople } = useLoaderData<typeof loader>()
  const { person } = useShell()
  const { impersonator, name } = person!
  return (
    <DeveloperPage name="user">
      <Part title={t(words.acting)} text={t(words.peopleText)}>
        <Alert tone={impersonator ? 'warn' : 'info'}>{impersonator ? t(words.actingAs, { by: impersonator.name, name }) : t(words.notActing)}</Alert>
        {maySeePeople && (
          <p className="mt-4">
            <LinkButton href="/users" variant="second">
              {t(words.people)}
            </LinkButton>
          </p>
        )}
      </Part>
      <Part title={t(words.document)} text={t(words.documentText)}>
        <Raw label={t(words.document)}>{document}</Raw>
      </Part>
      <Part title={t(words.rights)} text={t(words.rightsText)}>
        <table className="w-full text-left" id="rights">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4">
                {t(words.right)}
              </th>
              <th scope="col" className="py-2">
                {t(words.scope)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rights.map(({ right, scopes }) => (
              <tr key={right} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 font-normal break-all">
                  <code>{right}</code>
                </th>
                <td className="py-1.5 break-words">{scopes.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </DeveloperPage>
  )
}
