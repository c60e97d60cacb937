import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { activityWords as words } from '#features/activities/public-pages/activity-words.ts'
import type { LoadedActivity } from './load-activity.ts'

/** What somebody must know before they come: it is off, moved or over, or is not on the day that was asked for. */
export function ActivityNotices({ activity: { isAllOff, isOver, isOther, reason, date, next } }: { activity: LoadedActivity }) {
  const t = useT()
  const onwards = <Onwards next={next} />
  if (isAllOff)
    return (
      <Alert tone="danger" title={t(words.allCancelled)}>
        {reason && <p>{reason}</p>}
        <Onwards next={null} />
      </Alert>
    )
  if (isOver)
    return (
      <Alert title={t(words.over)}>
        <Onwards next={null} />
      </Alert>
    )
  if (date?.isOff)
    return (
      <Alert tone="danger" title={t(words.cancelled, { day: date.day })}>
        {date.note && <p>{date.note}</p>}
        {onwards}
      </Alert>
    )
  if (date?.isOver) return <Alert title={t(words.dateOver)}>{onwards}</Alert>
  if (isOther) return <Alert tone="warn">{t(words.noSuchDate)}</Alert>
  if (date?.movedFrom || date?.note)
    return (
      <Alert tone="warn" {...(date.movedFrom && { title: t(words.moved) })}>
        {date.movedFrom && <p>{t(words.movedFrom, { date: date.movedFrom })}</p>}
        {date.note && <p>{date.note}</p>}
      </Alert>
    )
  return null
}

/** The next date; where there is none, the whole calendar. */
function Onwards({ next }: Pick<LoadedActivity, 'next'>) {
  const t = useT()
  return (
    <p>{next ? <Link href={next.href}>{t(words.toNextDate, { date: next.date })}</Link> : <Link href="/activiteitenkalender">{t(words.toCalendar)}</Link>}</p>
  )
}
