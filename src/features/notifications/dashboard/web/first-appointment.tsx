import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { telHref } from '#design/link/tel-href.ts'
import { Tile } from '#design/tile/tile.tsx'
import { expectedWords } from '#features/applications/detail/expected-words.ts'
import { routeToPlace } from '#features/vacancies/presentation/travel-in-words.ts'
import { home } from '#features/notifications/dashboard/dashboard-messages.ts'
import type { OwnDashboard } from '#features/notifications/dashboard/fetch-dashboard.ts'

/** When and where one is expected first, by whom, and the way into one's calendar. */
export function FirstAppointment({ row: { id, organization, expected } }: { row: OwnDashboard['rows'][number] }) {
  const t = useT()
  const { title, when, where, who, phone, calendarUrl } = expected!
  return (
    <section className="band mt-6 rounded-xl overflow-hidden grid md:grid-cols-[16rem_1fr]" aria-label={t(home.nextStep)}>
      <span className="max-md:hidden">
        <Tile name="tafel" tone="solid" />
      </span>
      <div className="p-6 md:p-8 self-center">
        <p>{title}</p>
        <h2 className="text-3xl">{when}</h2>
        <p className="mt-2 text-lg">{[who && t(expectedWords.youMeet, { name: who }), organization, where].filter(Boolean).join('. ')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <a href={calendarUrl!} className="btn btn-band">
            <Icon name="calendar-plus" />
            {t(expectedWords.calendar)}
          </a>
          {where && (
            <a href={routeToPlace(where)} className="btn btn-band-2" rel="noreferrer" target="_blank">
              <Icon name="map-trifold" />
              {t(expectedWords.route)}
            </a>
          )}
          {phone && (
            <a href={telHref(phone)} className="btn btn-band-2">
              <Icon name="phone" />
              {t(expectedWords.call, { name: who?.split(' ')[0] ?? organization })}
            </a>
          )}
          {/* Said to the appointment itself, in the conversation. */}
          <Anchor href={`/applications/${id}#laatste`} className="band-link">
            {t(expectedWords.cannot)}
          </Anchor>
        </p>
      </div>
    </section>
  )
}
