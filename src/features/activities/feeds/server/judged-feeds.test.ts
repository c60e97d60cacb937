import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { findJudge } from '#src/testing/judges.ts'
import { serveOnLoopback } from '#src/testing/loopback.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { activitiesOf, body, choir, on, readByIcal, readByPython } from './testing.ts'

const site = await startTestApp()
const { app, call, get } = site
const { wim, run, published, step, changed, moved, cancelled, rowsOf } = await activitiesOf(site)

beforeEach(async () => {
  await run(sql`delete from activities`)
})

const weekday = fc.integer({ min: 1, max: 7 })
const end = fc.oneof(
  fc.record({ count: fc.integer({ min: 2, max: 30 }) }),
  fc.integer({ min: 1, max: 500 }).map((days) => ({ until: on(days + 62) })),
)
const months = fc.integer({ min: 1, max: 3 })
const rule = fc.oneof(
  fc.record({ kind: fc.constant('none') }),
  fc.record({ kind: fc.constant('daily'), end: fc.record({ count: fc.integer({ min: 2, max: 60 }) }) }),
  fc.record({ kind: fc.constant('weekly'), every: fc.integer({ min: 1, max: 4 }), weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 2 }), end }),
  fc.record({
    kind: fc.constant('monthly_date'),
    every: months,
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last')),
    end: fc.record({ count: fc.integer({ min: 2, max: 8 }) }),
  }),
  fc.record({
    kind: fc.constant('monthly_weekday'),
    every: months,
    nth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('last')),
    weekday,
    end: fc.record({ count: fc.integer({ min: 2, max: 8 }) }),
  }),
)
const schedule = fc.record({
  rule,
  firstDay: fc.integer({ min: 0, max: 60 }).map(on),
  isAllDay: fc.boolean(),
  // The hour in which clocks change is refused for what repeats.
  hour: fc.oneof(fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 1 })),
  days: fc.integer({ min: 0, max: 2 }),
  left: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
  off: fc.array(fc.nat({ max: 20 }), { maxLength: 2 }),
})

test('whatever somebody chooses, ical.js and python3-recurring-ical-events show the dates of the rows', { timeout: 120_000 }, async () => {
  const seed = 29
  for (const { rule: chosen, firstDay, isAllDay, hour, days, left, off } of fc.sample(schedule, { numRuns: 40, seed })) {
    const start = `${String(hour).padStart(2, '0')}:15`
    const when = isAllDay ? { isAllDay, startTime: null, endTime: null } : { startTime: start, endTime: days > 0 ? '01:30' : '23:45' }
    const made = await call('POST', '/api/v1/activities', {
      headers: wim,
      body: body({
        title: 'Koor',
        description: [{ type: 'paragraph', content: [{ text: 'Kom.' }] }],
        categories: ['arts'],
        firstDay,
        lastDay: addDays(firstDay, days),
        rule: chosen,
        location: { name: 'Zaal', city: 'Oldebroek' },
        ...when,
      }),
    })
    if (made.status !== 201) throw new Error(`${seed}: ${JSON.stringify(chosen)} ${made.text}`)
    const one = made.body.data.id as string
    const dates = (
      await run(sql<{ day: string }>`select recurrence_id::date::text as day from activity_occurrences where activity_id = ${one} order by 1`)
    ).map(({ day }) => day)
    const exdates = [...new Set(left.flatMap((at) => dates[at] ?? []))]
    if (exdates.length < dates.length && chosen.kind !== 'none')
      await call('PATCH', `/api/v1/activities/${one}`, { headers: wim, body: body({ exdates }, one) })
    expect((await step(one, 'submit')).status).toBe(200)
    for (const at of off) if (dates[at] && !exdates.includes(dates[at])) await cancelled(one, dates[at])
  }
  const { text } = await get('/activities.ics')
  const rows = await rowsOf()
  expect(rows.length).toBeGreaterThan(100)
  expect(readByIcal(text), `seed ${seed}`).toEqual(rows)
  if (readByPython) expect(readByPython(text), `seed ${seed}`).toEqual(rows)
})

const vdirsyncer = findJudge('vdirsyncer')
const khal = findJudge('khal')

test.skipIf(!vdirsyncer || !khal)('vdirsyncer syncs the address again and again, and khal shows what the rows have', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judged-sync-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const one = await published({ ...choir, exdates: [on(21)] })
  const origin = await serveOnLoopback(app)
  mkdirSync(join(folder, 'calendar'))
  writeFileSync(
    join(folder, 'sync'),
    [
      '[general]',
      `status_path = "${folder}/status"`,
      '[pair feed]',
      'a = "remote"',
      'b = "local"',
      'collections = null',
      '[storage remote]',
      'type = "http"',
      `url = "${origin}/activities.ics"`,
      '[storage local]',
      'type = "filesystem"',
      `path = "${folder}/calendar"`,
      'fileext = ".ics"',
    ].join('\n'),
  )
  const locale = ['[locale]', 'local_timezone = Europe/Amsterdam', 'default_timezone = Europe/Amsterdam', 'dateformat = %Y-%m-%d', 'longdateformat = %Y-%m-%d']
  const times = ['datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M', 'timeformat = %H:%M', '']
  writeFileSync(
    join(folder, 'khal'),
    ['[calendars]', '[[feed]]', `path = ${folder}/calendar`, 'type = calendar', '[sqlite]', `path = ${folder}/khal.db`, ...locale, ...times].join('\n'),
  )
  const synced = async () => {
    // Not the judge itself, which would hold up the server that it asks.
    for (const verb of ['discover', 'sync']) await finished('vdirsyncer', ['-c', join(folder, 'sync'), verb, ...(verb === 'discover' ? ['feed'] : [])])
    const shown = khal!(['-c', join(folder, 'khal'), 'list', '--format', '{start-date}T{start-time}|{title}', '--day-format', '', today(), '120d'])
    return shown.split('\n').filter(Boolean)
  }
  const day = (days: number) => `${on(days)}T19:30`
  expect(await synced()).toEqual([0, 7, 14, 28, 35].map((days) => `${day(days)}|Koor`))
  await moved(one, on(7), `${on(8)}T20:00`, `${on(8)}T22:00`)
  await cancelled(one, on(14))
  // From then on it begins at eight: another series, with the dates that are left.
  await changed(one, on(28), 'PATCH', '', { start: `${on(28)}T20:00` }, 'following')
  expect(await synced()).toEqual([`${day(0)}|Koor`, `${on(8)}T20:00|Koor`, `${day(14)}|AFGELAST: Koor`, `${on(28)}T20:00|Koor`, `${on(35)}T20:00|Koor`])
  expect(
    readdirSync(join(folder, 'calendar'))
      .map((name) => readFileSync(join(folder, 'calendar', name), 'utf8').includes('RECURRENCE-ID'))
      .toSorted(),
  ).toEqual([false, true])
})

async function finished(program: string, args: string[]): Promise<void> {
  const child = spawn('/usr/bin/env', ['LC_ALL=C.UTF-8', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`)
}
