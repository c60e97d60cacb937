import { expect as soon, type Page, test } from '@playwright/test'
import { certificateWords } from '#features/badges/model/certificate-words.ts'
import { certificatePageWords as ownWords } from '#features/badges/own/certificate-page-words.ts'
import { checkWords } from '#features/badges/check/check-words.ts'
import { presenceWords } from '#features/workshops/presence/presence-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { ownTown } from './support/own-town.ts'
import { type Place, places } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'
import { today as currentDate } from '#kernel/db/server/database-clock.ts'

const expect = soon.configure({ timeout: 30_000 })
/** A phone where Dutch is all there is, a desk where one reads English. */
const widths = { nl: 390, en: 1440 } as const

type Held = { workshop: string; session: string }

/** A workshop of two sessions, the first of which began ten minutes ago, given by a member, with the volunteer and two more on the list. */
async function heldNow({ tenant }: Place, { isOver = false } = {}): Promise<Held> {
  return await asOwner(async (owner) => {
    const trainer = `(select id from users where email = 'lid@${tenant}.example')`
    const center = `(select id from volunteer_centers where tenant_key = '${tenant}' and is_default)`
    const start = isOver ? `now() - interval '9 days'` : `now() - interval '10 minutes'`
    const { rows } = await owner.query<Held>(
      `with held as (
        insert into workshops (volunteer_center_id, title, slug, status, certificate, learns, capacity_max, registration_deadline, deadline_at, first_starts_at, last_ends_at,
          published_at, trainer_name, trainer_user_id)
        values (${center}, 'Omgaan met dementie', 'omgaan-met-dementie', '${isOver ? 'completed' : 'confirmed'}', true, '{luisteren}', 8, ${currentDate} - 10, now() - interval '10 days',
          ${start}, ${start} + interval '${isOver ? 2 : 170} hours', now(), 'Els Wessels', ${trainer}) returning volunteer_center_id, id
      ), timed as (
        insert into workshop_sessions (volunteer_center_id, workshop_id, local_start, local_end, starts_at, ends_at, place)
        select volunteer_center_id, id, (${start} + step) at time zone 'Europe/Amsterdam', (${start} + step + interval '2 hours') at time zone 'Europe/Amsterdam',
          ${start} + step, ${start} + step + interval '2 hours', 'De Bongerd' from held, unnest(array[${isOver ? `interval '0 days'` : `interval '0 days', interval '7 days'`}]) step
        returning volunteer_center_id, id, workshop_id, starts_at
      ), come as (
        insert into workshop_registrations (volunteer_center_id, workshop_id, user_id, guest_name, status, registered_at, waitlisted_at, calendar_key)
        select volunteer_center_id, id, case when who = 1 then (select id from users where email = 'vrijwilliger@${tenant}.example') end,
          (array[null, 'Ahmed Bouzid', 'Carla de Vries'])[who], '${isOver ? 'attended' : 'registered'}', now(), now(), gen_random_uuid()::text from held, generate_series(1, 3) who
        returning volunteer_center_id, id
      ) select workshop_id as workshop, id as session from timed order by starts_at limit 1`,
    )
    return rows[0]!
  })
}

const marked = async (session: string) =>
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string; state: string }>(
      `select coalesce(r.guest_name, 'volunteer') as name, p.state from workshop_presence p join workshop_registrations r on r.id = p.registration_id where p.session_id = $1 order by 1`,
      [session],
    )
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
  })

