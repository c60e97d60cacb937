import { type Browser, expect as soon, type Page, test } from '@playwright/test'
import { addDays, fullDay, today } from '#kernel/i18n/dates.ts'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { messages as lists } from '#features/lists/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { fieldWords as uploadWords } from '#features/uploads/messages.ts'
import { actionWords as acts } from '#features/vacancies/transitions/action-words.ts'
import { bulkWords } from '#features/vacancies/bulk-edit/bulk-words.ts'
import { fieldWords as fields } from '#features/vacancies/editor/editor-field-words.ts'
import { addWords } from '#features/vacancies/begin/add-words.ts'
import { checkWords } from '#features/vacancies/editor/check-words.ts'
import { editorWords as editor } from '#features/vacancies/editor/editor-words.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { extensionWords } from '#features/vacancies/expiry/extension-words.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { accessibilityIssues } from './accessibility-issues.ts'
import { mailsTo } from './mail.ts'
import { letVacancyRunOut } from './rows.ts'
import { ownTown } from './own-town.ts'
import type { Place } from './sites.ts'
import { tick } from './tick.ts'
import { signedInAs, visit } from './visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const rows = (page: Page) => page.locator('tbody tr')
const panelOf = (page: Page) => page.locator('dialog.panel[open]')

async function somebody(browser: Browser, baseURL: string | undefined, place: Place, name: string, width: number) {
  const { page, context, site } = await visit(browser, baseURL, place, { width })
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `${name}@${place.tenant}.example`)
  return { page, context }
}

