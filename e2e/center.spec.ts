import { type Browser, expect as soon, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { messages as lists } from '#features/lists/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { organizationWords as talk } from '#features/conversations/model/organization-words.ts'
import { mailsTo, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { letOrganizationsWait } from './support/rows.ts'
import type { Place } from './support/sites.ts'
import { endSession, signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })

async function coordinator(browser: Browser, baseURL: string | undefined, place: Place, wishes: { width: number; dark?: boolean; hasTouch?: boolean }) {
  const { page, context, site } = await visit(browser, baseURL, place, wishes)
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `coordinator@${place.tenant}.example`)
  return { page, context }
}

/** So many sign-ups of choirs, whose mails go to the editor of that center. */
async function choirs({ tenant }: Place, name: string, many: number): Promise<string> {
  const names = Array.from({ length: many }, (_, at) => `${name} ${String(at + 1).padStart(2, '0')}`)
  const admin = `redacteur@${tenant}.example`
  await letOrganizationsWait(`coordinator@${tenant}.example`, names, admin)
  return admin
}

const rows = (page: Page) => page.locator('tbody tr')
const panelOf = (page: Page) => page.locator('dialog.panel[open]')

test('by keyboard a coordinator handles twenty sign-ups: finds, reads, asks, approves, denies, and takes a whole act back', async ({ browser, baseURL }) => {
  const t = (message: { nl: string; en: string }) => say('nl', message)
  const place = await ownTown({ tenant: 'oldebroek', locale: 'nl' })
  const admin = await choirs(place, 'Zangkoor', 20)
  const { page, context } = await coordinator(browser, baseURL, place, { width: 1440 })
  const approved = async () => (await mailsTo(page, admin)).filter(({ subject }) => /^Zangkoor \d+ is goedgekeurd$/.test(subject)).length
  const { keyboard } = page
  const press = async (role: 'button' | 'link', name: string | RegExp, within = page.locator('main')) => {
    await within.getByRole(role, { name, exact: true }).first().press('Enter')
  }

  await test.step('the address tells what is searched, sorted and filtered, and the focus stays where one is', async () => {
    await page.goto('/organizations?status=pending')
    const search = page.getByRole('searchbox', { name: t(words.searchBy) })
    await search.focus()
    await keyboard.type('zangkoor')
    await expect(page).toHaveURL(/q=zangkoor/)
    await expect(rows(page)).toHaveCount(20)
    await expect(search).toBeFocused()

    await press('link', t(words.name))
    await expect(page).toHaveURL(/sort=-name/)
    await expect(rows(page).first()).toContainText('Zangkoor 20')
    await expect(page.getByRole('columnheader', { name: t(words.name) })).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await expect(rows(page).first()).toContainText('Zangkoor 01')

    const kind = page.locator('main summary').filter({ hasText: t(words.kind) })
    await kind.press('Enter')
    const choice = page.getByRole('checkbox', { name: 'Organisatie', exact: true })
    await choice.press('Space')
    await expect(page).toHaveURL(/kind=/)
    await expect(choice).toBeFocused()
    await page.getByRole('checkbox', { name: 'School', exact: true }).press('Space')
    await expect(page).toHaveURL(/kind=.*kind=/)
    await keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await expect(kind).toBeFocused()

    const theme = page.locator('main summary').filter({ hasText: t(words.theme) })
    await theme.press('Enter')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(page.getByRole('heading', { name: t(lists.nothing) })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: t(lists.nothing) })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: t(words.searchBy) })).toHaveValue('zangkoor')
    await press('link', t(lists.clearFilters))
    await expect(rows(page)).toHaveCount(20)
    await theme.press('Enter')
    await expect(page.locator('main .menu-list input:checked')).toHaveCount(0)
    await keyboard.press('Escape')

    const town = page.getByRole('searchbox', { name: t(words.place) })
    await town.focus()
    await keyboard.type('Wezep')
    await expect(page).toHaveURL(/place=Wezep/)
    await expect(town).toBeFocused()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.press('Delete')
    await expect(page).not.toHaveURL(/place=Wezep/)
    await expect(rows(page)).toHaveCount(20)
  })

  const name = panelOf(page).getByRole('heading', { level: 3 }).first()
  await test.step('a row opens beside the list, the next without closing, and closing leads back to it', async () => {
    await rows(page).first().getByRole('link').press('Enter')
    await expect(name).toHaveText('Zangkoor 01')
    const next = panelOf(page).getByRole('button', { name: t(lists.nextRow) })
    await next.press('Enter')
    await expect(name).toHaveText('Zangkoor 02')
    await expect(next).toBeFocused()
    await keyboard.press('Enter')
    await expect(name).toHaveText('Zangkoor 03')
    await panelOf(page)
      .getByRole('button', { name: t(lists.previousRow) })
      .press('Enter')
    await expect(name).toHaveText('Zangkoor 02')
    await page.goBack()
    await expect(name).toHaveText('Zangkoor 03')
    await page.reload()
    await expect(name).toHaveText('Zangkoor 03')
    await keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
    const row = page.getByRole('link', { name: 'Zangkoor 03' })
    await expect(row).toBeFocused()

    // Whoever is quick gets what they pressed last.
    await keyboard.press('Enter')
    await expect(name).toHaveText('Zangkoor 03')
    await Promise.all([keyboard.press('Escape'), keyboard.press('Enter')])
    await expect(panelOf(page)).toHaveCount(1)
    await expect(page).toHaveURL(/open=/)
    await expect(name).toHaveText('Zangkoor 03')
    await keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(row).toBeFocused()
  })

  const heading = page.locator('#name')
  await test.step('the first that waits is asked, at the address that names none', async () => {
    const list = page.url()
    await page.goto('/organizations/approve')
    const first = (await heading.textContent())!
    const question = page.getByRole('textbox', { name: t(talk.question) })
    await question.focus()
    await keyboard.type('Wanneer zingen jullie?')
    await press('button', t(talk.ask))
    await expect(page).toHaveURL(/approve\?id=/)
    await expect(heading).toHaveText(first)
    await expect(page.locator('main')).toContainText('Wanneer zingen jullie?')
    await expect(question).toHaveValue('')
    await page.goto(list)
    const row = page.getByRole('link', { name: 'Zangkoor 03' })
    await expect(row).toBeVisible()
    await row.press('Enter')
    await expect(name).toHaveText('Zangkoor 03')
    await keyboard.press('Escape')
    await expect(row).toBeFocused()
  })

  await test.step('one by one: a question, an approval, a denial with a reason', async () => {
    await keyboard.press('Enter')
    await press('link', t(words.judge), panelOf(page))
    await expect(heading).toHaveText('Zangkoor 03')
    await page.getByRole('textbox', { name: t(talk.question) }).focus()
    await keyboard.type('Zingen jullie ook bij mensen thuis?')
    await press('button', t(talk.ask))
    await expect(page.locator('main')).toContainText('Zingen jullie ook bij mensen thuis?')
    await mailTo(page, admin, /Zangkoor 03/)

    await press('button', t(words.approve))
    await expect(heading).toBeFocused()
    await expect(heading).not.toHaveText('Zangkoor 03')
    const second = (await heading.textContent())!
    await press('button', t(words.deny))
    await expect(page.getByRole('textbox', { name: t(lists.reason) })).toBeFocused()
    await press('button', t(words.denyAndMail))
    await expect(page.getByText(t(words.whyNeeded))).toBeVisible()
    await press('button', t(words.isDouble))
    await expect(page.getByRole('textbox', { name: t(lists.reason) })).toHaveValue(/staat er al in/)
    await press('button', t(words.denyAndMail))
    await expect(heading).toBeFocused()
    await expect(heading).not.toHaveText(second)
    const next = page.getByRole('button', { name: t(lists.nextRow) })
    await next.press('Enter')
    await expect(next).toBeFocused()
    await mailTo(page, admin, 'Zangkoor 03 is goedgekeurd')
    expect((await mailTo(page, admin, `${second} is niet goedgekeurd`)).text).toContain('staat er al in')
  })

  await test.step('the other eighteen at once, taken back in time, and then for good', async () => {
    await page.goto('/organizations?status=pending&q=zangkoor')
    await expect(rows(page)).toHaveCount(18)
    const bar = page.getByRole('region', { name: t(lists.selection) })
    const top = async () => (await rows(page).first().boundingBox())!.y
    const before = await top()
    await rows(page).first().getByRole('checkbox').focus()
    await keyboard.press('Space')
    expect(await top()).toBe(before)
    for (let tabs = 0; tabs < 4; tabs += 1) await keyboard.press('Tab')
    await keyboard.press('Shift+Space')
    await expect(bar).toContainText('3 gekozen')
    const approveAll = async () => {
      await bar.getByRole('checkbox').press('Space')
      await expect(bar).toContainText('18 gekozen')
      await press('button', t(words.approve), bar)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('18 veranderen')
      await expect(dialog).toContainText('Na 10 seconden gaan er 18 e-mails uit')
      await press('button', t(words.approve), dialog)
      await expect(page.getByRole('button', { name: t(undoWords.undo) })).toBeVisible()
      await expect(page.getByRole('heading', { name: t(lists.nothing) })).toBeVisible()
      await expect(bar).toBeFocused()
    }
    await approveAll()
    await keyboard.press('ControlOrMeta+z')
    await expect(page.getByText(t(undoWords.undone))).toBeVisible()
    await expect(rows(page)).toHaveCount(18)
    expect(await approved()).toBe(1)

    await approveAll()
    // Each has one mail: those of the act that was taken back never went.
    await expect.poll(approved, { timeout: 60_000 }).toBe(19)
    await expect(page.getByRole('button', { name: t(undoWords.undo) })).toHaveCount(0)
  })
  await context.close()
})

