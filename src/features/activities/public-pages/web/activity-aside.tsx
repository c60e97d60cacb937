import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Leaf } from '#design/calendar/leaf.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { ShareLinks } from '#design/link/share-links.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { DateFacts } from '#features/activities/public-pages/activity-dates.ts'
import { activityWords as words } from '#features/activities/public-pages/activity-words.ts'
import type { LoadedActivity } from './load-activity.ts'

type Props = { activity: LoadedActivity; signedIn: boolean; /** `host` of the site, for calendars that keep up. */ site: string }

/** The date that is meant, and what one does about it. */
export function ActivityCard({ activity, signedIn, site }: Props) {
  const t = useT()
  const { date, dates, isOver, isAllOff, registration } = activity
  if (!date) return null
  const isOpen = !isOver && !isAllOff && !date.isOff && !date.isOver
  const isFirst = dates.find(({ isOff }) => !isOff)?.id === date.id
  return (
    <div className="sheet">
      <Frieze />
      <div className="p-6 md:p-7">
        <div className="flex gap-4 items-center">
          <Leaf {...date.leaf} />
          <p className="leading-snug">
            <span className="text-text-soft">{t(date.isOver ? words.wasThen : isFirst ? words.nextTime : words.thisTime)}</span>
            <br />
            <span className={date.isOff || isAllOff ? 'font-semibold line-through' : 'font-semibold'}>{date.day}</span>
            <br />
            {date.times}
          </p>
        </div>
        {isOpen && registration && (
          <LinkButton href={registration.url} rel="noreferrer noopener nofollow" size="large" className="w-full mt-5">
            {t(words.toRegistration, { host: registration.host })}
          </LinkButton>
        )}
        {isOpen && <PutInCalendar activity={activity} date={date} site={site} isMain={!registration} />}
        <Follow activity={activity} signedIn={signedIn} />
      </div>
    </div>
  )
}

/** On a phone the date and its two acts stay at the bottom until the card comes into view. */
export function ActivityBar({ activity }: Pick<Props, 'activity'>) {
  const t = useT()
  const { date, isOver, isAllOff, registration, calendarFile, isSeries, calendarDay } = activity
  if (!date || isOver || isAllOff || date.isOff || date.isOver) return null
  return (
    <div className="apply-bar lg:hidden sticky z-10 bg-surface border-t border-line p-3 mt-10 -mx-5 md:-mx-10 flex gap-3 items-center">
      <p className="flex-1 min-w-0 leading-snug">
        <span className="font-semibold">
          {date.leaf.weekday} {date.leaf.day} {date.leaf.month}
        </span>
        <br />
        <span className="text-text-soft">{date.times}</span>
      </p>
      {registration ? (
        <LinkButton href={registration.url} rel="noreferrer noopener nofollow">
          {t(words.signUpShort)}
        </LinkButton>
      ) : (
        <LinkButton href={isSeries ? `${calendarFile}?d=${calendarDay}` : calendarFile} download icon="calendar-plus">
          {t(words.inCalendar)}
        </LinkButton>
      )}
    </div>
  )
}

/** Into one's own calendar: this date as a file, or the whole series, which then keeps up by itself. */
export function PutInCalendar({
  activity: { calendarFile, isSeries, calendarDay },
  date,
  site,
  isMain,
}: {
  activity: LoadedActivity
  date: DateFacts
  site: string
  isMain: boolean
}) {
  const t = useT()
  const file = `${calendarFile}?d=${calendarDay}`
  if (!isSeries)
    return (
      <LinkButton
        href={calendarFile}
        download
        variant={isMain ? 'primary' : 'second'}
        size={isMain ? 'large' : 'medium'}
        icon="calendar-plus"
        className="w-full mt-4"
      >
        {t(words.put)}
      </LinkButton>
    )
  return (
    <div className="mt-4 calendar-menu">
      <Menu
        start
        buttonClass={isMain ? 'btn btn-primary btn-lg w-full' : 'btn btn-second w-full'}
        button={
          <>
            <Icon name="calendar-plus" />
            {t(words.put)}
          </>
        }
      >
        <a href={file} download>
          <Icon name="calendar-blank" />
          <span className="leading-snug">
            {t(words.onlyThis, { day: date.day })}
            <span className="block text-text-soft text-[.9375rem]">{t(words.asFile)}</span>
          </span>
        </a>
        <a href={`webcal://${site}${calendarFile}`}>
          <Icon name="arrows-clockwise" />
          <span className="leading-snug">
            {t(words.wholeSeries)}
            <span className="block text-text-soft text-[.9375rem]">{t(words.keepsUp)}</span>
          </span>
        </a>
      </Menu>
    </div>
  )
}

