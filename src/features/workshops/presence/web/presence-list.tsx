import { useState } from 'react'
import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { FieldError } from '#design/field/field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { PresenceState } from '#features/workshops/model/codes.ts'
import { countMarks, type PresenceRow } from '#features/workshops/presence/presence-rows.ts'
import { presenceWords as words } from '#features/workshops/presence/presence-words.ts'
import { type Marks, useMarks } from './use-marks.ts'

type Props = {
  session: string
  rows: readonly PresenceRow[]
  /** For staff: where the certificate of a registration is. */ certificateAt?: ((registration: string) => string) | undefined
}

/** Who is at a session: one press for each person, which is kept on the device and sent when there is a connection. Without script it is a form. */
export function PresenceList({ session, rows, certificateAt }: Props) {
  const t = useT()
  const marks = useMarks(session)
  const [isDone, setDone] = useState(false)
  const states = rows.map(marks.of)
  const open = rows.filter((_, at) => states[at] === undefined)
  const isWaiting = marks.waiting.count > 0
  return (
    <PostForm intent={session}>
      {() => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-lg" aria-live="polite">
              {t(words.counts, countMarks(states))}
            </p>
            {open.length > 0 && (
              <Button
                type="button"
                variant="second"
                size="small"
                onClick={() =>
                  marks.press(
                    open.map(({ id }) => id),
                    'present',
                  )
                }
              >
                {t(words.rest)}
              </Button>
            )}
          </div>
          <div className="mt-3 border-t border-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} marks={marks} certificate={row.hasAttended ? certificateAt?.(row.id) : undefined} onPress={() => setDone(false)} />
            ))}
          </div>
          {isDone && (
            <div className="mt-6">
              <Alert tone={isWaiting ? 'info' : 'success'} live>
                {t(isWaiting ? words.doneWaits : words.doneTitle)}
              </Alert>
            </div>
          )}
          <div className="presence-bar">
            <KeptLine marks={marks} />
            <noscript>
              <Button>{t(words.save)}</Button>
            </noscript>
            <Button type="button" size="large" className="needs-script" onClick={() => setDone(true)}>
              {t(words.done)}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  )
}

function Row({ row, marks, certificate, onPress }: { row: PresenceRow; marks: Marks; certificate: string | undefined; onPress: () => void }) {
  const t = useT()
  const state = marks.of(row)
  const why = marks.refused[row.id]
  const choices: { value: PresenceState; look: string; label: string }[] = [
    { value: 'present', look: 'is-present', label: t(words.present) },
    { value: 'absent', look: 'is-absent', label: t(words.absent) },
    // Only who was not there can have caught up.
    ...(state === 'absent' || state === 'caught_up' ? [{ value: 'caught_up' as const, look: 'is-caught-up', label: t(words.caughtUp) }] : []),
  ]
  return (
    <div className="presence-row">
      <Avatar name={row.name} />
      <span className="who">
        <span className="block font-semibold">{row.name}</span>
        {row.organization && <span className="block text-text-soft">{row.organization}</span>}
        {certificate && (
          <Link href={certificate}>
            {t(words.certificate)}
            <span className="sr-only"> {row.name}</span>
          </Link>
        )}
      </span>
      <fieldset className="presence-choice">
        <legend className="sr-only">{t(words.ofWhom, row)}</legend>
        {choices.map(({ value, look, label }) => (
          <label key={value} className={look}>
            <input
              type="radio"
              name={`mark-${row.id}`}
              value={value}
              checked={state === value}
              onChange={() => {
                onPress()
                marks.press([row.id], value)
              }}
            />
            <Icon name={state === value ? (value === 'absent' ? 'x-circle-fill' : 'check-circle-fill') : value === 'absent' ? 'x' : 'check'} size={18} />
            {label}
          </label>
        ))}
      </fieldset>
      {why !== undefined && (
        <div className="basis-full" role="alert">
          <FieldError>{why}</FieldError>
        </div>
      )}
    </div>
  )
}

/** What became of the presses: kept here, on their way, or all with the server. */
function KeptLine({ marks: { waiting, isReached, isKept } }: { marks: Marks }) {
  const t = useT()
  const locale = useLocale()
  if (!isKept) return <p role="status">{t(words.notKept)}</p>
  if (waiting.count > 0 && waiting.since !== null)
    return (
      <p role="status" className="text-text-soft">
        {isReached ? t(words.sending) : t(words.kept, { time: clockTime(locale, new Date(waiting.since)) })}
        {!isReached && <span className="block">{t(words.offline)}</span>}
      </p>
    )
  return (
    <p role="status" className="text-text-soft">
      {t(words.saved)}
    </p>
  )
}
