import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { workshopPath, workshopPresenceAddress } from '#features/workshops/model/address.ts'
import type { LoadedMine } from '#features/workshops/offer/load-offer.ts'
import { offerAddress } from '#features/workshops/offer/offer-filters.ts'
import { offerWords as words } from '#features/workshops/offer/offer-words.ts'
import { firstPlace, whenInWords } from '#features/workshops/presentation/when.ts'
import { Materials } from '#features/workshops/presentation/web/materials.tsx'
import { placeWords, registrationWords } from '#features/workshops/presentation/workshop-words.ts'

type Row = LoadedMine['been'][number]

type Props = LoadedMine & { now: string; /** Where the reader's certificate of a workshop is. */ certificateAt: (workshop: string) => string }

/** What somebody gives, and for what they registered: what comes, and what has been. */
export function MineView({ toCome, been, given, now, certificateAt }: Props) {
  const t = useT()
  if (toCome.length + been.length + given.length === 0)
    return (
      <div className="mt-6">
        <EmptyState title={t(words.nothingYet)} action={<LinkButton href={offerAddress({ on: [], theme: null, month: null })}>{t(words.toOffer)}</LinkButton>}>
          {t(words.nothingYetText)}
        </EmptyState>
      </div>
    )
  return (
    <>
      {given.length > 0 && <Given rows={given} now={now} />}
      {toCome.length > 0 && <Registrations title={t(words.toCome)} rows={toCome} now={now} certificateAt={certificateAt} isOpen />}
      {been.length > 0 && <Registrations title={t(words.been)} rows={been} now={now} certificateAt={certificateAt} />}
    </>
  )
}

/** The workshops that the reader gives, each with the page on which they mark who is there. */
function Given({ rows, now }: { rows: Props['given']; now: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{t(words.youGive)}</h2>
      <ul className="mt-3 border-t border-line">
        {rows.map((workshop) => (
          <li key={workshop.id} className="border-b border-line py-4 flex flex-wrap gap-4 items-center justify-between">
            <div className="min-w-0">
              <h3 className="h-row text-lg">
                <Link href={workshopPath(workshop)}>{workshop.title}</Link>
              </h3>
              <p className="text-text-soft">
                {[whenInWords(locale, workshop.sessions, new Date(now)), firstPlace(locale, workshop.sessions)].filter(Boolean).join(', ')}
              </p>
            </div>
            <LinkButton href={workshopPresenceAddress(workshop.id)} variant="second" size="small" icon="users">
              {t(words.presence)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Registered = { title: string; rows: readonly Row[]; isOpen?: boolean } & Pick<Props, 'now' | 'certificateAt'>

function Registrations({ title, rows, now, isOpen = false, certificateAt }: Registered) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-3 border-t border-line">
        {rows.map(({ id, status, number, calendarUrl, workshop }) => {
          const { tile, tone } = tileOf(workshop.themes)
          const isOff = workshop.status === 'cancelled'
          return (
            <li key={id} className="border-b border-line py-4 flex gap-4">
              <Tile name={tile} tone={tone} round="small" className="!w-14 md:!w-16 shrink-0 self-start" />
              <div className="min-w-0 flex-1">
                <h3 className="h-row text-lg">
                  <Link href={workshopPath(workshop)}>{workshop.title}</Link>
                </h3>
                <p className="text-text-soft">
                  {[whenInWords(locale, workshop.sessions, new Date(now)), firstPlace(locale, workshop.sessions)].filter(Boolean).join(', ')}
                </p>
                <p className="mt-1.5">
                  {isOff ? (
                    <Badge tone="danger">{t(placeWords.off)}</Badge>
                  ) : (
                    <Badge tone={status === 'registered' || status === 'attended' ? 'success' : 'neutral'}>
                      {number === null ? t(registrationWords[status]) : t(words.number, { n: number })}
                    </Badge>
                  )}
                </p>
                {status !== 'waitlisted' && status !== 'cancelled' && <Materials of={workshop.materials} />}
                {status === 'attended' && workshop.certificate && (
                  <p className="mt-3">
                    <LinkButton href={certificateAt(workshop.id)} variant="second" size="small" icon="seal-check-fill">
                      {t(words.yourCertificate)}
                    </LinkButton>
                  </p>
                )}
                {isOpen && (
                  <div className="flex flex-wrap gap-3 mt-3">
                    {status === 'registered' && calendarUrl && (
                      <LinkButton href={calendarUrl} variant="second" size="small" icon="calendar-plus" download>
                        {t(words.inCalendar)}
                      </LinkButton>
                    )}
                    <PostForm intent={`cancel-${id}`}>
                      {(sending) => (
                        <Button variant="quiet" size="small" busy={sending && '…'}>
                          {t(status === 'waitlisted' ? words.leaveLine : words.cannot)}
                        </Button>
                      )}
                    </PostForm>
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
