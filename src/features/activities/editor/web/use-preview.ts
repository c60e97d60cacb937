import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenForm } from '#features/activities/editor/activity-form.ts'
import { scheduleOf } from '#features/activities/editor/activity-in-form.ts'
import { previewBody } from '#features/activities/editor/fetch-preview.ts'
import type { SaidSchedule } from '#features/activities/series/when-words.ts'
import type { SchedulePreview } from '#features/activities/writing/preview.ts'
import { readForm } from '#kernel/fields/read-form.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'

const pause = 350

export type Shown = {
  preview: SchedulePreview | null
  schedule: SaidSchedule | null
  /** Why it has no dates, in a sentence; empty where the server was not reached. */
  problem: string | null
  /** The first day to which the form was moved, until another is chosen. */
  movedTo: string | null
}

/** The dates of the form around `box`, asked of the server a moment after each change of when it is. */
export function usePreview(box: RefObject<HTMLElement | null>, first: SchedulePreview | null): Shown {
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>({ preview: first, schedule: null, problem: null, movedTo: null })
  const asked = useRef('')
  useEffect(() => {
    const form = box.current!.closest('form')!
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0
    const ask = async () => {
      const { typed } = readForm(whenForm, new FormData(form), locale)
      const schedule = scheduleOf(typed, locale)
      const body = previewBody(typed, locale)
      if (JSON.stringify(body) === asked.current) return
      asked.current = JSON.stringify(body)
      const own = ++round
      setShown((before) => ({ ...before, schedule, movedTo: schedule.firstDay === before.movedTo ? before.movedTo : null }))
      const answer = await callApi('PUT', 'activities/preview', body)
      if (own !== round) return
      if (!answer.ok) {
        asked.current = ''
        setShown((before) => ({ ...before, preview: null, problem: answer.fault ?? '' }))
        return
      }
      const preview = (answer.document.meta?.['preview'] ?? null) as SchedulePreview | null
      setShown((before) => ({ ...before, preview, problem: null, ...(preview?.isMoved && { movedTo: preview.firstDay }) }))
      if (preview?.isMoved) move(form, preview)
    }
    const hear = ({ target }: Event) => {
      const { name } = target as HTMLInputElement
      if (!(name in whenForm.entries)) return
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), pause)
    }
    form.addEventListener('input', hear)
    // A draft that was restored is not what the server knows.
    timer = setTimeout(() => void ask())
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', hear)
    }
  }, [box, locale])
  return shown
}

/** The first date must be one of the series: the form says the day that it became. */
function move(form: HTMLFormElement, { firstDay, lastDay }: SchedulePreview): void {
  const set = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!input || input.value === value) return
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  set('firstDay', firstDay)
  if (form.querySelector<HTMLInputElement>('[name="lastDay"]')?.value) set('lastDay', lastDay)
}
