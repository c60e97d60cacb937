import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, db, as } = await startTestApp({ pages: true })
const double = '01930001-0000-7000-8000-0000000000d0'
await db.inCenter(id.center('demo'), async (tx) => {
  await sql`insert into organizations (id, volunteer_center_id, name, slug, organization_type, status, summary, phone)
    values (${double}, ${id.center('demo')}, 'Tuinclub Groene', 'groene', 'Organization', 'approved', 'Wij wieden', '0341 555 010')`.execute(tx)
  await sql`update organizations set phone = '0341-555010' where id = ${id.club('demo')}`.execute(tx)
})
const wim = await as('coordinator@demo.example')

async function approving(compare: string): Promise<string> {
  const cookie = Object.entries(wim)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const url = `/organizations/approve?id=${id.club('demo')}${compare}`
  const answer = await app.inject({ url, headers: { host: 'demo.localhost', accept: 'text/html', cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.payload.slice(answer.payload.indexOf('<article'), answer.payload.indexOf('</main>'))
}

test('an organization that waits is held beside the one it resembles, and what is the same in both is said', async () => {
  const html = await approving('')
  expect(html).toContain('Bijna dezelfde naam. Goedgekeurd')
  expect(html).toContain(`compare=${double}`)
  expect(html).not.toContain('class="compare"')
  const beside = await approving(`&compare=${double}`)
  expect(beside).toContain('class="compare"')
  // Written otherwise it is the same number.
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