for (const one of places) {
  const { locale } = one
  const t = (message: { nl: string; en: string }) => say(locale, message)
  const open = async (browser: Parameters<typeof visit>[0], baseURL: Parameters<typeof visit>[1], place: Place, who: string) => {
    const visited = await visit(browser, baseURL, place, { width: widths[locale] })
    await visited.context.addCookies([{ name: 'locale', value: locale, url: visited.site }])
    await signedInAs(visited.page, place, `${who}@${place.tenant}.example`)
    return visited
  }
  const row = (page: Page, name: string) => page.locator('.presence-row', { hasText: name })
  const press = async (page: Page, name: string, word: { nl: string; en: string }) => await row(page, name).getByText(t(word), { exact: true }).click()

  test(
    `a trainer marks who is there, and what is pressed without a line arrives once, at ${one.tenant} in ${locale}`,
    { tag: '@core' },
    async ({ browser, baseURL }) => {
      const place = await ownTown(one)
      const { workshop, session } = await heldNow(place)
      const { page, context } = await open(browser, baseURL, place, 'lid')
      await page.goto(`/workshops/${workshop}/presence`)
      await expect(page.getByRole('heading', { level: 1, name: t(presenceWords.title) })).toBeVisible()
      await expect(page.locator('.presence-row')).toHaveCount(3)
      await expect(page.locator('.presence-choice input:checked')).toHaveCount(0)
      expect(await faultsOn(page)).toEqual([])
      await press(page, 'Ahmed Bouzid', presenceWords.present)
      await expect.poll(async () => await marked(session)).toEqual({ 'Ahmed Bouzid': 'present' })

      // The line breaks: what is pressed stays here, through another page load too.
      await context.setOffline(true)
      await press(page, 'Carla de Vries', presenceWords.present)
      await press(page, 'Carla de Vries', presenceWords.absent)
      await page.getByRole('button', { name: t(presenceWords.rest) }).click()
      await expect(page.getByText(t(presenceWords.offline))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      expect(await marked(session)).toEqual({ 'Ahmed Bouzid': 'present' })
      await context.setOffline(false)
      await expect.poll(async () => await marked(session)).toEqual({ 'Ahmed Bouzid': 'present', 'Carla de Vries': 'absent', volunteer: 'present' })
      await expect(page.getByText(t(presenceWords.saved))).toBeVisible()

      // Pressed with the line away and the page closed: the next visit sends it.
      await context.setOffline(true)
      await press(page, 'Carla de Vries', presenceWords.caughtUp)
      await expect(page.getByText(t(presenceWords.offline))).toBeVisible()
      await page.close()
      await context.setOffline(false)
      const again = await context.newPage()
      await again.goto(`/workshops/${workshop}/presence`)
      await expect.poll(async () => (await marked(session))['Carla de Vries']).toBe('caught_up')
      await expect(row(again, 'Carla de Vries').getByRole('radio', { checked: true })).toHaveValue('caught_up')
      await again.getByRole('button', { name: t(presenceWords.done) }).click()
      await expect(again.getByText(t(presenceWords.doneTitle))).toBeVisible()

      // Somebody is there who is not on the list: the center writes them down, and they are there.
      const staff = await open(browser, baseURL, place, 'coordinator')
      await staff.page.goto(`/workshops/${workshop}/presence`)
      await staff.page.getByRole('button', { name: t(presenceWords.walkInAdd) }).click()
      await expect(staff.page.locator('[name=name][aria-invalid=true]')).toBeVisible()
      await staff.page.getByLabel(t(presenceWords.walkInName)).fill('Truus Bos')
      await staff.page.getByLabel(t(presenceWords.walkInPhone)).fill('0612345678')
      expect(await faultsOn(staff.page)).toEqual([])
      await staff.page.getByRole('button', { name: t(presenceWords.walkInAdd) }).click()
      await expect(staff.page.getByText(say(locale, presenceWords.walkInDone, { name: 'Truus Bos' })).first()).toBeVisible()
      expect((await marked(session))['Truus Bos']).toBe('present')
    },
  )

  test(`whoever took part sees nobody else's presence, at ${one.tenant} in ${locale}`, async ({ browser, baseURL }) => {
    const place = await ownTown(one)
    const { workshop } = await heldNow(place)
    const { page } = await open(browser, baseURL, place, 'vrijwilliger')
    const answer = await page.goto(`/workshops/${workshop}/presence`)
    expect(answer!.status()).toBe(404)
    await page.goto(`/workshops/${workshop}/certificate`)
    await expect(page.getByRole('heading', { name: t(ownWords.none) })).toBeVisible()
  })

  test(
    `a participant saves a certificate, somebody checks its code, and it is switched off, at ${one.tenant} in ${locale}`,
    { tag: '@core' },
    async ({ browser, baseURL }) => {
      const place = await ownTown(one)
      const { workshop } = await heldNow(place, { isOver: true })
      const { page } = await open(browser, baseURL, place, 'vrijwilliger')
      // The job that waits ten minutes after marking, at once.
      await asOwner(
        async (owner) =>
          void (await owner.query(
            `insert into pgboss.job (name, data) select 'workshops.certificates', jsonb_build_object('centerId', volunteer_center_id, 'workshopId', id) from workshops where id = $1`,
            [workshop],
          )),
      )
      await expect
        .poll(
          async () => {
            await page.goto(`/workshops/${workshop}/certificate`)
            return await page.locator('.paper').count()
          },
          { timeout: 90_000, intervals: [2000] },
        )
        .toBe(1)
      expect(await faultsOn(page)).toEqual([])
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t(ownWords.save) }).click()])
      expect(file.suggestedFilename()).toContain('Omgaan met dementie.pdf')
      await page.getByText(t(ownWords.withName)).click()
      const [badge] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t(ownWords.saveBadge) }).click()])
      expect(badge.suggestedFilename()).toContain('badge.json')
      const code = await page.locator('.paper-code p').last().textContent()
      const name = await page.locator('.paper-name').textContent()

      const stranger = await visit(browser, baseURL, place, { width: widths[locale] })
      await stranger.context.addCookies([{ name: 'locale', value: locale, url: stranger.site }])
      await stranger.page.goto(`/forms/${code}`)
      await expect(stranger.page.getByRole('heading', { level: 1, name: t(checkWords.valid) })).toBeVisible()
      await expect(stranger.page.getByText(name!)).toHaveCount(0)
      expect(await faultsOn(stranger.page)).toEqual([])
      for (const [typed, answer] of [
        ['Kees de Boer', checkWords.wrong],
        [name!, checkWords.right],
      ] as const) {
        await stranger.page.getByLabel(t(checkWords.name)).fill(typed)
        await stranger.page.getByRole('button', { name: t(checkWords.press) }).click()
        await expect(stranger.page.getByText(t(answer))).toBeVisible()
      }

      // The staff print what somebody without an account cannot, and withdraw what was a mistake.
      const staff = await open(browser, baseURL, place, 'coordinator')
      await staff.page.goto(`/workshops/${workshop}/presence`)
      await staff.page.getByRole('link', { name: `${t(presenceWords.certificate)} Carla de Vries` }).click()
      await expect(staff.page.locator('.paper-name')).toHaveText('Carla de Vries')
      await staff.page.getByText(t(ownWords.withdraw), { exact: true }).click()
      expect(await faultsOn(staff.page)).toEqual([])
      await staff.page.getByRole('button', { name: t(ownWords.withdrawSure) }).click()
      await expect(staff.page.getByText(t(ownWords.isOff))).toBeVisible()

      await page.getByText(t(ownWords.switchOff), { exact: true }).click()
      await page.getByRole('button', { name: t(ownWords.switchOffSure) }).click()
      await expect(page.getByText(t(ownWords.isOff))).toBeVisible()
      await expect(page.getByText(t(certificateWords.check))).toBeVisible()
      await stranger.page.goto(`/forms/${code}`)
      await expect(stranger.page.getByRole('heading', { level: 1, name: t(checkWords.withdrawn) })).toBeVisible()
    },
  )
}
