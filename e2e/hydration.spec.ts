import { test } from '@playwright/test'
import { visit } from './support/visitor.ts'

test('a journey fails when React cannot take over one of its pages', async ({ browser, baseURL }) => {
  test.fail()
  const { page, context } = await visit(browser, baseURL, { tenant: 'demo', locale: 'nl' })
  await page.goto('/')
  const thrown = context.waitForEvent('weberror')
  await page.evaluate(() => setTimeout(() => reportError(new Error('Minified React error #418; visit https://react.dev/errors/418'))))
  await thrown
  await context.close()
})
