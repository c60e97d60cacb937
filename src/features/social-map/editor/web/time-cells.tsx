import { Checkbox } from '#design/choice/checkbox.tsx'
import type { OpeningRow } from '#features/opening-hours/opening-times.ts'
import { entryWords as words } from '#features/social-map/editor/entry-words.ts'
import { useId } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Times = Pick<OpeningRow, 'opens' | 'closes' | 'isByAppointment'>
type Props = { times: Times; onChange: (part: Partial<Times>) => void }

/** From when until when, and whether by appointment. An end that is not later is on the next day, which is asked. */
export function TimeCells({ times: { opens, closes, isByAppointment }, onChange }: Props) {
  const t = useT()
  const id = useId()
  const goesOn = opens !== '' && closes !== '' && closes < opens
  return (
    <>
      <label className="hours-cell">
        <span>{t(words.opens)}</span>
        <input className="input input-sm" type="time" value={opens} onChange={({ target }) => onChange({ opens: target.value })} />
      </label>
      <label className="hours-cell">
        <span>{t(words.closes)}</span>
        {/* A field for times knows no 24:00, and midnight at the end of a day is written so. */}
        <input
          className="input input-sm"
          type="time"
          value={closes === '24:00' ? '00:00' : closes}
          onChange={({ target }) => onChange({ closes: target.value === '00:00' ? '24:00' : target.value })}
        />
      </label>
      <div className="hours-tick">
        <Checkbox
          id={id}
          checked={isByAppointment}
          onChange={({ currentTarget }) => onChange({ isByAppointment: currentTarget.checked })}
          label={t(words.byAppointment)}
        />
      </div>
      {goesOn && (
        <p className="hours-fault hint" role="status">
          {t(words.overMidnight)}
        </p>
      )}
    </>
  )
}
