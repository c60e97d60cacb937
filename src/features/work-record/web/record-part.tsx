import clsx from 'clsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { useIsAwake } from '#design/form/use-is-awake.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { recordWords as words } from '#features/work-record/record-words.ts'
import type { RecordedWork, WorkRecord } from '#features/work-record/work-record.ts'
import type { NotedOrganization } from '#features/expenses/noted-organization.ts'
import { fullDay, monthOf, today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import './record.css'

type Props = { record: WorkRecord; name: string; logo: string | null; /** Their own notes are on it. */ withNotes: boolean; hasSearch: boolean }

/** Somebody's volunteer work as one sheet of paper, on the screen as it is printed. */
export function RecordPart({ record: { works, noted, hours, more }, name, logo, withNotes, hasSearch }: Props) {
  const t = useT()
  const locale = useLocale()
  const center = useCenterName()
  // Only a script prints; without one the browser's own menu does.
  const isAwake = useIsAwake()
  const isEmpty = works.length === 0 && noted.length === 0
  return (
    <>
      <div className="print:hidden">
        <p className="text-lg mt-6">{t(words.text)}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {!isEmpty && isAwake && (
            <Button type="button" icon="printer" onClick={() => window.print()}>
              {t(words.print)}
            </Button>
          )}
          <Link href={withNotes ? '/profiel?part=record&notes=no' : '/profiel?part=record'} className="inline-block py-2">
            {t(withNotes ? words.leaveOut : words.takeIn)}
          </Link>
        </div>
      </div>
      {isEmpty ? (
        <div className="mt-8">
          <EmptyState title={t(words.empty)} action={hasSearch && <LinkButton href="/vacancies/search">{t(words.find)}</LinkButton>}>
            {t(words.emptyText)}
          </EmptyState>
        </div>
      ) : (
        <article className={clsx('record-paper', works.length + noted.length > few && 'is-full')} aria-labelledby="record-name">
          <Frieze />
          <div className="record-inside">
            <p className="flex items-center gap-3 font-semibold">
              {logo && <img src={logo} alt="" width={40} height={40} />}
              {center}
            </p>
            <p className="mt-6 text-lg">{t(words.head)}</p>
            <h2 id="record-name" className="text-3xl md:text-4xl break-words">
              {name}
            </h2>
            {works.length > 0 && (
              <section className="mt-8">
                <h3 className="text-xl">{t(words.works)}</h3>
                <Table caption={t(words.works)} columns={workColumns(t, locale)} rows={works} id={({ id }) => id} />
              </section>
            )}
            {noted.length > 0 && (
              <section className="mt-8">
                <h3 className="text-xl">{t(words.noted)}</h3>
                <Table caption={t(words.noted)} columns={noteColumns(t, locale)} rows={noted} id={({ name: organization }) => organization} />
              </section>
            )}
            {more > 0 && <p className="mt-6">{t(words.more, { n: more })}</p>}
            {hours !== null && <p className="mt-6 font-semibold">{t(words.hoursTotal, { hours: number(locale, hours) })}</p>}
            <footer className="record-foot">
              <p>
                {t(words.made, { day: fullDay(locale, today()), center })} {works.length > 0 && t(words.madeHow)} {noted.length > 0 && t(words.madeNoted)}
              </p>
            </footer>
          </div>
        </article>
      )}
      <p className="mt-4 flex gap-2 print:hidden">
        <Icon name="lock" className="shrink-0 mt-0.5" />
        <span>{t(words.noAmounts)}</span>
      </p>
    </>
  )
}

/** As many lines as fit on the sheet in larger letters. */
const few = 14

type Say = ReturnType<typeof useT>

function workColumns(t: Say, locale: Locale): Column<RecordedWork>[] {
  return [
    { key: 'what', label: t(words.what), cell: ({ title }) => <span className="font-semibold">{title}</span> },
    { key: 'at', label: t(words.at), cell: ({ organization }) => organization },
    {
      key: 'when',
      label: t(words.when),
      cell: ({ from, until }) =>
        until ? t(words.span, { from: fullDay(locale, from), until: fullDay(locale, until) }) : t(words.since, { from: fullDay(locale, from) }),
    },
    { key: 'hours', label: t(words.hours), number: true, cell: ({ hours }) => hoursOf(t, locale, hours) },
  ]
}

function noteColumns(t: Say, locale: Locale): Column<NotedOrganization>[] {
  const month = (value: string) => monthOf(locale, `${value}-01`)
  return [
    { key: 'at', label: t(words.at), cell: ({ name }) => <span className="font-semibold">{name}</span> },
    {
      key: 'when',
      label: t(words.when),
      cell: ({ from, until }) => (from === until ? month(from) : t(words.span, { from: month(from), until: month(until) })),
    },
    { key: 'hours', label: t(words.hours), number: true, cell: ({ hours }) => hoursOf(t, locale, hours) },
  ]
}

const number = (locale: Locale, hours: number) => String(hours).replace('.', locale === 'nl' ? ',' : '.')
const hoursOf = (t: Say, locale: Locale, hours: number | null) =>
  hours === null ? <span className="text-text-soft">{t(words.hoursUnknown)}</span> : number(locale, hours)
