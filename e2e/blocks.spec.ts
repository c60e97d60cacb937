import { expect as soon, type Locator, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'
import type { BlockField, BlockFields } from '#features/pages/blocks/define-block.ts'
import { faq } from '#features/pages/blocks/faq/faq.ts'
import { blockKinds } from '#features/pages/blocks/kinds.ts'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'
import { addBlock } from './support/add-block.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 60_000 })

const named = (card: Locator, id: string) => card.locator(`[name="${id}"]`)
/** A text of its own for each input, so that a page shows which ones came through. */
const wordsOf = (id: string, max: number) => `w ${id.replaceAll('-', ' ')}`.slice(0, max)

/** Uses every input of these fields once; the words that were typed go to `typed`. */
async function fill(page: Page, card: Locator, id: string, fields: BlockFields, typed: string[]): Promise<void> {
  for (const [name, field] of Object.entries(fields)) await fillOne(page, card, `${id}-${name}`, field, typed)
}

async function fillOne(page: Page, card: Locator, id: string, field: BlockField, typed: string[]): Promise<void> {
  switch (field.kind) {
    case 'words':
      for (const lang of ['nl', 'en']) {
        const text = wordsOf(`${id}-${lang}`, field.max)
        await named(card, `${id}-${lang}`).fill(text)
        if (lang === 'nl') typed.push(text)
      }
      return
    case 'rich':
      for (const lang of ['nl', 'en']) {
        const text = wordsOf(`${id}-${lang}`, 200)
        await card.locator(`[id="${id}-${lang}"]`).click()
        await page.keyboard.type(text)
        await expect(card.locator(`[id="${id}-${lang}"]`)).toHaveText(text)
        if (lang === 'nl') typed.push(text)
      }
      return
    case 'link':
      await named(card, id).fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      return await page.keyboard.press('Tab')
    case 'choice':
      await named(card, id).selectOption(Object.keys(field.options).at(-1)!)
      return
    case 'tile':
      await named(card, id).selectOption('hart')
      return
    case 'picture': {
      const box = card.locator(`[id="${id}"]`)
      await box.getByRole('button', { name: stockWords.pick.nl, exact: true }).press('Enter')
      await page.getByRole('dialog').locator('.pick-one').last().press('Enter')
      await expect(named(card, `${id}-altNl`)).toBeVisible()
      return
    }
    case 'chosen':
      if (field.max === 1) await named(card, id).selectOption({ index: 1 })
      else await card.locator('.choice-list').getByRole('checkbox').first().check()
      return
    case 'codes':
      for (const box of await card.getByRole('group', { name: field.label.nl }).getByRole('checkbox').all()) await box.check()
      return
    case 'count':
      await named(card, id).fill(String(field.max))
      return await expect(named(card, id)).toHaveValue(String(field.max))
    case 'toggle':
      return await card.getByRole('checkbox', { name: field.label.nl }).check()
    case 'list': {
      const box = card.getByRole('group', { name: field.label.nl, exact: true }).first()
      for (const place of [0, 1]) {
        await box.getByRole('button', { name: say('nl', words.addOne, { one: field.one.nl }) }).click()
        await fill(page, card, `${id}-${place}`, field.fields, typed)
      }
    }
  }
}

test('every kind of block is added, every input of it is used, and visitors read what was written', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'public', locale: 'nl' })
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await signedInAs(page, place, `redacteur@${place.tenant}.example`)
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))

  await page.goto('/content')
  await page.getByLabel(words.newTitle.nl).fill('Alle blokken')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.addBlock.nl })).toBeVisible()

  const typed: string[] = []
  const kindOf: string[] = []
  for (const kind of blockKinds)
    await test.step(kind.kind, async () => {
      await addBlock(page, kind.name.nl)
      const card = page.locator('.block-card[data-open]')
      await expect(card.locator('.block-name')).toContainText(kind.name.nl)
      const id = (await card.getAttribute('id'))!.replace(/^block-/, '')
      const before = typed.length
      await fill(page, card, id, kind.fields, typed)
      kindOf.push(...typed.slice(before).map(() => kind.kind))
      if (kind.kind === 'faq') await moveQuestions(page, card, id)
    })
  await page.getByRole('button', { name: words.publish.nl, exact: true }).press('Enter')
  await expect(page.getByText(words.isPublished.nl)).toBeVisible()
  expect(broken).toEqual([])

  const visitor = await visit(browser, baseURL, place)
  await visitor.context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await visitor.page.goto('/alle-blokken')
  const shown = await visitor.page.content()
  expect(typed.length).toBeGreaterThan(30)
  expect(typed.flatMap((one, at) => (shown.includes(one) ? [] : [`${kindOf[at]}: ${one}`]))).toEqual([])
})

/** An answer goes with its question when that is moved, and stays when another is removed. */
async function moveQuestions(page: Page, card: Locator, id: string): Promise<void> {
  const one = faq.fields.questions
  const name = (place: number) => `Vraag ${place}`
  const answer = (place: number) => card.locator(`[id="${id}-questions-${place}-answer-nl"]`)
  const said = [await answer(0).textContent(), await answer(1).textContent()]
  await card.getByRole('button', { name: say('nl', words.down, { name: name(1) }) }).click()
  await expect(named(card, `${id}-questions-0-question-nl`)).toHaveValue(/questions 1 question nl/)
  await expect(card.locator('.block-item').nth(0)).toContainText(said[1]!)
  await card.getByRole('button', { name: say('nl', words.up, { name: name(2) }) }).click()
  await card.getByRole('button', { name: say('nl', words.addOne, { one: one.kind === 'list' ? one.one.nl : '' }) }).click()
  await card.getByRole('button', { name: say('nl', words.remove, { name: name(3) }) }).click()
  await expect(card.locator('.block-item')).toHaveCount(2)
  await expect(card.locator('.block-item').nth(0)).toContainText(said[0]!)
  await expect(card.locator('.block-item').nth(1)).toContainText(said[1]!)
  await expect(page.locator('.block-card[data-open]')).toHaveCount(1)
}