/** Following: who is not signed in comes back here after signing in. */
export function Follow({ activity: { canFollow, isFollowed, here }, signedIn }: Pick<Props, 'activity' | 'signedIn'>) {
  const t = useT()
  if (!canFollow && !isFollowed) return null
  if (!signedIn)
    return (
      <>
        <LinkButton href={withRedirect('/auth/login-1', here)} rel="nofollow" variant="second" icon="bell" className="w-full mt-3">
          {t(words.follow)}
        </LinkButton>
        <p className="mt-2 text-text-soft text-[.9375rem]">{t(words.followText)}</p>
      </>
    )
  return (
    <PostForm intent={isFollowed ? 'unfollow' : 'follow'} className="mt-3">
      {isFollowed && (
        <p className="flex gap-2 items-center mb-2">
          <Icon name="check-bold" className="text-link" />
          {t(words.followed)}
        </p>
      )}
      <Button variant="second" icon={isFollowed ? 'bell-slash' : 'bell'} className="w-full">
        {t(isFollowed ? words.unfollow : words.follow)}
      </Button>
      {!isFollowed && <p className="mt-2 text-text-soft text-[.9375rem]">{t(words.followText)}</p>}
    </PostForm>
  )
}

/** The dates to come: the first five, the others folded. */
export function ActivityDates({ activity: { dates, more, isSeries, isAllOff } }: Pick<Props, 'activity'>) {
  const t = useT()
  if (!isSeries || isAllOff || dates.length === 0) return null
  return (
    <section aria-labelledby="dates-title" className="mt-10">
      <h2 id="dates-title" className="text-2xl mb-3">
        {t(words.nextTimes)}
      </h2>
      <DateList dates={dates} />
      {more.length > 0 && (
        <details className="calendar-dates">
          <summary>{t(words.allTimes, { n: more.length })}</summary>
          <DateList dates={more} />
        </details>
      )}
    </section>
  )
}

function DateList({ dates }: { dates: readonly DateFacts[] }) {
  const t = useT()
  return (
    <ul className="border-b border-line">
      {dates.map(({ id, href, leaf, day, times, isOff, isShown, note, movedFrom }) => (
        <li key={id} className="row flex gap-4 items-center py-3 border-t border-line">
          <Leaf {...leaf} />
          <div className="flex-1 min-w-0 leading-snug">
            <p className={isOff ? 'font-semibold line-through' : 'font-semibold'}>
              <span className="sr-only">{day}, </span>
              {times}
            </p>
            {isOff && (
              <Badge tone="danger" icon="x-circle-fill">
                {t(words.cancelledDate)}
              </Badge>
            )}
            {movedFrom && (
              <Badge tone="warn" icon="warning-fill">
                {t(words.movedDate)}
              </Badge>
            )}
            {note && <p className="text-text-soft">{note}</p>}
          </div>
          {isShown ? (
            <Badge tone="accent" icon="check">
              {t(words.shown)}
            </Badge>
          ) : (
            <Anchor href={href} className="link tlink-all" aria-label={t(words.chooseDay, { day })}>
              {t(words.choose)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ActivityShare({ activity: { title, own } }: Pick<Props, 'activity'>) {
  const t = useT()
  return (
    <section aria-label={t(words.share)} className="mt-8">
      <h2 className="h-row">{t(words.share)}</h2>
      <p className="flex flex-wrap gap-2 mt-2">
        <ShareLinks title={title} url={own} />
      </p>
    </section>
  )
}
