import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { fieldWords, logoWords } from '#features/uploads/messages.ts'
import { photo } from '#features/uploads/server/testing.ts'
import { findChromium } from '#src/testing/chromium.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { UploadField } from './upload-field.tsx'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { app, as, get } = await startTestApp({ pages: true })
const anna = await as('beheerder@demo.example')
const words = { ...fieldWords, ...logoWords }
const site = 'http://demo.localhost:3000'
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP demo.localhost:3000 127.0.0.1:${port}`],
})
afterAll(async () => {
  await browser.close()
  app.server.closeAllConnections()
})

let context: BrowserContext
let page: Page
let wide: Buffer
const field = renderToStaticMarkup(
  <LocaleProvider locale="nl">
    <form id="form">
      <UploadField name="logo_id" label="Logo" purpose="organization_logo" />
      <button id="save">Sla op</button>
    </form>
  </LocaleProvider>,
)
beforeAll(async () => {
  wide = await photo({ width: 4000, height: 3000 })
})
/** A page with nothing but the field; what the form sends is recorded. */
beforeEach(async () => {
  await context?.close()
  context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(55_000)
  await context.addCookies(Object.entries(anna).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: site })))
  page = await context.newPage()
  // The element is in the initial HTML, since a document loads an element's script when it finds one.
  await page.route(`${site}/contactgegevens-bestaan-niet`, async (route) => {
    const { body, headers } = await app.inject({ url: '/contactgegevens-bestaan-niet', headers: { host: 'demo.localhost:3000', accept: 'text/html' } })
    await route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': String(headers['content-security-policy']) },
      body: body.replace(/<main[^>]*>[^]*<\/main>/, `<main>${field}</main>`),
    })
  })
  await page.goto(`${site}/contactgegevens-bestaan-niet`)
  await page.evaluate(() => customElements.whenDefined('picture-field').then(() => true))
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#form')!
    form.parentElement!.addEventListener('submit', (event) => {
      event.preventDefault()
      document.body.dataset['sent'] = String(new FormData(form).get('logo_id'))
    })
  })
})

const choose = async (buffer = wide, name = 'foto.jpg', mimeType = 'image/jpeg') =>
  await page.locator('.picture-box input').setInputFiles({ name, mimeType, buffer })
const state = async (wanted: string) => await page.locator(`picture-field[state=${wanted}]`).waitFor()
const chosen = async () => await page.locator('[data-id]').inputValue()

test('who chooses a photo sees it at once, says what is on it, and the form posts its id', async () => {
  await choose()
  await state('kept')
  await page.getByLabel(words.alt.nl).fill('Een blauwe deur')
  await page.click('#save')
  const id = await chosen()
  expect(await page.evaluate(() => document.body.dataset['sent'])).toBe(id)
  const { body } = await get(`/api/v1/uploads/${id}`, { headers: anna })
  expect(body.data.attributes.purpose).toBe('organization_logo')
})

test('what is said of a picture arrives, before and after it was sent', async () => {
  await choose()
  await state('kept')
  await page.getByLabel(words.alt.nl).fill('Een blauwe deur')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByLabel(words.alt.nl).blur()
  expect((await saved).status()).toBe(200)
  expect((await get(`/api/v1/uploads/${await chosen()}`, { headers: anna })).body.data.attributes.alt).toBe('Een blauwe deur')
})

test('a form that is sent too early waits for the picture', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/door/api/v1/uploads', async (route) => {
    await gate
    await route.continue()
  })
  await choose()
  await state('sending')
  await page.click('#save')
  await page.getByText(words.waiting.nl).waitFor()
  expect(await page.evaluate(() => document.body.dataset['sent'])).toBeUndefined()
  letGo()
  await page.locator('body[data-sent]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.body.dataset['sent'])).toBe(await chosen())
})

test('when the connection is lost it says so at the field, and goes on as soon as it is back', async () => {
  await page.locator('.picture-box input').focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await choose()
  await state('failed')
  await page.getByText(words.lost.nl).waitFor()
  await context.setOffline(false)
  await state('kept')
  expect([await chosen(), await page.getByText(words.lost.nl).count()]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 0])
})

test('what cannot be read is said before anything is sent; the picture that was there stays', async () => {
  await choose()
  await state('kept')
  const before = await chosen()
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png', 'image/png')
  await page.getByText(words.unreadable.nl).waitFor()
  expect(await chosen()).toBe(before)
})

test('by keyboard it is taken away again', async () => {
  await choose()
  await state('kept')
  await page.getByRole('button', { name: words.remove.nl }).press('Enter')
  await state('empty')
  expect(await chosen()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('logo_id')
})

test.each(['drop', 'paste'])('a photo can come by %s', async (type) => {
  const bytes = [...(await photo())]
  await page.evaluate(
    ([type, bytes]) => {
      const given = new DataTransfer()
      given.items.add(new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }))
      const how = { bubbles: true, cancelable: true }
      document
        .querySelector('picture-field')!
        .dispatchEvent(type === 'drop' ? new DragEvent('drop', { ...how, dataTransfer: given }) : new ClipboardEvent('paste', { ...how, clipboardData: given }))
    },
    [type, bytes] as const,
  )
  await state('kept')
  expect(await chosen()).not.toBe('')
})
