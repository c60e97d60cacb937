import { shortDay, today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { AskedChange } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { bulkWords as words, refusalWords } from '#features/vacancies/bulk-edit/bulk-words.ts'
import type { BulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'
import { isFirst } from '#features/vacancies/model/put-first-days.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import type { TargetGroup } from '#features/vacancies/model/states.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { VacancyPicture } from '#features/vacancies/presentation/web/vacancy-picture.tsx'

type Row = BulkEdit['rows'][number]
type Props = {
  rows: readonly Row[]
  preview: BulkEdit['preview']
  asked: AskedChange
  people: BulkEdit['people']
  /** The address of the bulk change without these vacancies. */ without: (ids: readonly string[]) => string
}

/** The chosen vacancies with their old and new value, or why they cannot take part; those that cannot come first. */
export function BulkRows({ rows, preview, asked, people, without }: Props) {
  const t = useT()
  const refused = new Map(preview?.refused.map(({ id, code }) => [id, code]))
  const changing = new Set(preview?.changes.map(({ id }) => id))
  const inOrder = [...rows.filter(({ id }) => refused.has(id)), ...rows.filter(({ id }) => !refused.has(id))]
  return (
    <ul className="bulk-rows">
      {inOrder.map((row) => {
        const code = refused.get(row.id)
        return (
          <li key={row.id} className={code ? 'is-refused' : undefined}>
            <VacancyPicture vacancy={row} className="row-picture" />
            <div className="min-w-0">
              <p className="font-semibold">
                <Link href={`/vacancies?open=${row.id}`}>{row.title}</Link>
              </p>
              {code ? (
                <p className="bulk-refusal">
                  <Icon name="warning-fill" size={18} />
                  {t(refusalWords[code] ?? refusalWords['other']!)}
                </p>
              ) : (
                <Becomes row={row} asked={asked} people={people} isChanging={preview !== null && changing.has(row.id)} isAsked={preview !== null} />
              )}
            </div>
            <LinkButton href={without([row.id])} variant="quiet" size="small" aria-label={t(words.leaveOutOne, { title: row.title })}>
              {t(words.leaveOut)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

type BecomesProps = { row: Row; asked: AskedChange; people: BulkEdit['people']; isChanging: boolean; /** The new value has been chosen. */ isAsked: boolean }

function Becomes({ row, asked, people, isChanging, isAsked }: BecomesProps) {
  const t = useT()
  const locale = useLocale()
  const themesOf = (list: readonly Theme[]) => list.map((theme) => t(themeWords[theme])).join(', ') || '–'
  const groupsOf = (list: readonly TargetGroup[]) => capitalize(list.map((one) => t(targetGroupWords[one])).join(', ')) || '–'
  const firstOf = (until: string | null) => (until ? t(words.firstUntil, { day: shortDay(locale, until) }) : t(words.notAtAll))
  const { from, to } = {
    extend: { from: dayOf(row.validThrough, locale), to: dayOf(asked.until, locale) },
    close: { from: t(statusWords[row.status]), to: t(statusWords.closed) },
    contact: { from: row.contactUser?.name ?? t(words.nobody), to: people.find(({ id }) => id === asked.contact)?.name ?? '' },
    themes: { from: themesOf(row.themes), to: themesOf(asked.theme) },
    groups: { from: groupsOf(row.targetGroups ?? []), to: groupsOf(asked.group) },
    first: { from: firstOf(isFirst(row, today()) ? row.priorityUntil : null), to: firstOf(asked.firstUntil) },
  }[asked.change]
  return (
    <p className="bulk-becomes">
      <span className={isChanging ? 'line-through' : undefined}>{from}</span>
      {isChanging && (
        <>
          <Icon name="arrow-right-bold" size={16} />
          <span className="sr-only">{t(words.becomes)}</span>
          <strong className="font-semibold">{to}</strong>
        </>
      )}
      {isAsked && !isChanging && <Badge>{t(words.isSo)}</Badge>}
    </p>
  )
}

const dayOf = (day: string | null, locale: Locale) => (day ? shortDay(locale, day) : '–')
