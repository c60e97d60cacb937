import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { frameWords as messages } from '#shell/frame-words.ts'

/** An admin who is signed in as somebody else sees so on every page, wherever it is scrolled to; stopping ends only that (contract §1.7). */
export function ImpersonationBanner() {
  const t = useT()
  const locale = useLocale()
  const { person } = useShell()
  if (!person?.impersonator) return null
  const { name, until } = person.impersonator
  return (
    <section aria-label={t(messages.actingAs, person)} className="acting app">
      <div className="acting-text">
        <Icon name="eye" size={26} />
        <p>
          <strong className="block">{t(messages.actingAs, person)}</strong>
          {t(messages.actingUntil, { impersonator: name, until: clockTime(locale, until) })}
          <span className="max-md:hidden"> {t(messages.actingForOther)}</span>
        </p>
      </div>
      <form method="post" action="/uitloggen">
        <button className="btn btn-second">{t(frameWords.stopActing)}</button>
      </form>
    </section>
  )
}
