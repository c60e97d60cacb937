import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge, type Tone } from '#design/badge/badge.tsx'
import { AgendaDay } from '#design/calendar/agenda-day.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Link } from '#design/link/link.tsx'
import type { Kind } from '#features/changelog/entry.ts'
import type { ChangelogLine, ChangelogMonth } from '#features/changelog/fetch-changelog.ts'
import { changelogWords as words, kindWords } from '#features/changelog/words.ts'

const looks: Readonly<Record<Kind, { icon: IconName; tone: Tone }>> = {
  new: { icon: 'plus-circle-fill', tone: 'success' },
  better: { icon: 'sparkle-fill', tone: 'info' },
  fixed: { icon: 'check-circle-fill', tone: 'accent' },
  security: { icon: 'lock', tone: 'neutral' },
}

/** What people can do since when: by month, and in it by day, with the date beside it. */
export function ChangelogMonths({ months }: { months: readonly ChangelogMonth[] }) {
  return months.map(({ month, name, days }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="not-first:mt-14">
      <h2 id={`month-${month}`} className="text-2xl mb-5 scroll-mt-24">
        {name}
      </h2>
      {days.map(({ date, day, month: of, lines }) => (
        <AgendaDay key={date} id={`day-${date}`} weekday="" day={day} month={of} heading="h3" isChosen={lines.some(({ isUnseen }) => isUnseen)}>
          <ul>
            {lines.map((line) => (
              <ChangelogRow key={line.key} line={line} />
            ))}
          </ul>
        </AgendaDay>
      ))}
    </section>
  ))
}

function ChangelogRow({ line: { key, kind, for: of, title, words: text, link, isUnseen } }: { line: ChangelogLine }) {
  const t = useT()
  const { icon, tone } = looks[kind]
  return (
    <li id={key} className="py-4 grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 scroll-mt-24">
      <Icon name={icon} size={26} className="text-link mt-0.5" />
      <div className="min-w-0">
        <h4 className="text-lg font-semibold font-sans">{title}</h4>
        <p className="mt-1 max-w-[60ch]">{text}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{t(kindWords[kind])}</Badge>
          {isUnseen && <Badge tone="second">{t(words.unseen)}</Badge>}
          <span className="text-text-soft">{of}</span>
          {link && (
            <Link href={link}>
              {t(words.open)}
              <span className="sr-only">{t(words.openWhat, { title })}</span>
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
