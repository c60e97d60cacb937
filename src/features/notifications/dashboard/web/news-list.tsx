import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Link } from '#design/link/link.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { home } from '#features/notifications/dashboard/dashboard-messages.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import type { NewsLine } from '#features/notifications/dashboard/fetch-dashboard.ts'

/** Conversations with something new. */
export function NewsList({ lines }: { lines: readonly NewsLine[] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="news">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="news" className="text-2xl">
          {t(home.newMessages)}
        </h2>
        <Link href="/conversations" className="font-semibold">
          {t(home.allConversations)}
        </Link>
      </div>
      <ul className="mt-3">
        {lines.map(({ id, href, name, vacancy, text, when }) => (
          <li key={id} className="list-row row">
            <Avatar name={name} />
            <div className="flex-1 min-w-0">
              <p>
                <Anchor href={href} className="tlink tlink-all">
                  {organizationBeside(vacancy, name) && (
                    <>
                      <strong className="font-semibold">{name}</strong>,{' '}
                    </>
                  )}
                  {vacancy}
                </Anchor>
              </p>
              <p className="truncate">{text}</p>
            </div>
            <span className="shrink-0 self-start text-sm text-text-soft">{when}</span>
            <span className="shrink-0 w-2.5 h-2.5 rounded-full bg-second" />
          </li>
        ))}
      </ul>
    </section>
  )
}
