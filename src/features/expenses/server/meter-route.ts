import { monthPattern } from '#features/expenses/expense-note.ts'
import { type Meter, type NoteSum, meterOf } from '#features/expenses/meter.ts'
import type { KnownPlace } from '#features/expenses/known-places.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { ofAllNotes, ownNotes } from './own-notes.ts'

/** What the meter answers: a year beside its limits, the years that have notes, and where the last amounts came from. */
export type MeterAnswer = { meter: Meter; years: number[]; places: KnownPlace[] }

/** The latest, which the form offers. */
const placesOffered = 4

/** GET /expense_notes/meter: what the caller noted in a year beside its limits, over all organizations together; by default this year. */
export const meterRoute: ApiRoute = {
  method: 'GET',
  path: '/expense_notes/meter',
  parameters: ['year'],
  run: async (call) => {
    const year = yearOf(call.parameter('year') ?? today(call.asked.now).slice(0, 4))
    const ofYear = ownNotes(call)
    const [summed, noted, known] = await call.db.read(call.asked.centerId, [
      ofYear.query(
        `select e.month, (array_agg(e.organization_name order by e.id desc))[1], e.kind, sum(e.amount_cents), sum(e.hours) from expense_notes e
        where ${ofYear.own} and e.month between ${ofYear.param(`${year}-01`)} and ${ofYear.param(`${year}-12`)} group by e.month, lower(e.organization_name), e.kind order by 1, 2, 3`,
      ),
      ofAllNotes(call, (own) => `select distinct left(e.month, 4) from expense_notes e where ${own} order by 1 desc`),
      ofAllNotes(
        call,
        (own) => `select p.organization_name, p.kind from (select distinct on (lower(e.organization_name)) e.organization_name, e.kind, e.month, e.id
          from expense_notes e where ${own} order by lower(e.organization_name), e.month desc, e.id desc) p order by p.month desc, p.id desc limit ${placesOffered}`,
      ),
    ])
    const answer: MeterAnswer = {
      meter: meterOf(year, summed!.map(asSum)),
      years: noted!.map(([one]) => Number(one)),
      places: known!.map(([name, kind]) => ({ name: name!, kind: kind as KnownPlace['kind'] })),
    }
    return { document: { meta: answer }, headers: { 'cache-control': 'no-store' } }
  },
}

/** @throws 400 for what is no year */
function yearOf(sent: string): number {
  if (!monthPattern.test(`${sent}-01`)) throw new BadRequest('invalid_filter_value', { parameter: 'year' })
  return Number(sent)
}

const asSum = ([month, organization, kind, cents, hours]: (string | null)[]): NoteSum => ({
  month: month!,
  organization: organization!,
  kind: kind as NoteSum['kind'],
  cents: Number(cents),
  hours: hours === null || hours === undefined ? null : Number(hours),
})
