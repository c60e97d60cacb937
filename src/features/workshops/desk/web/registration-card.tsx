import { Button, LinkButton } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { openStatuses } from '#features/workshops/model/codes.ts'
import type { ShownWorkshop } from '#features/workshops/desk/load-workshop.ts'
import { registrationForm } from '#features/workshops/desk/registration-form.ts'
import { showWords as words } from '#features/workshops/desk/show-words.ts'
import { placesInWords } from '#features/workshops/presentation/places-in-words.ts'
import { heldOf } from '#features/workshops/presentation/when.ts'
import { WorkshopPlaces } from '#features/workshops/presentation/web/workshop-places.tsx'
import { placeWords } from '#features/workshops/presentation/workshop-words.ts'

type Props = {
  workshop: ShownWorkshop
  /** The organizations that the reader works for. */
  organizations: readonly { id: string; name: string }[]
  answer: FormAnswer | undefined
  now: string
  /** Where the reader's certificate of it is. */
  certificateAt: string
}

/** What somebody reads who does not wait. */
const standing = {
  registered: words.youHave,
  attended: words.youWere,
  no_show: words.youWereNot,
  waitlisted: words.numberText,
  cancelled: words.cancelled,
} as const satisfies Record<Own['status'], { nl: string; en: string }>

/** Whether it can still be registered for, and cancelled. */
const isOpen = ({ status, lastEndsAt }: ShownWorkshop, now: string) =>
  (openStatuses as readonly string[]).includes(status) && lastEndsAt !== null && lastEndsAt > now

/** The places, and what the reader does about them: register, wait, or give a place back. */
export function RegistrationCard(props: Props) {
  const t = useT()
  const { workshop, now } = props
  const { ownRegistration, placesTaken, capacityMin, status } = workshop
  const isCertain = status === 'confirmed' || (capacityMin !== null && placesTaken >= capacityMin && status !== 'cancelled')
  return (
    <div className="sheet" id="aanmelden">
      <Frieze />
      <div className="p-6 md:p-7 grid gap-4">
        <WorkshopPlaces workshop={workshop} />
        {isCertain && isOpen(workshop, now) && <p className="text-text-soft">{t(placeWords.certain, { n: placesTaken })}</p>}
        {ownRegistration ? <Own {...props} own={ownRegistration} /> : <Register {...props} />}
      </div>
    </div>
  )
}

type Own = NonNullable<ShownWorkshop['ownRegistration']>

function Own({ workshop, own, now, certificateAt }: Props & { own: Own }) {
  const t = useT()
  const mayCancel = isOpen(workshop, now) && (own.status === 'registered' || own.status === 'waitlisted')
  const isLate =
    own.status === 'registered' &&
    workshop.firstStartsAt !== null &&
    Date.parse(workshop.firstStartsAt) - Date.parse(now) < workshop.cancelUntilHours * 3_600_000
  return (
    <>
      {own.status === 'waitlisted' ? (
        <div>
          <p className="text-2xl font-semibold">{t(words.number, { n: own.number ?? 1 })}</p>
          <p>{t(words.numberText)}</p>
        </div>
      ) : (
        <p className="text-xl font-semibold">{t(standing[own.status])}</p>
      )}
      {own.status === 'attended' && workshop.certificate && (
        <LinkButton href={certificateAt} icon="seal-check-fill">
          {t(words.yourCertificate)}
        </LinkButton>
      )}
      {mayCancel && own.status === 'registered' && (
        <>
          <LinkButton href={own.calendarUrl} icon="calendar-plus" download>
            {t(words.inCalendar)}
          </LinkButton>
          <p className="text-text-soft">{t(words.notCancelling)}</p>
        </>
      )}
      {mayCancel && (
        <PostForm intent="cancel">
          {(sending) => (
            <>
              {isLate && <p className="mb-2">{t(words.late)}</p>}
              <Button variant="second" busy={sending && '…'}>
                {t(own.status === 'waitlisted' ? words.leaveLine : own.wasPromoted ? words.passOn : words.cannot)}
              </Button>
            </>
          )}
        </PostForm>
      )}
    </>
  )
}

const isLined = ({ placesTaken, capacityMax, waiting }: ShownWorkshop) => placesTaken >= capacityMax || waiting > 0

/** On a phone the date, the places and the act stay at the bottom until the card comes into view. */
export function RegistrationBar({ workshop, organizations, now }: Pick<Props, 'workshop' | 'organizations' | 'now'>) {
  const t = useT()
  const locale = useLocale()
  const { ownRegistration: own, deadlineAt, audience, sessions } = workshop
  if (!isOpen(workshop, now)) return null
  const mayRegister = !own && deadlineAt !== null && deadlineAt > now && (audience !== 'organizations' || organizations.length > 0)
  if (!mayRegister && own?.status !== 'registered') return null
  const next = heldOf(sessions).find(({ endsAt }) => endsAt > now)
  const label = t(isLined(workshop) ? words.lineShort : words.register)
  return (
    <div className="apply-bar lg:hidden sticky z-10 bg-surface border-t border-line p-3 mt-10 -mx-4 md:mx-0 flex gap-3 items-center print:hidden">
      <p className="flex-1 min-w-0 leading-snug">
        {next && <span className="block font-semibold">{longDay(locale, next.startsAt, new Date(now))}</span>}
        <span className="text-text-soft">{placesInWords(locale, workshop).text}</span>
      </p>
      {own ? (
        <LinkButton href={own.calendarUrl} icon="calendar-plus" download>
          {t(words.inCalendar)}
        </LinkButton>
      ) : audience === 'organizations' && organizations.length > 1 ? (
        <LinkButton href="#aanmelden">{label}</LinkButton>
      ) : (
        <PostForm intent="register">{(sending) => <Button busy={sending && '…'}>{label}</Button>}</PostForm>
      )}
    </div>
  )
}

function Register({ workshop, organizations, answer, now }: Props) {
  const t = useT()
  const locale = useLocale()
  const { registrationDeadline, deadlineAt, audience } = workshop
  if (!isOpen(workshop, now)) return null
  if (deadlineAt === null || deadlineAt <= now) return <p>{t(words.closed)}</p>
  if (audience === 'organizations' && organizations.length === 0) return <p>{t(words.onlyOrganizations)}</p>
  const isFull = isLined(workshop)
  return (
    <>
      <DeclaredForm form={registrationForm} intent="register" answer={answer} submit={t(isFull ? words.toLine : words.register)} asks={false}>
        {audience === 'organizations' && organizations.length > 1 && (
          <SelectField name="organization" label={t(words.organization)} options={organizations.map(({ id, name }) => ({ value: id, label: name }))} />
        )}
        <details className="fold" open={answer !== undefined}>
          <summary className="min-h-11 cursor-pointer link">{t(words.more)}</summary>
          <div className="mt-3">
            <FormFields of={registrationForm} />
          </div>
        </details>
      </DeclaredForm>
      {registrationDeadline && <p className="text-text-soft">{t(words.until, { day: longDay(locale, registrationDeadline, new Date(now)) })}</p>}
      <div>
        <h2 className="h-row text-lg">{t(words.afterwards)}</h2>
        <ol className="list-decimal pl-5 mt-2 grid gap-1">
          <li>{t(words.thenMail)}</li>
          {isFull && <li>{t(words.thenLine)}</li>}
          <li>{t(words.thenRemind)}</li>
          {workshop.certificate && <li>{t(words.thenCertificate)}</li>}
        </ol>
      </div>
    </>
  )
}
