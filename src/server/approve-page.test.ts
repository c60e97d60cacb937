import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, call, db, as } = await startTestApp({ pages: true })
const double = '01930001-0000-7000-8000-0000000000d0'
await db.inCenter(id.center('demo'), async (tx) => {
  await sql`insert into organizations (id, volunteer_center_id, name, slug, organization_type, status, summary, phone)
    values (${double}, ${id.center('demo')}, 'Tuinclub Groene', 'groene', 'Organization', 'approved', 'Wij wieden', '0341 555 010')`.execute(tx)
  await sql`update organizations set phone = '0341-555010' where id = ${id.club('demo')}`.execute(tx)
})
const wim = await as('coordinator@demo.example')

async function queueSeen(query: string, headers: Record<string, string> = wim, town = 'demo'): Promise<string> {
  const cookie = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const answer = await app.inject({ url: `/organizations/approve${query}`, headers: { host: `${town}.localhost`, accept: 'text/html', cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.payload.slice(answer.payload.indexOf('<main'), answer.payload.indexOf('</main>'))
}

async function approving(compare: string): Promise<string> {
  const main = await queueSeen(`?id=${id.club('demo')}${compare}`)
  return main.slice(main.indexOf('<article'))
}

test('an organization that waits is held beside the one it resembles, and what is the same in both is said', async () => {
  const html = await approving('')
  expect(html).toContain('Bijna dezelfde naam. Goedgekeurd')
  expect(html).toContain(`compare=${double}`)
  expect(html).not.toContain('class="compare"')
  const beside = await approving(`&compare=${double}`)
  expect(beside).toContain('class="compare"')
  // The same number, written differently.
  expect(beside).toMatch(/is-same[^~]{0,200}Telefoon[^~]{0,80}hetzelfde/)
  expect(beside.match(/hetzelfde<\/small>/g)).toHaveLength(1)
})

test('only what resembles it is held beside it, whatever the address names', async () => {
  for (const other of [id.school('demo'), id.school('oldebroek'), 'nonsense']) expect(await approving(`&compare=${other}`)).not.toContain('class="compare"')
})

test('who decides asks from there, and archives nothing that waits in passing', async () => {
  const [, decision = ''] = (await approving('')).split('id="decision"')
  const acts = decision.slice(0, decision.indexOf('</section>'))
  expect(acts).toContain('Stel een vraag')
  expect(acts).toContain('Wijs af')
  expect(acts).not.toContain('Archiveer')
})

test('what was decided today stands before what waits, with who and when; what was taken back waits again', async () => {
  const path = `/api/v1/organizations/${id.club('demo')}/approve`
  const decide = async (status: string, reason?: string) =>
    (
      await call('PUT', path, {
        headers: wim,
        body: { data: { type: 'organizations', id: id.club('demo'), attributes: { status, ...(reason && { reason }) } } },
      })
    ).body
  const word = async () => (await queueSeen('')).match(/(Goedgekeurd|Afgewezen) door [^<]*/)?.[0]

  expect(await word()).toBeUndefined()
  const approved = await decide('approved')
  expect(await word()).toMatch(/^Goedgekeurd door Wim Jansen, \d{1,2}\.\d\d uur$/)
  expect(await queueSeen('')).toContain('Niets wacht op je')
  expect(await queueSeen(`?id=${id.club('demo')}`)).toMatch(/1 van 1.*pips/s)
  expect(await queueSeen('', await as('coordinator@oldebroek.example'), 'oldebroek')).not.toContain('Goedgekeurd door')

  expect((await call('PUT', `/api/v1/operations/${approved.data.meta.undo.id}/undo`, { headers: wim })).status).toBe(200)
  expect(await word()).toBeUndefined()
  await decide('denied', 'Wij konden niemand bereiken.')
  expect(await word()).toMatch(/^Afgewezen door Wim Jansen/)
  // Submitted again, it waits for review once more.
  await decide('pending')
  expect(await word()).toBeUndefined()
})
