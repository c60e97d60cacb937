import { MailAddress } from '#design/link/mail-address.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/users/model/messages.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import { words } from '#features/users/profile/web/profile-words.ts'
import { Section } from '#features/users/profile/web/section.tsx'
import { type Viewer, ViewersList } from '#features/users/profile/web/viewers-list.tsx'
import { dayInWords } from '#features/auth/forms/web/moments.ts'
import type { OwnAccount, OwnSession } from '#features/auth/own-account/web/own-account.ts'
import { visitContext } from '#shell/context.ts'

type Me = { email: string; name: string; phone: string | null; locale: 'nl' | 'en' }

/** The data that the platform has of a person, and who saw it (quality §5). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const {
    shell: { person, center, languages },
    pages,
  } = context.get(visitContext)
  const [me, account, viewers, sessions] = await Promise.all([
    api.read<Me>('current_user'),
    api.request('GET', 'current_user/account'),
    api.request('GET', 'current_user/viewers'),
    api.readList<OwnSession>('sessions'),
  ])
  const nameOf = new Map(person!.organizations.map(({ id, name }) => [id, name]))
  return {
    me,
    languages,
    center: center.name,
    account: account.meta as OwnAccount,
    roles: person!.roles.map(({ name, organizationId }) => ({ role: name, organization: (organizationId && nameOf.get(organizationId)) || null })),
    viewers: (viewers.meta as { viewers: Viewer[] }).viewers,
    sessionCount: sessions.total,
    applications: pages.has('applications'),
    conversations: pages.has('conversations'),
  }
}

export default function Profile() {
  const t = useT()
  const locale = useLocale()
  const { me, account, roles, viewers, sessionCount, center, languages, applications, conversations } = useLoaderData<typeof loader>()
  const roleInWords = ({ role, organization }: { role: RoleName; organization: string | null }) =>
    organization ? t(words.roleAt, { role: t(messages[role]), organization }) : t(messages[role])
  return (
    <div className="max-w-[40rem]">
      <h1 className="text-4xl">{t(words.profile)}</h1>
      <p className="text-lg mt-2">{t(words.profileText)}</p>
      <Section title={t(words.you)}>
        <DefinitionList
          items={[
            { term: t(words.name), value: me.name },
            {
              term: t(words.email),
              value: (
                <>
                  <MailAddress>{me.email}</MailAddress>
                  {account.unconfirmedEmail && <span className="block text-text-soft">{t(words.emailPending, { email: account.unconfirmedEmail })}</span>}
                </>
              ),
            },
            { term: t(words.phone), value: me.phone ?? <span className="text-text-soft">{t(words.none)}</span> },
            ...(languages ? [{ term: t(words.language), value: t(me.locale === 'en' ? words.languageEn : words.languageNl) }] : []),
            {
              term: t(words.roles),
              value: (
                <ul>
                  {roles.map((role) => (
                    <li key={role.role + role.organization}>{roleInWords(role)}</li>
                  ))}
                </ul>
              ),
            },
            { term: t(words.since), value: dayInWords(account.createdAt, locale) },
            ...(account.termsAcceptedAt ? [{ term: t(words.terms), value: dayInWords(account.termsAcceptedAt, locale) }] : []),
          ]}
        />
        <p className="mt-5 flex flex-wrap gap-3">
          <LinkButton icon="pencil-simple" href="/profile-edit">
            {t(words.edit)}
          </LinkButton>
          {applications && (
            <LinkButton variant="second" href="/applications">
              {t(words.seeApplications)}
            </LinkButton>
          )}
          {conversations && (
            <LinkButton variant="second" href="/conversations">
              {t(words.seeConversations)}
            </LinkButton>
          )}
        </p>
      </Section>
      <Section title={t(words.viewers)} text={t(words.viewersText, { center })}>
        <ViewersList viewers={viewers} />
      </Section>
      <Section title={t(words.rest)}>
        <p>{t(words.sessionCount, { n: sessionCount })}</p>
        <ul className="mt-2">
          <li>
            <Link className="inline-block py-1.5" href="/profile-edit/settings#sessions">
              {t(words.sessionsManage)}
            </Link>
          </li>
          <li>
            <Link className="inline-block py-1.5" href="/auth/token">
              {t(words.sessionFacts)}
            </Link>
          </li>
          <li>
            <Link className="inline-block py-1.5" href="/profile-edit/settings#data">
              {t(words.download)}
            </Link>
          </li>
          <li>
            <Link className="inline-block py-1.5" href="/profile-edit/settings#remove">
              {t(words.remove)}
            </Link>
          </li>
        </ul>
      </Section>
    </div>
  )
}
