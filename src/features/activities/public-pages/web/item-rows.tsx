import clsx from 'clsx'
import { Badge } from '#design/badge/badge.tsx'
import { AgendaDay } from '#design/calendar/agenda-day.tsx'
import { DayBar } from '#design/calendar/day-bars.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { longDay, monthName, weekdayName } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import type { ItemBadge, ItemRow } from '#features/activities/public-pages/item-row.ts'

type RowProps = { row: ItemRow; heading?: 'h3' | 'h4'; /** The times stand above its title, also where there is room. */ isNarrow?: boolean }

/** One thing of a day: the whole row is clickable, and has one link. */
export function CalendarRow({ row, heading: Heading = 'h3', isNarrow }: RowProps) {
  const { href, title, lang, times, where, tile, isOff, badges, note } = row
  return (
    <li className="row flex gap-4 py-4">
      <Tile name={tile.tile} tone={tile.tone} round="small" className="!w-14 md:!w-16 shrink-0 self-start" />
      <div className={clsx('min-w-0 flex-1 gap-x-4', !isNarrow && 'md:max-lg:grid xl:grid grid-cols-[11rem_minmax(0,1fr)]')}>
        <p className={clsx('font-semibold', isOff && 'line-through text-text-soft')}>{times}</p>
        <div className="min-w-0">
          <Heading className={clsx('h-row text-lg leading-snug', isOff && 'line-through')} lang={lang}>
            <Anchor href={href} className="tlink tlink-all">
              {title}
            </Anchor>
          </Heading>
          {where && <p className="text-text-soft leading-snug mt-0.5">{where}</p>}
          <Badges badges={badges} />
          {note && (
            <p className="flex gap-2 mt-1.5 leading-snug">
              <Icon name="info" size={18} className="shrink-0 mt-0.5" />
              <span>{note}</span>
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

export function Badges({ badges }: { badges: readonly ItemBadge[] }) {
  if (badges.length === 0) return null
  return (
    <p className="flex flex-wrap gap-1.5 mt-1.5">
      {badges.map(({ tone, icon, text }) => (
        <Badge key={text} tone={tone} {...(icon && { icon })}>
          {text}
        </Badge>
      ))}
    </p>
  )
}

type DayProps = {
  day: string
  rows: readonly ItemRow[]
  /** How many there are that take place. */
  many: number
  /** The page of the day. */
  href: string
  isChosen?: boolean
  isNarrow?: boolean
}

/** A day with its things; where there are more than fit, a link to all of them. */
export function CalendarDay({ day, rows, many, href, isChosen, isNarrow }: DayProps) {
  const [t, locale] = [useT(), useLocale()]
  const left = many - rows.filter(({ isOff }) => !isOff).length
  return (
    <AgendaDay
      id={`d${day}`}
      weekday={weekdayName(locale, day)}
      day={String(Number(day.slice(8)))}
      month={monthName(locale, day)}
      {...(isChosen && { isChosen })}
      {...(isNarrow && { isNarrow })}
    >
      <ul>
        {rows.map((row) => (
          <CalendarRow key={row.key} row={row} {...(isNarrow && { isNarrow })} />
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-3">
          <Link href={href} className="font-semibold inline-flex items-center min-h-11">
            {t(words.moreOnDay, { n: left, day: longDay(locale, day) })}
          </Link>
        </p>
      )}
    </AgendaDay>
  )
}

/** One thing on the page of its day, with a bar that shows when it is. */
export function BarRow({ row: { href, title, lang, times, where, tile, isOff, badges, note, hours } }: { row: ItemRow }) {
  return (
    <li className="row border-t border-line py-3.5 lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-8 lg:items-center hover:bg-tint">
      <div className="flex gap-4">
        <Tile name={tile.tile} tone={tile.tone} round="small" className="!w-12 shrink-0 self-start" />
        <div className="min-w-0 leading-snug">
          <p className={clsx('text-text-soft', isOff && 'line-through')}>{times}</p>
          <h3 className={clsx('h-row text-lg leading-snug', isOff && 'line-through')} lang={lang}>
            <Anchor href={href} className="tlink tlink-all">
              {title}
            </Anchor>
          </h3>
          {where && <p className="text-text-soft">{where}</p>}
          <Badges badges={badges} />
          {note && <p className="mt-1">{note}</p>}
        </div>
      </div>
      {!isOff && <DayBar {...hours} />}
    </li>
  )
}
