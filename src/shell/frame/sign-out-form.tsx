import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#shell/messages.ts'

/** Signing out changes something, so it is a form (decisions 9). A whole new document: nothing of the person stays in memory. */
export function SignOutForm({ className, label }: { className?: string; label?: string }) {
  const t = useT()
  return (
    <form method="post" action="/uitloggen">
      <button className={className}>
        <Icon name="sign-out" size={22} />
        {label ?? t(messages.signOut)}
      </button>
    </form>
  )
}
