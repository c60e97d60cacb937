import { Frieze } from '#design/frieze/frieze.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { entryPageWords as words } from '#features/social-map/presentation/entry-page-words.ts'
import type { entryInWords } from '#features/social-map/presentation/entry-page.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Today } from './entry-rows.tsx'

type Entry = ReturnType<typeof entryInWords>
type Props = { entry: Entry; center: { name: string }; messageHref: string }

/** Whether it is open, how to reach it, and the hours of the week with today on top. */
export function EntryAside({ entry, center, messageHref }: Props) {
  const t = useT()
  const { closed, today, next, spans, phones, website, week, weekday, otherwise } = entry
  const [first, ...more] = phones
  return (
    <section aria-label={t(words.contact)} className="sheet overflow-hidden">
      <div className="print:hidden">
        <Frieze />
      </div>
      <div className="p-6">
        <p className="flex gap-2 text-lg font-semibold">
          <Icon name="clock-fill" size={26} />
          {closed ? closed.title : <Today today={today} spans={spans} />}
        </p>
        {next && <p className="mt-1 pl-8 text-text-soft">{next}</p>}
        {first && (
          <p className="mt-4">
            <TelLink phone={first.number} className="btn btn-primary btn-lg w-full">
              <Icon name="phone" />
              {t(words.call, { phone: first.number })}
            </TelLink>
            {first.label && <span className="block mt-1 text-center text-text-soft">{first.label}</span>}
          </p>
        )}
        {more.map(({ label, number }) => (
          <p key={number} className="mt-3">
            <TelLink phone={number} /> {label && <span className="text-text-soft">({label})</span>}
          </p>
        ))}
        <p className="mt-3 print:hidden">
          <a href={messageHref} className="btn btn-second w-full">
            <Icon name="envelope-simple" />
            {t(words.message)}
          </a>
          <span className="block mt-1 text-center text-text-soft">{t(words.messageVia, { center: center.name })}</span>
        </p>
        {website && (
          <p className="mt-3 break-words">
            <Link href={website} newWindow={t(words.newWindow)}>
              {new URL(website).hostname.replace(/^www\./, '')}
            </Link>
          </p>
        )}
        {week && (
          <>
            <h2 className="sr-only">{t(words.hours)}</h2>
            <dl className="mt-5 border-t border-line pt-3">
              {week.map(({ day, times }, at) => (
                <div
                  key={day}
                  className={
                    at + 1 === weekday ? 'flex justify-between gap-4 py-1.5 -mx-2 px-2 rounded-sm bg-tint font-semibold' : 'flex justify-between gap-4 py-1.5'
                  }
                >
                  <dt className="font-semibold">{day}</dt>
                  <dd className="text-right">{times}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {otherwise.length > 0 && (
          <>
            <h3 className="h-row mt-5">{t(words.otherwise)}</h3>
            <ul className="mt-1 space-y-1">
              {otherwise.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
