import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { addMonths, monthOf } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { themes } from '#features/organizations/model/themes.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { workshopPath, workshopsAddress } from '#features/workshops/model/address.ts'
import type { LoadedOffer } from '#features/workshops/offer/load-offer.ts'
import { offerAddress, type Switch, switches } from '#features/workshops/offer/offer-filters.ts'
import { offerWords as words } from '#features/workshops/offer/offer-words.ts'
import { firstPlace, heldOf, whenInWords } from '#features/workshops/presentation/when.ts'
import { WorkshopPlaces } from '#features/workshops/presentation/web/workshop-places.tsx'
import { registrationWords, whenWords } from '#features/workshops/presentation/workshop-words.ts'

type Props = LoadedOffer & { now: string }
type Row = LoadedOffer['rows'][number]

/** What there is to learn, the reader's own next workshop above it. */
export function OfferView({ asked, rows, total, next, now }: Props) {
  const t = useT()
  const isAll = asked.on.length === 0 && !asked.theme && !asked.month
  return (
    <>
      {next && <NextOne workshop={next} now={now} />}
      <OfferFilters asked={asked} now={now} />
      {rows.length === 0 ? (
        <EmptyState
          title={t(isAll ? words.none : words.noneFound)}
          action={
            !isAll && (
              <LinkButton href={offerAddress({ on: [], theme: null, month: null })} variant="second">
                {t(words.showAll)}
              </LinkButton>
            )
          }
        >
          {isAll && t(words.noneText)}
        </EmptyState>
      ) : (
        <>
          <p className="mt-6" role="status">
            <strong>{t(words.found, { n: total })}</strong>
            {total > rows.length && `, ${t(words.first, { n: rows.length })}`}
          </p>
          <ul className="results workshop-rows mt-3">
            {rows.map((row) => (
              <li key={row.id}>
                <OfferRow row={row} now={now} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function NextOne({ workshop, now }: { workshop: Row; now: string }) {
  const t = useT()
  const locale = useLocale()
  const { tile } = tileOf(workshop.themes)
  const toCome = heldOf(workshop.sessions).filter(({ endsAt }) => endsAt > now)
  return (
    <section className="band rounded-lg mt-6 flex gap-5 p-5 md:p-7 items-center">
      <Tile name={tile} tone="soft" round="large" className="!w-20 md:!w-28 shrink-0" />
      <div className="min-w-0">
        <p>{t(words.youGo)}</p>
        <h2 className="text-2xl md:text-3xl mt-1">{workshop.title}</h2>
        <p className="mt-1">{[whenInWords(locale, toCome.slice(0, 1), new Date(now)), firstPlace(locale, toCome)].filter(Boolean).join(', ')}</p>
        <p className="flex flex-wrap gap-3 mt-4">
          <LinkButton href={workshopPath(workshop)} variant="band">
            {t(words.seeIt)}
          </LinkButton>
          <LinkButton href={workshop.ownRegistration!.calendarUrl} variant="band-2" icon="calendar-plus" download>
            {t(words.inCalendar)}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}

function OfferFilters({ asked, now }: Pick<Props, 'asked' | 'now'>) {
  const t = useT()
  const locale = useLocale()
  const isOn = (one: Switch) => asked.on.includes(one)
  const toggled = (one: Switch) => offerAddress({ ...asked, on: isOn(one) ? asked.on.filter((other) => other !== one) : [...asked.on, one] })
  const months = Array.from({ length: 9 }, (_, at) => addMonths(now.slice(0, 10), at).slice(0, 7))
  return (
    <div className="mt-6 grid gap-4">
      <nav aria-label={t(words.filters)} className="flex flex-wrap gap-2">
        {switches.map((one) => (
          <ChipLink key={one} href={toggled(one)} className={isOn(one) ? 'chip chip-sm is-on' : 'chip chip-sm'} aria-current={isOn(one) ? 'true' : undefined}>
            {t(words[one])}
          </ChipLink>
        ))}
      </nav>
      <PlainForm method="get" action={workshopsAddress} className="flex flex-wrap gap-3 items-end">
        <input type="hidden" name="view" value="offer" />
        {asked.on.map((one) => (
          <input key={one} type="hidden" name={one} value="1" />
        ))}
        <SelectField
          name="theme"
          label={t(words.theme)}
          small
          defaultValue={asked.theme ?? ''}
          empty={t(words.anyTheme)}
          options={themes.map((theme) => ({ value: theme, label: t(themeWords[theme]) }))}
        />
        <SelectField
          name="month"
          label={t(words.month)}
          small
          defaultValue={asked.month ?? ''}
          empty={t(words.anyMonth)}
          options={months.map((month) => ({ value: month, label: monthOf(locale, `${month}-15`) }))}
        />
        <Button variant="second" size="small">
          {t(words.show)}
        </Button>
      </PlainForm>
    </div>
  )
}

function OfferRow({ row, now }: { row: Row; now: string }) {
  const t = useT()
  const locale = useLocale()
  const { tile, tone } = tileOf(row.themes)
  const place = firstPlace(locale, row.sessions)
  const isOnline = row.sessions.some(({ isOnline: online }) => online)
  return (
    <ResultRow
      href={workshopPath(row)}
      title={row.title}
      tile={tile}
      tone={tone}
      photo={row.image?.pictures[0]?.url ?? null}
      heading="h2"
      {...(row.trainerName && { by: t(words.with, { name: row.trainerName }) })}
      facts={[{ sign: 'when', text: whenInWords(locale, row.sessions, new Date(now)) }, ...(place ? [{ sign: 'where' as const, text: place }] : [])]}
      tags={
        <>
          {row.ownRegistration && <Badge tone="success">{t(registrationWords[row.ownRegistration.status])}</Badge>}
          {row.audience === 'organizations' && <Badge>{t(words.forOrganizations)}</Badge>}
          {isOnline && (
            <Badge tone="info" icon="desktop">
              {t(whenWords.online)}
            </Badge>
          )}
          {row.certificate && <Badge>{t(words.certificate)}</Badge>}
        </>
      }
      after={<WorkshopPlaces workshop={row} />}
    />
  )
}