test('on the road a coordinator calls, approves with a thumb, and approves two at once, in English at 390 px', async ({ browser, baseURL }) => {
  const t = (message: { nl: string; en: string }) => say('en', message)
  const place = await ownTown({ tenant: 'meedoen', locale: 'en' })
  await choirs(place, 'Straatkoor', 5)
  const { page, context } = await coordinator(browser, baseURL, place, { width: 390, hasTouch: true })
  const inWindow = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.goto('/organizations?q=straatkoor&status=pending')
  await rows(page).first().getByRole('link').tap()
  await expect(panelOf(page).getByRole('link', { name: '0341 555 010' })).toHaveAttribute('href', 'tel:+31341555010')
  await panelOf(page)
    .getByRole('link', { name: t(words.judge) })
    .tap()
  const heading = page.locator('#name')
  await expect(heading).toHaveText('Straatkoor 01')
  await inWindow()
  // Under the thumb, wherever on the page one reads.
  const approve = page.getByRole('button', { name: t(words.approve), exact: true })
  await expect(approve).toBeInViewport({ ratio: 1 })
  await approve.tap()
  await page.getByRole('button', { name: t(undoWords.undo) }).tap()
  await expect(page.getByText(t(undoWords.undone))).toBeVisible()

  // The second press of a double click comes upon the next one, which stands in the same place by then.
  await expect(heading).not.toHaveText('Straatkoor 01')
  const second = await heading.textContent()
  await approve.hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(heading).not.toHaveText(second!)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })

  await page.goto('/organizations?q=straatkoor&status=pending')
  await expect(rows(page)).toHaveCount(4)
  // The filters are behind one button, and what is chosen there stays in sight beside it.
  const filters = page.locator('main summary').filter({ hasText: t(lists.filters) })
  const kind = page.locator('main summary').filter({ hasText: t(words.kind) })
  const sort = page.getByRole('combobox', { name: t(lists.sort) })
  await expect(sort).toBeHidden()
  await filters.tap()
  await kind.tap()
  await page.getByRole('checkbox', { name: 'Organization', exact: true }).tap()
  const chip = page.getByRole('link', { name: say('en', lists.without, { label: 'Organization' }) })
  await expect(chip).toBeVisible()
  await expect(filters).toHaveText(`${t(lists.filters)}1`)
  await inWindow()
  await kind.tap()
  await chip.tap()
  await expect(chip).toHaveCount(0)
  await sort.selectOption({ label: say('en', lists.descending, { name: t(words.name) }) })
  await expect(rows(page).first()).toContainText('Straatkoor 05')
  await expect(page).toHaveURL(/sort=-name/)
  for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').tap()
  const bar = page.getByRole('region', { name: t(lists.selection) })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: t(words.approve) }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 change')

  // Without a connection nothing happens and nothing is lost.
  await context.setOffline(true)
  await dialog.getByRole('button', { name: t(words.approve) }).tap()
  await expect(dialog.getByRole('status')).toContainText(t(undoWords.offline))
  await context.setOffline(false)
  await dialog.getByRole('button', { name: t(words.approve) }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await inWindow()

  // A session that has ended leads to signing in, and from there back.
  await rows(page).first().getByRole('link').tap()
  await expect(panelOf(page)).toBeVisible()
  await endSession(page)
  await panelOf(page)
    .getByRole('button', { name: t(words.approve), exact: true })
    .tap()
  await expect(page).toHaveURL(/auth\/login-1\?redirect=.*organizations/)
  await context.close()
})