/** The journey of one vacancy, from its first word to the archive. */
export function walkVacancy(like: Place, width: number): void {
  test(`a vacancy is written, warned about, published, extended by mail, copied, closed with another and that undone: ${like.locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const place = await ownTown(like)
    const { tenant, locale } = place
    const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)
    const title = `Thee schenken op de brink ${width}`
    const { page, context } = await somebody(browser, baseURL, place, 'beheerder', width)
    const field = (name: string) => page.locator(`[name="${name}"]`)
    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async (on = page) => await lookAt(on)
    const press = async (name: string, within = page.locator('main')) => await within.getByRole('button', { name, exact: true }).first().click()

    await test.step('written step by step, with a photo', async () => {
      await page.goto('/vacancies')
      await look()
      await page
        .getByRole('link', { name: t(words.add) })
        .first()
        .click()
      await expect(page).toHaveURL(/vacancies\/add/)
      await field('title').fill(title)
      await look()
      await press(t(addWords.begin))
      await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}\/edit/)
      /** Opens what is folded away. */
      const more = async (word: { nl: string; en: string }) =>
        await page
          .locator('summary')
          .filter({ hasText: t(word) })
          .click()
      const next = async (step: { nl: string; en: string }) => await press(t(editor.next, { name: t(step) }))
      await field('summary').fill('Je schenkt thee en maakt een praatje')
      await field('description').fill(
        'Elke dinsdag zitten buren samen aan de lange tafel. Jij zet thee en koffie, schenkt in en luistert. '.repeat(3) + 'Bel 06 12 34 56 78.',
      )
      await field('tasks').fill('Thee zetten\nEen praatje maken')
      await tick(page.locator('input[name=themes][value=elderly]'))
      await more(editor.targetGroups)
      await tick(page.locator('input[name=targetGroups][value=older_people]'))
      await more(editor.activities)
      await tick(page.locator('input[name=activities][value=hosting]'))
      await look()
      await next(editor.who)
      await more(editor.skills)
      await tick(page.locator('input[name=skills][value=patience]'))
      await next(editor.when)
      await page.locator('input[name=commitment][value=recurring]').check()
      await page.locator('input[name=dayparts][value=tue_afternoon]').check()
      await field('hoursPerWeekMax').fill('3')
      await field('validThrough').fill(addDays(today(), 60))
      await next(editor.where)
      await page.locator('input[name=locationMode][value=remote]').check()
      await next(editor.contact)
      await more(editor.elsewhere)
      await field('externalApplyUrl').fill('https://doemee.voorbeeld.nl/thee')
      await next(editor.picture)
      await page
        .locator('picture-field input[type=file]')
        .first()
        .setInputFiles({ name: 'thee.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(page.getByText(t(uploadWords.kept))).toBeVisible()
      await page.getByLabel(t(uploadWords.alt)).fill('Een theepot op een lange tafel')
      await look()
      await next(editor.check)
    })

    await test.step('the check stops it at the telephone number, and lets it go without', async () => {
      await expect(page.locator('main')).toContainText(t(qualityTitles.phone))
      await look()
      await press(t(editor.handIn))
      await expect(page.locator('main')).toContainText(t(checkWords.missing))
      await page
        .locator('.check-list')
        .getByRole('link', { name: t(fields.description) })
        .first()
        .click()
      const text = field('description')
      await text.fill((await text.inputValue()).replace('Bel 06 12 34 56 78.', 'Je bent welkom.'))
      await page.goto(`${page.url().split('?')[0]}?stap=nakijken`)
      await expect(page.getByText(t(checkWords.complete))).toBeVisible()
      await press(t(editor.handIn))
      await expect(page.locator('main')).toContainText(t(statusWords.pending))
    })

    await test.step('the center reads it beside what was found, and publishes it', async () => {
      const center = await somebody(browser, baseURL, place, 'coordinator', width)
      await center.page.goto('/vacancies?status=pending')
      await rows(center.page).getByRole('link', { name: title }).click()
      await look(center.page)
      await panelOf(center.page)
        .getByRole('link', { name: t(acts.judge) })
        .click()
      await expect(center.page.locator('#name')).toHaveText(title)
      await expect(center.page.locator('.check-card')).toBeVisible()
      await look(center.page)
      await center.page.getByRole('button', { name: t(acts.publish), exact: true }).click()
      await expect(center.page.locator('#name')).not.toHaveText(title)

      await center.page.goto('/vacancies?status=published')
      await rows(center.page).getByRole('link', { name: title }).click()
      const panel = panelOf(center.page)
      for (const fact of [activityWords.hosting, skillWords.patience, targetGroupWords.older_people])
        await expect(panel).toContainText(new RegExp(t(fact), 'i'))
      await expect(panel.getByRole('link', { name: 'doemee.voorbeeld.nl' })).toBeVisible()
      await press(t(acts.put_first), panel)
      await look(center.page)
      await press(t(acts.put_first), panel)
      await expect(panel).toContainText(t(words.firstUntil))
      await press(t(acts.put_back), panel)
      // Not asked again: there are all acts.
      await expect(panel.getByRole('button', { name: t(acts.put_first), exact: true })).toBeVisible()
      await expect(panel.getByRole('button', { name: t(acts.duplicate), exact: true })).toBeVisible()
      // Only centers of the public site share: there a neighbour shows it, below what little it has itself.
      if (tenant === 'public') {
        await press(t(acts.share), panel)
        await panel.getByLabel('Vrijwilligerscentrum Nijmegen').check()
        await look(center.page)
        await press(t(acts.shareYes), panel)
        await expect(panel).toContainText(t(words.sharedWith))
        await expect(panel.getByRole('button', { name: t(acts.share), exact: true })).toBeVisible()
        const { page: there, context: elsewhere, site } = await visit(browser, baseURL, { tenant: 'nijmegen', locale }, { width })
        await elsewhere.addCookies([{ name: 'locale', value: locale, url: site }])
        await there.goto(`/vacancies/search?q=${encodeURIComponent(title)}`)
        const shared = there.getByRole('region', { name: t(searchWords.sharedTitle) })
        await expect(shared.getByRole('link', { name: title })).toHaveAttribute('href', /^https?:\/\/public\./)
        await look(there)
        await elsewhere.close()
      }
      await center.page.goto((await panel.getByRole('link', { name: t(acts.openPage) }).getAttribute('href')) ?? '')
      await expect(center.page.locator('a[href="https://doemee.voorbeeld.nl/thee"]').first()).toBeVisible()
      await look(center.page)
      await center.context.close()
      await page.goto('/vacancies')
      await expect(rows(page).filter({ hasText: title })).toContainText(t(statusWords.published))
      await expect(rows(page).filter({ hasText: title }).locator('.vacancy-picture img')).toHaveCount(1)
    })

    await test.step('the mail before its last day extends it with one press, and opening it does not', async () => {
      await letVacancyRunOut(title)
      const until = addDays(today(), 3)
      const later = fullDay(locale, extendedTo(until, new Date()))
      // The mail that it is online has its title too, and may come first.
      const find = async () =>
        (await mailsTo(page, `beheerder@${tenant}.example`))
          .filter(({ subject }) => subject.includes(title))
          .flatMap(({ text }) => text.match(/https?:\/\/\S+\/forms\/\S+/) ?? [])[0] ?? ''
      await expect.poll(find, { timeout: 60_000 }).not.toBe('')
      const link = await find()
      const { page: other, context: elsewhere } = await visit(browser, baseURL, place, { width })
      await other.goto(new URL(link).pathname)
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await look(other)
      await page.reload()
      await expect(rows(page).filter({ hasText: title })).toContainText(t(words.inDays, { n: 3 }))
      await other.getByRole('button').filter({ hasText: later }).click()
      await expect(other.getByRole('heading', { name: t(extensionWords.done) })).toBeVisible()
      await elsewhere.close()
      await page.reload()
      await expect(rows(page).filter({ hasText: title })).not.toContainText(t(words.inDays, { n: 3 }))
    })

    await test.step('from beside the list it is copied into a draft', async () => {
      await rows(page).getByRole('link', { name: title }).click()
      await expect(panelOf(page)).toBeVisible()
      await look()
      await press(t(acts.duplicate), panelOf(page))
      await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}\/edit/)
      await page.goto('/vacancies?status=draft')
      await expect(rows(page).filter({ hasText: title })).toHaveCount(1)
    })

    await test.step('with another it is closed, and that is taken back', async () => {
      await page.goto('/vacancies?status=published')
      await rows(page).filter({ hasText: title }).getByRole('checkbox').click()
      await rows(page).filter({ hasNotText: title }).first().getByRole('checkbox').click()
      const bar = page.getByRole('region', { name: t(lists.selection) })
      await bar.getByRole('link', { name: t(acts.editThem) }).click()
      await expect(page).toHaveURL(/bulk-edit/)
      await page.getByRole('link', { name: t(bulkWords.close), exact: true }).click()
      await expect(page.getByRole('list', { name: t(lists.will) }).getByText(t(lists.willChange, { n: 2 }))).toBeVisible()
      await page.reload()
      await look()
      await press(t(bulkWords.closeThem, { n: 2 }))
      // Within ten seconds: nothing else is waited for before.
      await page.getByRole('button', { name: t(undoWords.undo) }).click()
      await expect(page.getByText(t(undoWords.undone))).toBeVisible()
      await expect(
        rows(page)
          .filter({ hasText: title })
          .filter({ hasText: t(statusWords.published) }),
      ).toHaveCount(1)
    })

    await test.step('from beside the list it is closed, and put into the archive', async () => {
      await page.goto('/vacancies?status=published')
      await rows(page).getByRole('link', { name: title }).click()
      await press(t(acts.closeIt), panelOf(page))
      await look()
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: t(acts.closeIt), exact: true })
        .last()
        .click()
      await expect(rows(page).filter({ hasText: title })).toHaveCount(0)
      await page.goto('/vacancies?status=closed')
      await rows(page).getByRole('link', { name: title }).click()
      await press(t(acts.archive), panelOf(page))
      await expect(rows(page).filter({ hasText: title })).toHaveCount(0)
      await page.goto('/vacancies?status=archived')
      await expect(rows(page).filter({ hasText: title })).toHaveCount(1)
    })
    expect(barriers).toEqual([])
    await context.close()
  })
}
