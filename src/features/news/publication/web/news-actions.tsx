import { date } from '#kernel/fields/field.ts'
import { useNavigate } from 'react-router'
import { atClock } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import type { NewsStatus } from '#features/news/model/states.ts'
import { statusWords } from '#features/news/model/status-words.ts'

type Verb = 'publish' | 'schedule' | 'unpublish' | 'archive' | 'remove'

/** The verbs of each status, most likely first. */
const verbsAt: Record<NewsStatus, readonly Verb[]> = {
  draft: ['publish', 'schedule', 'archive', 'remove'],
  scheduled: ['publish', 'schedule', 'unpublish', 'archive'],
  published: ['unpublish', 'archive'],
  unpublished: ['publish', 'schedule', 'archive', 'remove'],
  archived: ['unpublish', 'remove'],
}

const leads: Record<Exclude<Verb, 'remove'>, (status: NewsStatus) => NewsStatus> = {
  publish: () => 'published',
  schedule: () => 'scheduled',
  unpublish: (status) => (status === 'scheduled' ? 'draft' : 'unpublished'),
  archive: () => 'archived',
}

type Props = {
  article: { id: string; status: NewsStatus }
  mayRemove: boolean
  /** Saves unsaved changes first; false when that failed. */
  before: () => Promise<boolean>
}

/** The transitions of an article, for those who may make them. */
export function NewsActions({ article: { id, status }, mayRemove, before }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const run = async (verb: Verb, typed: Readonly<Record<string, string>>) => {
    if (verb === 'remove') {
      const removed = await act({ method: 'DELETE', path: `news/${id}`, done: t(words.isRemoved) })
      if (removed.ok) await navigate('/content?part=news', { replace: true })
      return
    }
    if (!(await before())) return
    const attributes = verb === 'schedule' ? { publishedAt: atClock(typed['day']!, typed['time']!) } : {}
    const body = { data: { type: 'news', id, attributes } }
    await act({
      method: 'PUT',
      path: `news/${id}/${verb === 'schedule' ? 'publish' : verb}`,
      body,
      done: t(words.isNow, { status: t(statusWords[leads[verb](status)]) }),
    })
  }
  const verbs = verbsAt[status].filter((verb) => verb !== 'remove' || mayRemove)
  return <RowActions key={status} actions={verbs.map((verb) => actOf(verb, status))} isBusy={isBusy} run={(verb, typed) => void run(verb as Verb, typed)} />
}

function actOf(verb: Verb, status: NewsStatus): RowAction {
  switch (verb) {
    case 'publish':
      return { key: verb, label: words.publish, icon: 'check', variant: 'primary' }
    case 'schedule':
      return {
        key: verb,
        label: status === 'scheduled' ? words.reschedule : words.schedule,
        icon: 'clock',
        asks: { fields: (faults) => <ScheduleFields faults={faults} />, submit: words.scheduleIt, needs: { day: words.dayNeeded, time: words.timeNeeded } },
      }
    case 'unpublish':
      return { key: verb, label: status === 'archived' ? words.restore : status === 'scheduled' ? words.unschedule : words.unpublish, icon: 'eye-slash' }
    case 'archive':
      return { key: verb, label: words.archive, icon: 'archive' }
    case 'remove':
      return {
        key: verb,
        label: words.remove,
        icon: 'trash',
        variant: 'danger-2',
        asks: { fields: () => null, submit: words.removeSure, tone: 'danger', needs: {} },
      }
  }
}

function ScheduleFields({ faults }: { faults: Readonly<Record<string, string>> }) {
  const t = useT()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField name="day" label={t(words.scheduleDay)} error={faults['day']} check={{ field: date() }} />
      <TextField name="time" type="time" label={t(words.scheduleTime)} error={faults['time']} defaultValue="09:00" />
    </div>
  )
}
