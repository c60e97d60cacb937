import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { messages } from '#shell/messages.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** An admin who is signed in as somebody else must see so on every page; signing out ends only that. */
export function ActingAs() {
  const t = useT()
  const { person } = useShell()
  if (!person || person.impersonator === null) return null
  return (
    <section aria-label={t(messages.actingAs, person)} className="bg-warn-soft text-on-warn-soft border-b border-warn-line app">
      <div className="wrap flex flex-wrap items-center gap-x-6 min-h-12">
        <p className="font-semibold">{t(messages.actingAs, person)}</p>
        <SignOutForm className="btn btn-quiet btn-sm !min-h-11 !text-inherit" label={t(messages.stopActing)} />
      </div>
    </section>
  )
}
