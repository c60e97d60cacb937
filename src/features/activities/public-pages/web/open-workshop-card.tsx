import { Button, LinkButton } from '#design/button/button.tsx'
import { Leaf } from '#design/calendar/leaf.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Link } from '#design/link/link.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { activityWords } from '#features/activities/public-pages/activity-words.ts'
import { comeWords as words } from '#features/activities/public-pages/come-words.ts'
import { showWords } from '#features/workshops/desk/show-words.ts'
import { workshopPath } from '#features/workshops/model/address.ts'
import { placesInWords } from '#features/workshops/presentation/places-in-words.ts'
import { WorkshopPlaces } from '#features/workshops/presentation/web/workshop-places.tsx'
import type { LoadedOpenWorkshop } from './load-open-workshop.ts'

type Props = { loaded: LoadedOpenWorkshop; signedIn: boolean }

/** The date, the places, and ‘Ik kom’; for who is registered, where they stand. */
export function OpenWorkshopCard({ loaded, signedIn }: Props) {
  const t = useT()
  const { workshop, date, isOpen, isOver, isFull, calendarFile } = loaded
  const own = workshop.ownRegistration
  const isOff = workshop.status === 'cancelled'
  return (
    <div className="sheet">
      <Frieze />
      <div className="p-6 md:p-7 grid gap-4">
        {date && (
          <div className="flex gap-4 items-center">
            <Leaf {...date.leaf} />
            <p className="leading-snug">
              <span className={isOff || date.isOff ? 'font-semibold line-through' : 'font-semibold'}>{date.day}</span>
              <br />
              {date.times}
            </p>
          </div>
        )}
        {!isOver && !isOff && <WorkshopPlaces workshop={workshop} />}
        {own ? (
          <>
            <p className="text-xl font-semibold">
              {own.status === 'waitlisted' ? t(showWords.number, { n: own.number ?? 1 }) : own.status === 'registered' && t(showWords.youHave)}
            </p>
            <LinkButton href={workshopPath(workshop)} variant="second">
              {t(words.more)}
            </LinkButton>
          </>
        ) : isOpen ? (
          <Come isFull={isFull} isLarge />
        ) : (
          !isOver && !isOff && <p>{t(words.closed)}</p>
        )}
        {isOpen && !own && !signedIn && <p className="text-text-soft text-[.9375rem]">{t(words.strangerFirst)}</p>}
        {isOpen && !own && signedIn && (
          <p className="text-text-soft text-[.9375rem]">
            {t(words.moreText)} <Link href={workshopPath(workshop)}>{t(words.moreLink)}</Link>
          </p>
        )}
        {!isOver && !isOff && (
          <LinkButton href={own?.status === 'registered' ? own.calendarUrl : calendarFile} download variant="second" icon="calendar-plus">
            {t(activityWords.inCalendar)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Come({ isFull, isLarge = false }: { isFull: boolean; isLarge?: boolean }) {
  const t = useT()
  return (
    <PostForm intent="come">
      <Button {...(isLarge && { size: 'large', className: 'w-full' })}>{t(isFull ? words.toLine : words.come)}</Button>
    </PostForm>
  )
}

/** On a phone the date, the places and the act stay at the bottom until the card comes into view. */
export function OpenWorkshopBar({ loaded: { workshop, date, isOpen, isFull } }: Pick<Props, 'loaded'>) {
  const locale = useLocale()
  if (!isOpen || workshop.ownRegistration || !date) return null
  return (
    <div className="apply-bar lg:hidden sticky z-10 bg-surface border-t border-line p-3 mt-10 -mx-5 md:-mx-10 flex gap-3 items-center">
      <p className="flex-1 min-w-0 leading-snug">
        <span className="font-semibold">
          {date.leaf.weekday} {date.leaf.day} {date.leaf.month}
        </span>
        <br />
        <span className="text-text-soft">{placesInWords(locale, workshop).text}</span>
      </p>
      <Come isFull={isFull} />
    </div>
  )
}
