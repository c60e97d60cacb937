import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { ListRow } from '#design/row/list-row.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { expectedWords } from '#features/applications/detail/expected-words.ts'
import { OwnRow } from '#features/applications/detail/web/application-row.tsx'
import { messages as applications } from '#features/applications/model/messages.ts'
import { favouriteWords } from '#features/favourites/messages.ts'
import { home } from '#features/notifications/dashboard/words.ts'
import type { NewsLine, OwnDashboard } from '#features/notifications/dashboard/fetch-dashboard.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { routeToPlace } from '#features/vacancies/presentation/travel-in-words.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = { own: OwnDashboard; kept: { rows: RowFacts[]; total: number }; newest: RowFacts[]; places: number; town: string; hasSearch: boolean }

/** A volunteer's home page: the next step, applications, unread messages. */
export function OwnHome({ own, kept, newest, places, town, hasSearch }: Props) {
  const t = useT()
  return (
    <>
      <NextStep own={own} places={places} town={town} hasSearch={hasSearch} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
        <div className="grid gap-10 min-w-0">
          <section aria-labelledby="own">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 id="own" className="text-2xl">
                {t(home.yourApplications)}
              </h2>
              {own.total > 0 && (
                <Link href="/applications" className="font-semibold">
                  {t(home.allApplications)}
                </Link>
              )}
            </div>
            {own.rows.length > 0 ? (
              <ul className="mt-3">
                {own.rows.map((row) => (
                  <OwnRow key={row.id} row={row} />
                ))}
              </ul>
            ) : (
              <div className="mt-4">
                <EmptyState title={t(applications.emptyOwn)} heading="h3">
                  {t(applications.emptyOwnText)}
                </EmptyState>
              </div>
            )}
          </section>
          <NewsList lines={own.news} />
        </div>
        <div className="grid gap-10 min-w-0">
          {kept.total > 0 && (
            <section aria-labelledby="kept">
              <div className="flex flex-wrap items-end justify-between gap-4">
                <h2 id="kept" className="text-2xl">
                  {t(favouriteWords.list)}
                </h2>
                <Link href={searchAddress({ view: 'favourites' })} className="font-semibold">
                  {t(favouriteWords.all)}
                </Link>
              </div>
              <SmallRows rows={kept.rows} />
            </section>
          )}
          {newest.length > 0 && (
            <section aria-labelledby="newest">
              <h2 id="newest" className="text-2xl">
                {t(home.newIn, { town })}
              </h2>
              <SmallRows rows={newest} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function SmallRows({ rows }: { rows: readonly RowFacts[] }) {
  return (
    <ul className="mt-3">
      {rows.map((one) => (
        <SmallRow key={one.id} vacancy={one} />
      ))}
    </ul>
  )
}

function SmallRow({ vacancy: { id, title, isDutch, by, theme, time, ended } }: { vacancy: RowFacts }) {
  const t = useT()
  return (
    <ListRow
      href={`/vacancies/${id}`}
      before={
        <span className="w-14 shrink-0">
          <Tile {...named(theme)} round="small" />
        </span>
      }
      title={isDutch ? <span lang="nl">{title}</span> : title}
      note={
        <>
          {[by, time].filter(Boolean).join('. ')}
          {ended && <Badge tone="warn">{t(vacancyWords[`ended_${ended}`])}</Badge>}
        </>
      }
    />
  )
}

function named(theme: RowFacts['theme']) {
  const { tile, tone } = tileOf(theme ? [theme] : [])
  return { name: tile, tone }
}

/** The one thing to do now: answer an invitation, agree on a start, or search for a first vacancy. */
function NextStep({ own: { rows, total }, places, town, hasSearch }: Omit<Props, 'newest' | 'kept'>) {
  const t = useT()
  const soonest = rows.filter(({ expected }) => expected?.calendarUrl).toSorted((a, b) => a.expected!.at!.localeCompare(b.expected!.at!))[0]
  if (soonest) return <FirstAppointment row={soonest} />
  const next = rows.find(({ isOffered }) => isOffered) ?? rows.find(({ status }) => status === 'invited') ?? rows.find(({ status }) => status === 'accepted')
  if (!next && (total > 0 || !hasSearch)) return null
  const [titleOf, textOf] = next?.isOffered
    ? [home.offeredTitle, home.offeredText]
    : next?.status === 'invited'
      ? [home.invitedTitle, home.invitedText]
      : [home.acceptedTitle, home.acceptedText]
  const title = next ? t(titleOf, next) : t(home.findTitle)
  const text = next ? t(textOf, next) : t(home.findText, { n: places, town })
  return (
    <section className="band mt-6 rounded-xl overflow-hidden grid md:grid-cols-[16rem_1fr]" aria-label={t(home.nextStep)}>
      <span className="max-md:hidden">
        <Tile name={next ? 'tafel' : 'wandelen'} tone="solid" />
      </span>
      <div className="p-6 md:p-8 self-center">
        {next && <p>{t(home.nextStep)}</p>}
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-2 text-lg">{text}</p>
        <p className="mt-5">
          <LinkButton href={next ? `/applications/${next.id}` : '/vacancies/search'} variant="band" iconAfter="arrow-right-bold">
            {t(next ? home.openApplication : home.findAction)}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}

/** Conversations with unread messages. */
function NewsList({ lines }: { lines: readonly NewsLine[] }) {
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

/** The next appointment: when, where and with whom, with its calendar file. */
function FirstAppointment({ row: { id, organization, expected } }: { row: OwnDashboard['rows'][number] }) {
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
            <TelLink phone={phone} className="btn btn-band-2">
              <Icon name="phone" />
              {t(expectedWords.call, { name: who?.split(' ')[0] ?? organization })}
            </TelLink>
          )}
          {/* Leads to the appointment card in the conversation. */}
          <Anchor href={`/applications/${id}#laatste`} className="band-link">
            {t(expectedWords.cannot)}
          </Anchor>
        </p>
      </div>
    </section>
  )
}
