import { expect, test } from '@playwright/test'
import { addWords } from '#features/one-on-one/add/add-words.ts'
import { deskWords } from '#features/one-on-one/desk/desk-words.ts'
import { categoryWords, frequencyWords, relationWords } from '#features/one-on-one/model/code-words.ts'
import type { HelpCategory } from '#features/one-on-one/model/codes.ts'
import { ownWords } from '#features/one-on-one/own/own-words.ts'
import { helpWords } from '#features/one-on-one/public-pages/page-words.ts'
import { findingWords } from '#features/one-on-one/recognition/finding-words.ts'
import { formWords } from '#features/one-on-one/token-forms/form-words.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { mailTo } from './support/mail.ts'
import { signedInAs, visit } from './support/visitor.ts'

const runs: { locale: Locale; width: number; category: HelpCategory; name: string; address: string }[] = [
  { locale: 'nl', width: 390, category: 'company', name: 'Wiebe', address: 'wiebe.schaakt@post.example' },
  { locale: 'en', width: 1440, category: 'garden', name: 'Geertje', address: 'geertje.tuint@post.example' },
]

// One site has one-on-one help, so these journeys are there, each with a request of its own that it takes away at the end.
for (const { locale, width, category, name, address } of runs)
  test(
    `a neighbour asks for somebody of 78, who says yes by one press; the coordinator screens it; ${locale} at ${width} px`,
    locale === 'nl' ? { tag: '@core' } : {},
    async ({ browser, baseURL }) => {
      const place = { tenant: 'public', locale } as const
      const t = (words: { nl: string; en: string }) => words[locale]
      const title = `Wie wil samen met ${name} iets doen?`

      /** An account has a language of its own, so the visitor chooses theirs. */
      const come = async (wishes: Parameters<typeof visit>[3]) => {
        const visited = await visit(browser, baseURL, place, wishes)
        await visited.context.addCookies([{ name: 'locale', value: locale, url: visited.site }])
        return visited
      }
      const neighbour = await come({ width })
      await neighbour.page.goto('/een-op-een-hulp')
      expect(await faultsOn(neighbour.page)).toEqual([])
      await signedInAs(neighbour.page, place, 'vrijwilliger@public.example')
      await neighbour.page.goto('/een-op-een-hulp')
      await neighbour.page.getByRole('link', { name: t(helpWords.lookForHelp) }).click()
      const { page } = neighbour
      await page.getByLabel(t(categoryWords[category]), { exact: true }).check()
      await page.getByRole('radio', { name: new RegExp(t(addWords.forOther)) }).check()
      await page.getByLabel(t(addWords.relation)).selectOption({ label: t(relationWords.neighbour) })
      await page.getByLabel(t(addWords.firstName), { exact: true }).fill(name)
      await page.getByLabel(t(addWords.consentEmail)).fill(address)
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await page.getByLabel(t(addWords.title)).fill(title)
      await page.getByLabel(t(addWords.text)).fill(`${name} is 78 en kent hier niemand. Bel 06 12345678.`)
      await expect(page.getByText(t(findingWords.telephone.text))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await expect(page.getByText(t(addWords.stillSend))).toBeVisible()
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await page.getByLabel(t(frequencyWords.weekly), { exact: true }).check()
      await page.getByLabel(t(addWords.postcode)).fill('6811 AB')
      await page.getByRole('radio', { name: new RegExp(t(addWords.public)) }).check()
      await page.getByRole('checkbox', { name: t(addWords.consent) }).check()
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(addWords.send) }).click()
      await expect(page.getByText(ownWords.consentWaits[locale]({ name }))).toBeVisible()

      // Nobody has looked at it yet: whoever asked puts a word right, and all else is as it was.
      await page.getByRole('link', { name: t(ownWords.edit), exact: true }).click()
      await expect(page.getByLabel(t(addWords.consentEmail))).toHaveValue(address)
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await expect(page.getByLabel(t(addWords.title))).toHaveValue(title)
      await page.getByLabel(t(addWords.text)).fill(`${name} is 79 en kent hier niemand. Bel 06 12345678.`)
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await page.getByRole('button', { name: t(addWords.next) }).click()
      await expect(page.getByLabel(t(addWords.postcode))).toHaveValue('6811')
      await page.getByRole('button', { name: t(addWords.save), exact: true }).click()
      await expect(page.getByText(t(addWords.changed)).first()).toBeVisible()
      await expect(page.getByText(`${name} is 79`, { exact: false }).first()).toBeVisible()
      expect(await faultsOn(page)).toEqual([])

      const person = await come({ width: 390, script: false })
      const { text } = await mailTo(page, address)
      expect(text).not.toContain(title)
      await person.page.goto(/https?:\/\/\S+\/forms\/\S+/.exec(text)![0])
      await expect(person.page.getByText(title)).toBeVisible()
      await person.page.getByRole('button', { name: new RegExp(t(formWords.yes)) }).click()
      await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(t(formWords.done))

      const desk = await come({ width })
      await signedInAs(desk.page, place, 'coordinator@public.example')
      await desk.page.goto('/een-op-een-hulp/overzicht')
      await desk.page.getByRole('link', { name: new RegExp(name) }).click()
      const removals = desk.page.getByRole('button', { name: t(deskWords.takeOut) })
      await expect(removals).toHaveCount(1)
      await removals.click()
      await expect(removals).toHaveCount(0)
      await expect(desk.page.getByRole('button', { name: t(deskWords.approve) })).toBeDisabled()
      await expect(desk.page.getByRole('combobox', { name: t(deskWords.category), exact: true })).toHaveValue(category)
      await expect(desk.page.getByRole('textbox', { name: t(deskWords.townField) })).toHaveValue('Arnhem')
      for (const check of [deskWords.checkCare, deskWords.checkAge, deskWords.checkHouse])
        await desk.page.getByRole('checkbox', { name: new RegExp(t(check)) }).check()
      await desk.page.getByRole('radio', { name: t(deskWords.vulnerableNo), exact: true }).check()
      expect(await faultsOn(desk.page)).toEqual([])
      await desk.page.getByRole('button', { name: t(deskWords.approve) }).click()
      await expect(desk.page.getByText(t(deskWords.approved))).toBeVisible()

      const stranger = await come({ width, script: false })
      await stranger.page.goto('/een-op-een-hulp?q=' + name)
      await stranger.page.getByRole('link', { name: new RegExp(name) }).click()
      await expect(stranger.page.getByRole('heading', { level: 1 })).toContainText(name)
      expect(await stranger.page.title()).not.toContain(name)
      expect(await stranger.page.content()).not.toContain('12345678')
      await expect(stranger.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

      await page.reload()
      await page.getByRole('button', { name: t(ownWords.withdraw) }).click()
      await expect(page.getByText(t(ownWords.withdrawn))).toBeVisible()
      for (const { context } of [neighbour, person, desk, stranger]) await context.close()
    },
  )

