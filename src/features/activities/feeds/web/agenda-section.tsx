import { LinkButton } from '#design/button/button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { Agenda } from '#features/activities/feeds/agenda.ts'
import { agendaWords as words } from '#features/activities/feeds/agenda-words.ts'

/** The address of one's own calendar: to put in a calendar, to copy, and to replace. */
export function AgendaSection({ agenda: { address, since } }: { agenda: Agenda }) {
  const t = useT()
  const isMade = since !== null
  return (
    <div className="space-y-4">
      {address && (
        <>
          <LinkButton variant="second" icon="calendar-plus" href={address.replace(/^https?:/, 'webcal:')}>
            {t(words.put)}
          </LinkButton>
          <div>
            <label htmlFor="agenda-address" className="font-semibold">
              {t(words.address)}
            </label>
            <p id="agenda-how" className="text-text-soft">
              {t(words.google)}
            </p>
            <input id="agenda-address" className="input mt-2" readOnly value={address} aria-describedby="agenda-how" />
          </div>
        </>
      )}
      {isMade && <p>{t(address ? words.secret : words.unseen)}</p>}
      <PostedForm intent="agenda" variant="second" large={false} className="" submit={t(isMade ? words.renew : words.make)} />
    </div>
  )
}
