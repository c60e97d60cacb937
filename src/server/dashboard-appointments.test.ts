import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { fetchAppointments } from '#features/notifications/dashboard/fetch-appointments.ts'
import { addDays, atClock, today } from '#kernel/i18n/dates.ts'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { resources } from '#src/app/resources.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { apply, run } = applicationActionsOf(app)
const clientOf = (headers: Record<string, string>) =>
  createClient(resources, async (path) => {
    const answer = await app.get(path, { headers })
    return { ok: answer.status < 400, status: answer.status, statusText: answer.reason, text: async () => answer.text }
  })

const [fatima, marijke, wim] = await Promise.all(['vrijwilliger@demo', 'lid@demo', 'coordinator@demo'].map(async (name) => await app.as(`${name}.example`)))
const school = clientOf({ ...marijke!, 'current-organization-id': id.school('demo') })

test('who works for an organization sees its appointments of today and the six days after it, and the center those of all', async () => {
  const applied = (await apply(fatima!)).body.data.id as string
  const meetsOn = async (days: number, status = 'invited') =>
    await run(sql`update applications set status = ${status}, meeting_place = 'De Brug', calendar_key = 'k', meeting_starts_at = ${atClock(addDays(today(), days), '10:30')}::timestamptz,
      meeting_ends_at = ${atClock(addDays(today(), days), '11:30')}::timestamptz where id = ${applied}`)
  const linesOf = async () => (await fetchAppointments(school, id.school('demo'), 'nl')).lines

  expect(await linesOf()).toEqual([])
  await meetsOn(0)
  expect(await linesOf()).toMatchObject([{ id: applied, href: `/applications/${applied}`, time: '10.30 uur', name: 'Fatima El Amrani' }])
  await meetsOn(6, 'accepted')
  expect(await linesOf()).toHaveLength(1)
  expect(await fetchAppointments(clientOf(wim!), null, 'nl')).toMatchObject({ lines: [{ about: 'De Brug' }], more: 0 })
  // Next week, over, or called off.
  await meetsOn(7)
  expect(await linesOf()).toEqual([])
  await meetsOn(-1)
  expect(await linesOf()).toEqual([])
  await meetsOn(1, 'waitlisted')
  expect(await linesOf()).toEqual([])
})