test('without script somebody offers help in three steps, and keeps what they typed when something is missing', async ({ browser, baseURL }) => {
  const place = { tenant: 'public', locale: 'nl' } as const
  const t = (words: { nl: string; en: string }) => words.nl
  const { page, context } = await visit(browser, baseURL, place, { width: 390, script: false })
  await signedInAs(page, place, 'lid@public.example')
  await page.goto('/een-op-een-hulp/add?kind=offer')
  // Nothing chosen yet.
  await page.getByRole('button', { name: t(addWords.next) }).click()
  await page.getByLabel(t(categoryWords.odd_jobs), { exact: true }).check()
  await page.getByRole('button', { name: t(addWords.next) }).click()
  await page.getByLabel(t(addWords.titleOffer)).fill('Ik hang je lamp op.')
  await page.getByLabel(t(addWords.text)).fill('Ladder en boor neem ik mee. Bel 06 12345678.')
  await page.getByRole('button', { name: t(addWords.next) }).click()
  // What is in the words is told, and the next press sends them as they are.
  await expect(page.getByText(t(findingWords.telephone.text))).toBeVisible()
  await page.getByRole('button', { name: t(addWords.back) }).click()
  await expect(page.getByLabel(t(categoryWords.odd_jobs), { exact: true })).toBeChecked()
  await page.getByRole('button', { name: t(addWords.next) }).click()
  await expect(page.getByLabel(t(addWords.titleOffer))).toHaveValue('Ik hang je lamp op.')
  await page.getByLabel(t(addWords.text)).fill('Ladder en boor neem ik mee.')
  await page.getByRole('button', { name: t(addWords.next) }).click()
  await page.getByLabel(t(frequencyWords.once), { exact: true }).check()
  await page.getByLabel(t(addWords.postcode)).fill('6811 AB')
  await page.getByRole('radio', { name: new RegExp(t(addWords.public)) }).check()
  await page.getByRole('checkbox', { name: t(addWords.consent) }).check()
  await page.getByRole('button', { name: t(addWords.send) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ik hang je lamp op.')
  await page.getByRole('button', { name: t(ownWords.withdraw) }).click()
  await expect(page.getByText(t(ownWords.withdrawn))).toBeVisible()
  await context.close()
})
