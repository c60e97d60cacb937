import { LinkButton } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { MailAddress } from '#design/link/mail-address.tsx'
import { dayInWords } from '#features/auth/forms/web/moments.ts'
import type { OwnAccount } from '#features/auth/own-account/web/own-account.ts'
import { messages } from '#features/users/model/messages.ts'
import { words } from '#features/users/profile/web/profile-words.ts'
import { Section } from '#features/users/profile/web/section.tsx'
import { type Viewer, ViewersList } from '#features/users/profile/web/viewers-list.tsx'
import type { RoleName } from '#kernel/access/actor.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

export type Me = { email: string; name: string; phone: string | null; locale: 'nl' | 'en' }

export type ProfileFactsProps = {
  me: Me
  languages: boolean
  center: string
  account: OwnAccount
  roles: readonly { role: RoleName; organization: string | null }[]
  viewers: readonly Viewer[]
  sessionCount: number
  applications: boolean
  conversations: boolean
}

/** What is known of somebody, and who saw it. */
export function ProfileFacts({ me, account, roles, viewers, sessionCount, center, languages, applications, conversations }: ProfileFactsProps) {
  const t = useT()
  const locale = useLocale()
  const roleInWords = ({ role, organization }: { role: RoleName; organization: string | null }) =>
    organization ? t(words.roleAt, { role: t(messages[role]), organization }) : t(messages[role])
  return (
    <div className="max-w-[40rem]">
      <p className="text-lg mt-6">{t(words.profileText)}</p>
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
