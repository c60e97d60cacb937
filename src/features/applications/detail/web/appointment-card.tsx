import { clockTime, leafOf, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Appointment } from '#design/conversation/appointment.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { appointmentStatus, isOpenAppointment } from '#features/applications/detail/appointment-status.ts'
import { expectedWords } from '#features/applications/detail/expected-words.ts'
import { meetWords as words } from '#features/applications/appointments/meet-words.ts'
import { AppointmentActions } from '#features/applications/appointments/web/appointment-actions.tsx'

export type AppointmentCardFacts = Pick<ApplicationView, 'isOwn' | 'firstName' | 'organization' | 'expected' | 'steppable'>

type Props = { turn: Turn; about: AppointmentCardFacts; /** It is answered above the text field, where it is shown a second time. */ isPinned?: boolean }

/** An appointment in the conversation: its status, and the answers this viewer can give. */
export function AppointmentCard({ turn, about, isPinned = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const { isOwn, firstName, organization, expected } = about
  const { startsAt, place, side, state, calendarUrl, isOver, answer } = turn.appointment!
  const byVolunteer = side === 'volunteer'
  const label = byVolunteer
    ? isOwn
      ? t(words.youPropose)
      : t(words.proposes, { name: firstName })
    : t(words.appointmentWith, { name: isOwn ? organization : firstName })
  const { word, tone, icon } = appointmentStatus({ state, answer, isOver, isOwn, firstName }, locale)
  const ways = calendarUrl && !isOver
  return (
    <Appointment
      own={turn.own}
      label={label}
      leaf={leafOf(locale, startsAt)}
      when={t(expectedWords.at, { day: longDay(locale, startsAt), time: clockTime(locale, startsAt) })}
      where={place}
      isOff={!isOpenAppointment(state) && state !== 'taken'}
      more={isOwn && state === 'agreed' && !isOver && expected?.who && <p>{t(words.expects, { name: expected.who })}</p>}
      status={
        word && (
          <Badge tone={tone} {...(icon && { icon })}>
            {word}
          </Badge>
        )
      }
    >
      {isOpenAppointment(state) && !isOver && !isPinned && <AppointmentActions id={turn.id} appointment={turn.appointment!} about={about.steppable} />}
      {ways && (
        <p className="appointment-way">
          <a href={calendarUrl}>
            <Icon name="calendar-plus" size={20} />
            {t(words.calendar)}
          </a>
        </p>
      )}
    </Appointment>
  )
}
