import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import type { Likeness } from '#features/organizations/likeness/likeness.ts'
import { reasonWords } from '#features/organizations/moderation/web/reason-words.ts'

/** Beside the form: organizations that may be the same one, to prevent a duplicate. */
export function LikeHints({ likes }: { likes: readonly Likeness[] }) {
  const t = useT()
  return (
    <aside className="form-aside" aria-label={t(words.likes)} aria-live="polite">
      {likes.length > 0 && (
        <Alert tone="warn" title={t(words.likes)}>
          <p>{t(words.likesText)}</p>
          <ul className="mt-2 space-y-1">
            {likes.map(({ id, name, reasons }) => (
              <li key={id}>
                <Link href={`/organizations/${id}`} newWindow={t(words.newWindow)}>
                  {name}
                </Link>
                <small className="block text-text-soft">{reasons.map((reason) => t(reasonWords[reason])).join('. ')}</small>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </aside>
  )
}
