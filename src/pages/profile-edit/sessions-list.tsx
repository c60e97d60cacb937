import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { momentInWords } from '#features/auth/forms/web/moments.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Row = { id: string; kind: string; current: boolean; device: string; lastUsedAt: string }

/** The person's sessions, with this device marked; the others can be ended here. */
export function SessionsList({ sessions }: { sessions: readonly Row[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <ul className="border-b border-line mb-4">
        {sessions.map(({ id, kind, current, device, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 border-t border-line">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-text-soft">
                {kind === 'impersonation' ? t(words.lookedAlong) : t(words.lastUsed, { when: momentInWords(lastUsedAt, locale) })}
              </p>
            </div>
            {current ? (
              <Badge tone="accent" icon="check">
                {t(words.thisDevice)}
              </Badge>
            ) : (
              <RoutedForm method="post">
                <input type="hidden" name="intent" value="end" />
                <input type="hidden" name="session" value={id} />
                <Button variant="second" size="small" aria-label={t(words.endOne, { device })}>
                  {t(words.endOneShort)}
                </Button>
              </RoutedForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <PostedForm intent="end-others" variant="second" large={false} className="" submit={t(words.endOthers)} />}
    </>
  )
}
