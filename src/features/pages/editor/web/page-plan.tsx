import { useState } from 'react'
import { atClock, clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import type { PageItem } from './page-item.ts'
import { planWords as words } from './plan-words.ts'

/** When a page will be published, which version of it, and a button that cancels. */
export function PagePlan({ item, isAhead, onCancel }: { item: PageItem; isAhead: boolean; onCancel: () => void }) {
  const t = useT()
  const locale = useLocale()
  const at = item.publishAt!
  return (
    <div className="grid gap-2 justify-items-start">
      <p>{t(words.planned, { when: `${longDay(locale, at)}, ${clockTime(locale, at)}` })}</p>
      {(item.isPlannedOlder || isAhead) && <p className="text-text-soft">{t(words.plannedOlder)}</p>}
      {item.meta.permissions.includes('unschedule') && (
        <Button type="button" size="small" variant="second" onClick={onCancel}>
          {t(words.unplan)}
        </Button>
      )}
    </div>
  )
}

/** The choice of a time in the future. */
export function PlanMoment({ onChosen }: { onChosen: (at: string) => void }) {
  const t = useT()
  const [when, setWhen] = useState('')
  return (
    <>
      <label className="label" htmlFor="publish-at">
        {t(words.when)}
      </label>
      <input id="publish-at" type="datetime-local" className="input" value={when} onChange={(event) => setWhen(event.target.value)} />
      <Button
        type="button"
        variant="second"
        disabled={!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(when)}
        onClick={() => onChosen(atClock(when.slice(0, 10), when.slice(11, 16)))}
      >
        {t(words.plan)}
      </Button>
    </>
  )
}
