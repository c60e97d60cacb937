import ICAL from 'ical.js'
import { sql } from 'kysely'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { findPythonJudge } from '#src/testing/judges.ts'
import { id } from '#src/testing/two-towns.ts'
import type { TestApp } from '#src/testing/harness.ts'

/** A Tuesday in about two weeks. */
export const tuesday = (() => {
  const soon = Temporal.PlainDate.from(today()).add({ days: 14 })
  return String(soon.add({ days: (9 - soon.dayOfWeek) % 7 }))
})()
export const on = (days: number) => addDays(tuesday, days)
export const choir = { rule: { kind: 'weekly', every: 1, weekdays: [2], end: { count: 6 } } }

export const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
export type Shown = [uid: string, start: string, end: string, status: string]
const byText = (a: Shown, b: Shown) => (String(a) < String(b) ? -1 : 1)

/** The activities of Wim, the coordinator of the demo, as tests of calendars make and change them. */
export async function activitiesOf({ call, as, db }: TestApp) {
  const wim = await as('coordinator@demo.example')
  const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
  async function published(more: object = {}, relationships?: object): Promise<string> {
    const attributes = {
      title: 'Koor',
      description: [{ type: 'paragraph', content: [{ text: 'Zing een avond mee.' }] }],
      categories: ['arts'],
      kind: 'cultuur',
      firstDay: tuesday,
      startTime: '19:30',
      endTime: '21:30',
      location: { name: 'Zaal Noorderhaven', street: 'Dorpsstraat', houseNumber: '1', city: 'Oldebroek' },
      ...more,
    }
    const made = await call('POST', '/api/v1/activities', {
      headers: wim,
      body: { data: { type: 'activities', attributes, ...(relationships && { relationships }) } },
    })
    const submitted = await call('PUT', `/api/v1/activities/${made.body.data.id}/submit`, { headers: wim, body: body({}, made.body.data.id) })
    if (submitted.status !== 200) throw new Error(made.text + submitted.text)
    return made.body.data.id
  }
  const step = async (one: string, verb: string, attributes: object = {}) =>
    await call('PUT', `/api/v1/activities/${one}/${verb}`, { headers: wim, body: body(attributes, one) })
  /** Changes the date that the rule has on a day. */
  async function changed(one: string, day: string, method: 'PATCH' | 'PUT', path: string, attributes: object, scope = 'this'): Promise<void> {
    const [date] = await run(
      sql<{ id: string }>`select id from activity_occurrences where activity_id = ${one} and recurrence_id::date = ${day}::date and removed_at is null`,
    )
    const { status, text } = await call(method, `/api/v1/activity_occurrences/${date!.id}${path}`, {
      headers: wim,
      body: { data: { type: 'activity_occurrences', id: date!.id, attributes, meta: { scope } } },
    })
    if (status !== 200) throw new Error(text)
  }
  const moved = async (one: string, from: string, start: string, end: string) => await changed(one, from, 'PATCH', '', { start, end })
  const cancelled = async (one: string, day: string) => await changed(one, day, 'PUT', '/cancel', { reason: 'De dirigent is ziek.' })
  /** Every date as rows have it: `2026-12-08T19:30`; whole days by their first day and the day after the last. */
  const rowsOf = async (): Promise<Shown[]> =>
    (
      await run(sql<{ shown: Shown }>`select json_build_array(a.uid,
        case when a.is_all_day then left(o.local_start::text, 10) else to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI') end,
        case when a.is_all_day then left(o.local_end::text, 10) else to_char(o.local_end, 'YYYY-MM-DD"T"HH24:MI') end,
        case o.status when 'cancelled' then 'CANCELLED' else 'CONFIRMED' end) as shown
      from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id where o.removed_at is null`)
    )
      .map(({ shown }) => shown)
      .toSorted(byText)
  return { wim, run, published, step, changed, moved, cancelled, rowsOf }
}

/** Every date as ical.js reads it. It takes an exception for one of every series of the file, so each is given its own. */
export function readByIcal(file: string): Shown[] {
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
  const [exceptions, masters] = [true, false].map((is) => events.filter((event) => event.hasProperty('recurrence-id') === is)) as [
    ICAL.Component[],
    ICAL.Component[],
  ]
  const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid')
  return masters
    .flatMap((master) => datesBy(new ICAL.Event(master, { strictExceptions: true, exceptions: exceptions.filter((one) => uidOf(one) === uidOf(master)) })))
    .toSorted(byText)
}
function datesBy(event: ICAL.Event): Shown[] {
  const wall = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toString().slice(0, 16))
  const shown = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Shown => [
    event.uid,
    wall(start),
    wall(end),
    String(item.component.getFirstPropertyValue('status')),
  ]
  if (!event.isRecurring()) return [shown(event, event.startDate, event.endDate)]
  const dates: Shown[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    dates.push(shown(item, startDate, endDate))
  }
  return dates
}

const recurring = findPythonJudge('recurring_ical_events')
const readDates = `
import icalendar, json, recurring_ical_events, sys
events = recurring_ical_events.of(icalendar.Calendar.from_ical(sys.stdin.buffer.read())).between((2026, 1, 1), (2032, 1, 1))
wall = lambda value: value.strftime('%Y-%m-%dT%H:%M') if hasattr(value, 'hour') else value.isoformat()
print(json.dumps([[str(event['UID']), wall(event['DTSTART'].dt), wall(event['DTEND'].dt), str(event['STATUS'])] for event in events]))
`
/** Every date as python3-recurring-ical-events reads it; null where it is missing. */
export const readByPython = recurring && ((file: string): Shown[] => (JSON.parse(recurring(['-c', readDates], file)) as Shown[]).toSorted(byText))
