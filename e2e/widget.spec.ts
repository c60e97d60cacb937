import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { widgetWords } from '#features/widget/messages.ts'
import { kindWords, widgetSettingWords as words } from '#features/widget/setting-words.ts'
import { openPlace, writeAndSend } from './support/apply.ts'
import { asOwner } from './support/as-owner.ts'
import { accessibilityIssues, faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

type Town = { origin: string; close: () => void }

/** The website of a town, on an origin of its own, whose pages allow nothing but the frame that its policy names. */
async function strictTown(line: string, allowed: string): Promise<Town> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-src ${allowed}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    answer.end(`<!doctype html><html lang="nl"><head><title>Gemeente</title></head><body><main><h1>Gemeente</h1>${line}</main></body></html>`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

/** What a browser complains of: a policy that stopped something. */
function complaintsIn(context: BrowserContext): string[] {
  const said: string[] = []
  context.on(
    'console',
    (message) => (message.type() === 'error' || message.type() === 'warning') && !/favicon/.test(message.text()) && said.push(message.text()),
  )
  return said
}

const places = [
  { place: { tenant: 'demo', locale: 'nl' }, width: 1440, dark: false },
  { place: { tenant: 'public', locale: 'en' }, width: 390, dark: true },
] as const

for (const { place, width, dark } of places)
  test(`a coordinator of ${place.tenant} puts a widget on the strict page of the town, and a resident without script follows it, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    // From another page of the settings the document comes anew, since this one alone may show frames.
    await page.goto('/settings')
    await page.getByRole('link', { name: t({ nl: 'Op andere websites', en: 'On other websites' }) }).click()
    await expect(page).toHaveURL('/settings/widget')
    await page.getByLabel(t(words.kind)).selectOption({ label: t(kindWords.activities) })
    await page.getByLabel(t(words.rows)).selectOption('3')
    if (place.locale === 'en') await page.locator('main').getByLabel(t(words.language)).selectOption('en')
    await page.getByRole('button', { name: t(words.show) }).click()
    await expect(page).toHaveURL(/kind=activities/)
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('listitem')).toHaveCount(3)
    const { barriers, look } = accessibilityIssues()
    // The preview is sandboxed, so nothing can look into it; the next journey judges what it holds.
    await look(page, { without: 'iframe' })
    expect(barriers).toEqual([])
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    await page.getByRole('button', { name: t(words.copy) }).click()
    const line = await page.getByLabel(t(words.line)).inputValue()
    await expect.poll(async () => await page.evaluate(async () => await navigator.clipboard.readText())).toBe(line)
    expect(line).toMatch(/^<iframe src="[^"]+\/widget\/activities\?[^"]+"/)

    const town = await strictTown(line, site)
    const resident = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: dark ? 'dark' : 'light', javaScriptEnabled: false })
    const complaints = complaintsIn(resident)
    const there = await resident.newPage()
    const asked: string[] = []
    there.on('request', (request) => request.url().startsWith(site) && asked.push(new URL(request.url()).pathname))
    await there.goto(town.origin)
    const frame = there.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: /title="(.*?)"/.exec(line)![1]! })).toBeVisible()
    await expect(frame.getByRole('listitem')).toHaveCount(3)
    await expect(frame.getByRole('link', { name: t(widgetWords.allActivities) })).toBeVisible()
    // One request of the site, no cookie, and nothing that a policy had to stop.
    expect([asked, await resident.cookies(), complaints]).toEqual([['/widget/activities'], [], []])
    const [opened] = await Promise.all([resident.waitForEvent('page'), frame.getByRole('listitem').first().getByRole('link').click()])
    await expect(opened).toHaveURL(new RegExp(`^${site}/(activiteitenkalender|workshops)/`))
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    expect(there.url()).toBe(`${town.origin}/`)
    town.close()
    await resident.close()
  })

test('a resident follows a vacancy of a widget and applies, and the center knows by which way they came', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  const { vacancy, organization } = openPlace(place)
  // The newest stands in front.
  await asOwner((owner) =>
    owner.query(
      'update vacancies set published_at = now() where title = $1 and volunteer_center_id = (select id from volunteer_centers where tenant_key = $2)',
      [vacancy.title, place.tenant],
    ),
  )
  const { page, context, site } = await visit(browser, baseURL, place)
  await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
  const town = await strictTown(`<iframe src="${site}/widget/vacancies?rows=1" title="Vrijwilligerswerk" width="100%" height="400"></iframe>`, site)
  await page.goto(town.origin)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .frameLocator('iframe')
      .getByRole('link', { name: new RegExp(`^${vacancy.title}`) })
      .click(),
  ])
  await expect(opened).toHaveURL(/\/vacancies\/[0-9a-f-]{36}\?via=widget$/)
  await writeAndSend(opened, place, organization.name)
  await expect(opened).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
  const id = new URL(opened.url()).pathname.split('/').at(-1)
  const { rows } = await asOwner((owner) => owner.query<{ source: string }>('select source from applications where id = $1', [id]))
  expect(rows).toEqual([{ source: 'widget' }])
  town.close()
})

test('a widget can be read by everybody, in both schemes, and no other page of the site can be framed', async ({ browser, baseURL }) => {
  const { page, site } = await visit(browser, baseURL, { tenant: 'demo', locale: 'nl' })
  const frameOf = (path: string) => `<iframe src="${site}${path}" title="Vrijwilligerswerk" width="100%" height="700"></iframe>`
  for (const query of ['vacancies', 'vacancies?scheme=dark&rows=12', 'activities?theme=arts', 'vacancies?theme=religion']) {
    const town = await strictTown(frameOf(`/widget/${query}`), site)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(town.origin)
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
      expect([query, await faultsOn(page)]).toEqual([query, []])
      expect(await page.frames()[1]!.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${query} at ${width} px`).toBe(true)
    }
    town.close()
  }
  const town = await strictTown(frameOf('/vacancies/search'), site)
  await page.goto(town.origin)
  await expect(page.getByRole('heading', { name: 'Gemeente' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0)
  town.close()
})
