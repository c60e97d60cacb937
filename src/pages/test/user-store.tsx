import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { authWords } from '#features/developer/auth-words.ts'
import { userWords as words } from '#features/developer/user-words.ts'
import { ClearPage } from '#features/developer/web/clear-page.tsx'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part } from '#features/developer/web/part.tsx'
import { useShell } from '#shell/context.ts'

export default function TestUserStore() {
  const t = useT()
  const { person, organizationId, recentOrganizations, role } = useShell()
  const { organizations, roles, name, locale } = person!
  const nameOf = (id: string) => organizations.find((one) => one.id === id)?.name
  const rowOf = (one: (typeof organizations)[number]) => {
    const chosen = <Badge tone="success">{t(words.selected)}</Badge>
    const choice = (
      <PlainForm method="post" action="/choices/organization">
        <input type="hidden" name="redirect" value="/test/user-store" />
        <Button variant="second" size="small" name="organization" value={one.id} aria-label={t(words.chooseOne, one)}>
          {t(words.choose)}
        </Button>
      </PlainForm>
    )
    return [`${one.name} (${one.kind})`, one.id === organizationId ? chosen : choice] as const
  }
  const recent = recentOrganizations.flatMap((id) => nameOf(id) ?? [])
  return (
    <DeveloperPage name="user-store">
      <Part title={t(words.current)} text={t(words.currentText)}>
        <Lines
          rows={[
            [t(words.status), 'SIGNED_IN'],
            [t(words.name), name],
            [t(words.language), locale ?? t(words.none)],
            [t(words.roles), [...roles.map((one) => one.name), ...(roles.length === 0 ? [role ?? t(words.none)] : [])].join(', ')],
          ]}
        />
      </Part>
      <Part title={t(words.organizations)} text={t(words.organizationsText)}>
        {organizations.length === 0 ? <p>{t(words.noOrganizations)}</p> : <Lines rows={organizations.map((one) => rowOf(one))} />}
        {recent.length > 0 && (
          <p className="mt-4">
            {t(words.kept)}: {recent.join(', ')}
          </p>
        )}
      </Part>
      <Part title={t(authWords.clearing)} text={t(authWords.clearingText)}>
        <ClearPage />
      </Part>
    </DeveloperPage>
  )
}
