import { type Browser, expect as soon, test } from '@playwright/test'
import { comeWords } from '#features/activities/public-pages/come-words.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { deskWords } from '#features/workshops/desk/desk-words.ts'
import { showWords } from '#features/workshops/desk/show-words.ts'
import { passOnWords } from '#features/workshops/registrations/pass-on-words.ts'
import { mailWords } from '#features/workshops/telling/mail-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { workshops } from '#src/seed/content/workshops.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { signUpAs } from './support/apply.ts'
import { asOwner } from './support/as-owner.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { type Place, places } from './support/sites.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
/** A phone where Dutch is all there is, a desk where one reads English. */
const widths = { nl: 390, en: 1440 } as const
const open = workshops.find(({ audience }) => audience === 'all')!

type Found = { id: string; path: string }

/** The workshop of the town with a title, with as many places as are taken and `free` more. */
async function withPlaces({ tenant }: Place, title: string, free: number): Promise<Found> {
  return await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string; slug: string }>(
      `update workshops w set capacity_max = $3 + (select coalesce(sum(seats), 0) from workshop_registrations r where r.workshop_id = w.id and r.status = 'registered')
        where title = $1 and volunteer_center_id = (select id from volunteer_centers where tenant_key = $2 and is_default) returning id, slug`,
      [title, tenant, free],
    )
    const { id, slug } = rows[0]!
    return { id, path: `/activiteitenkalender/${slug}--${id.slice(-12)}` }
  })
}

const title = 'Voorlezen aan kleuters'

/** A workshop of the town with twelve places, all of them taken. */
async function withTwelve({ tenant }: Place): Promise<string> {
  return await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from workshops where title = $1 and volunteer_center_id = (select id from volunteer_centers where tenant_key = $2 and is_default)`,
      [title, tenant],
    )
    const { id } = rows[0]!
    await owner.query('delete from workshop_registrations where workshop_id = $1', [id])
    await owner.query(`update workshops set capacity_max = 12, status = 'full' where id = $1`, [id])
    await owner.query(
      `insert into workshop_registrations (volunteer_center_id, workshop_id, guest_name, status, registered_at, waitlisted_at, calendar_key)
        select volunteer_center_id, id, 'Gast ' || n, 'registered', now(), now(), gen_random_uuid()::text from workshops, generate_series(1, 12) n where id = $1`,
      [id],
    )
    return id
  })
}

for (const like of places) {
  const { locale } = like
  const t = (message: { nl: string; en: string }) => say(locale, message)
  const come = async (browser: Browser, baseURL: string | undefined, place: Place) => {
    const visited = await visit(browser, baseURL, place, { width: widths[locale], dark: locale === 'en' })
    await visited.context.addCookies([{ name: 'locale', value: locale, url: visited.site }])
    return visited
  }

  test(
    `a stranger finds a workshop in the calendar, comes, and has the last place once the address is confirmed; the next one waits, at ${like.tenant} in ${locale}`,
    { ...(locale === 'nl' && { tag: '@core' }) },
    async ({ browser, baseURL }) => {
      const place = await ownTown(like)
      const { path } = await withPlaces(place, open.title, 1)
      const { page } = await come(browser, baseURL, place)
      await page.goto('/activiteitenkalender?kind=leren')
      await page.getByRole('link', { name: open.title }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible()
      await expect(page.getByText(t(comeWords.strangerFirst))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await page
        .getByRole('button', { name: t(comeWords.come), exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: t(comeWords.oneMoreStep) })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      const address = newAddress('sem')
      await signUpAs(page, place, address, 'de Wit')
      await expect(page.getByText(t(comeWords.keptStep))).toBeVisible()
      // Nothing is taken before the address is confirmed: somebody else sees the place.
      const other = await come(browser, baseURL, place)
      await other.page.goto(path)
      await expect(other.page.getByRole('button', { name: t(comeWords.come), exact: true }).first()).toBeVisible()
      await page.goto(linkIn(await mailTo(other.page, address), '/confirm'))
      await expect(page.getByText(t(comeWords.confirmComes))).toBeVisible()
      await page.getByRole('button', { name: t(screens.confirmButton) }).click()
      await expect(page.getByText(t(showWords.youHave), { exact: true })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await mailTo(other.page, address, say(locale, mailWords.registeredSubject, { workshop: open.title }))

      // Whoever is signed in presses once, and waits.
      await signedInAs(other.page, place, `beheerder@${place.tenant}.example`)
      await other.page.goto(path)
      await other.page
        .getByRole('button', { name: t(comeWords.toLine), exact: true })
        .first()
        .click()
      await expect(other.page.getByText(say(locale, showWords.number, { n: 1 }))).toBeVisible()
      await other.page.getByRole('link', { name: t(comeWords.more) }).click()
      await expect(other.page.getByRole('button', { name: t(showWords.leaveLine), exact: true })).toBeVisible()
    },
  )

  test(`the thirteenth of twelve is number 1; the link of the mail shows what it does and does it once, at ${like.tenant} in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const place = await ownTown(like)
    const id = await withTwelve(place)
    const address = `lid@${place.tenant}.example`
    const { page } = await come(browser, baseURL, place)
    await signedInAs(page, place, address)
    await page.goto(`/workshops/${id}`)
    // On a phone the act stays at the bottom.
    await page
      .getByRole('button', { name: t(locale === 'nl' ? showWords.lineShort : showWords.toLine), exact: true })
      .first()
      .click()
    await expect(page.getByText(say(locale, showWords.number, { n: 1 }))).toBeVisible()

    const desk = await come(browser, baseURL, place)
    await signedInAs(desk.page, place, `coordinator@${place.tenant}.example`)
    await desk.page.goto(`/workshops/${id}`)
    const guest = desk.page.getByRole('listitem').filter({ hasText: 'Gast 12' })
    // The list is a part that loads later: a press before that asks nothing yet.
    const sure = desk.page.getByRole('button', { name: t(deskWords.signOffYes) })
    await expect(async () => {
      await guest.getByRole('button', { name: t(deskWords.signOff) }).click()
      await soon(sure).toBeVisible({ timeout: 2000 })
    }).toPass()
    await sure.click()
    // In the language of the account.
    const mail = await mailTo(page, address, say('nl', mailWords.promotedSubject, { workshop: title }))
    const link = mail.text.match(/https?:\/\/\S+\/forms\/\S+/)![0]

    // Whoever opens it, a scanner too, changes nothing; one press gives the place on, and a second is told so.
    const stranger = await come(browser, baseURL, place)
    for (const _ of [1, 2]) {
      await stranger.page.goto(link)
      await expect(stranger.page.getByRole('heading', { level: 1, name: t(passOnWords.open) })).toBeVisible()
    }
    expect(await faultsOn(stranger.page)).toEqual([])
    await page.goto(`/workshops/${id}`)
    await expect(page.getByText(t(showWords.promoted), { exact: true })).toBeVisible()
    await stranger.page.getByRole('button', { name: t(passOnWords.passOn), exact: true }).click()
    await expect(stranger.page.getByRole('heading', { level: 1, name: t(passOnWords.gone) })).toBeVisible()
    await stranger.page.goto(link)
    await expect(stranger.page.getByRole('heading', { level: 1, name: t(passOnWords.gone) })).toBeVisible()
    await expect(stranger.page.getByRole('button', { name: t(passOnWords.passOn), exact: true })).toHaveCount(0)
    await page.goto(`/workshops/${id}`)
    await expect(page.getByText(t(showWords.youHave), { exact: true })).toHaveCount(0)
  })
}
