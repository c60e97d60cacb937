import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { frameWords as messages } from '#shell/words.ts'

/**
 * Signing out changes state, so it is a form (decisions 9). It loads a new document, so that no personal data stays in memory.
 * During impersonation it returns to the admin's own account instead.
 */
export function SignOutForm({ className }: { className?: string }) {
  const t = useT()
  const { person } = useShell()
  return (
    <form method="post" action="/uitloggen">
      <button className={className}>
        <Icon name="sign-out" size={22} />
        {t(person?.impersonator ? frameWords.stopActing : messages.signOut)}
      </button>
    </form>
  )
}
