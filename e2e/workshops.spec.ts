import { expect as soon, test } from '@playwright/test'
import { deskWords } from '#features/workshops/desk/desk-words.ts'
import { showWords } from '#features/workshops/desk/show-words.ts'
import { editorWords } from '#features/workshops/editor/editor-words.ts'
import { offerWords } from '#features/workshops/offer/offer-words.ts'
import { listWords } from '#features/workshops/overview/list-words.ts'
import { messages as talking } from '#features/conversations/model/messages.ts'
import { mailWords } from '#features/workshops/telling/mail-words.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { centers } from '#src/seed/content/centers.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { tick } from './support/tick.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
const day = addDays(today(), 21)

for (const [tenant, locale, width] of [
  ['demo', 'nl', 390],
  ['public', 'en', 1440],
] as const)
  test(
    `a coordinator makes a workshop, one has the last place, the next waits and is promoted, in ${locale}`,
    { ...(locale === 'nl' && { tag: '@core' }) },
    async ({ browser, baseURL }) => {
      const t = (message: { nl: string; en: string }) => say(locale, message)
      const place = await ownTown({ tenant, locale })
      const at = (name: string) => `${name}@${place.tenant}.example`
      const { page, context, site } = await visit(browser, baseURL, place, { width, dark: locale === 'en' })
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      const field = (name: string) => page.locator(`[name="${name}"]`)
      const town = centers.find((one) => one.tenantKey === tenant && one.isDefault)!.town
      await asOwner(
        async (owner) =>
          void (await owner.query(
            `insert into files (volunteer_center_id, name, kind, key, bytes, kept_bytes, sha256)
              select id, 'Hand-out', 'document', 'hand-out-' || tenant_key, 3, 3, convert_to(tenant_key, 'UTF8') from volunteer_centers where tenant_key = $1 and is_default`,
            [place.tenant],
          )),
      )

      // Wim begins with the name; what is missing is told at its field.
      await signedInAs(page, place, at('coordinator'))
      await page.goto('/workshops')
      expect(await faultsOn(page)).toEqual([])
      await page
        .getByRole('link', { name: t(listWords.add) })
        .first()
        .click()
      await field('title').fill('Grenzen stellen')
      await field('capacityMax').fill('1')
      await page.getByRole('button', { name: t(editorWords.begin), exact: true }).click()
      await expect(page).toHaveURL(/\/workshops\/[0-9a-f-]{36}\/edit/)
      await page.getByRole('button', { name: t(editorWords.publish), exact: true }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.locator('[data-rich] [contenteditable], [contenteditable]').first().fill('Nee zeggen mag.')
      await tick(field('themes').first())
      await field('session1.day').fill(day)
      await field('session1.from').fill('19:30')
      await field('session1.until').fill('19:00')
      await field('session1.place').fill('Bibliotheek')
      await field('registrationDeadline').fill(addDays(day, -7))
      // All that one may say besides.
      await field('learns').fill('Nee zeggen')
      await field('session1.city').fill(town)
      await field('session1.url').fill('https://vergaderen.example/grenzen')
      await page.getByRole('button', { name: t(editorWords.addSession) }).click()
      await field('session2.day').fill(addDays(day, 7))
      await field('session2.from').fill('19:30')
      await field('session2.until').fill('21:30')
      await field('session2.place').fill('Bibliotheek')
      await field('session2.isOptional').check()
      await page.getByRole('button', { name: t(editorWords.addSession) }).click()
      await field('session3.day').fill(addDays(day, 14))
      await field('session3.from').fill('19:30')
      await field('session3.until').fill('21:30')
      await field('session3.place').fill('Bibliotheek')
      await field('session3.isOff').check()
      await field('capacityMin').fill('1')
      await tick(page.locator(`[name=audience][value=${locale === 'en' ? 'all' : 'volunteers'}]`))
      await field('organizationSeats').fill('1')
      await field('cancelUntilHours').fill('12')
      await field('isStrict').uncheck()
      await field('firstRequired').check()
      await field('certificate').check()
      await field('trainerName').fill('Els Wessels')
      await field('trainerWords').fill('Els geeft dit al jaren.')
      await field('trainerEmail').fill(at('redacteur'))
      await field('contact').selectOption({ index: 1 })
      await field('level').selectOption('beginner')
      await field('priceText').fill('Vijf euro voor koffie')
      await field('price').fill('5,00')
      await tick(field('languages').first())
      await tick(field('accessibility').first())
      await field('material1.file').selectOption({ label: 'Hand-out' })
      await page.getByRole('button', { name: t(editorWords.save), exact: true }).click()
      await expect(field('session1.until')).toHaveAttribute('aria-invalid', 'true')
      await field('session1.until').fill('21:30')
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(editorWords.save), exact: true }).click()
      await expect(page.getByText(t(editorWords.saved)).first()).toBeVisible()
      await page.getByRole('button', { name: t(editorWords.publish), exact: true }).click()
      await expect(page).toHaveURL(/\/workshops\/grenzen-stellen--/)
      const address = new URL(page.url()).pathname
      for (const text of [
        'Nee zeggen',
        'Els geeft dit al jaren.',
        'Vijf euro voor koffie',
        t(showWords.notRequired),
        t(showWords.isOff),
        t(showWords.firstRequired),
      ])
        await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Hand-out' })).toBeVisible()
      await expect(page.getByRole('link', { name: t(showWords.openOnline) })).toBeVisible()
      await expect(page.getByRole('link', { name: t(showWords.inTheCalendar) })).toHaveCount(locale === 'en' ? 1 : 0)

      // Fatima takes the last place with one press, Kees waits and sees his number.
      await signedInAs(page, place, at('vrijwilliger'))
      await page.goto('/workshops')
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('link', { name: 'Grenzen stellen' }).click()
      await page
        .locator('#aanmelden')
        .getByRole('button', { name: t(showWords.register), exact: true })
        .click()
      await expect(page.getByText(t(showWords.youHave), { exact: true })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await signedInAs(page, place, at('lid'))
      await page.goto(address)
      await page
        .locator('#aanmelden')
        .getByRole('button', { name: t(showWords.toLine), exact: true })
        .click()
      await expect(page.getByText(say(locale, showWords.number, { n: 1 }))).toBeVisible()

      // The desk says who comes and who waits; the center writes somebody down.
      await signedInAs(page, place, at('coordinator'))
      await page.goto(address)
      await expect(page.getByRole('heading', { name: t(deskWords.waiting) })).toBeVisible()
      await field('name').fill('Truus Bos')
      await page.getByRole('button', { name: t(deskWords.paperSubmit), exact: true }).click()
      await expect(page.getByText('2. Truus Bos')).toBeVisible()
      expect(await faultsOn(page)).toEqual([])

      // The coordinator writes to everybody who has a place; Fatima reads it by mail, in her language, and in a conversation.
      const note = 'Neem een pen mee.'
      // The acts are a part that loads later: a press before that asks nothing yet.
      await expect(async () => {
        await page.getByRole('button', { name: t(deskWords.message), exact: true }).click()
        await soon(page.getByLabel(t(deskWords.messageLabel))).toBeVisible({ timeout: 2000 })
      }).toPass()
      await page.getByLabel(t(deskWords.messageLabel)).fill(note)
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: t(deskWords.messageSend), exact: true }).click()
      await expect(page.getByText(t(deskWords.messaged)).first()).toBeVisible()
      const mail = await mailTo(page, at('vrijwilliger'), say('nl', mailWords.messageSubject, { workshop: 'Grenzen stellen' }))
      expect(mail.text).toContain(note)
      await signedInAs(page, place, at('vrijwilliger'))
      await page.goto(new URL(linkIn(mail, '/conversations')).pathname + new URL(linkIn(mail, '/conversations')).search)
      await expect(page.locator('.bubble', { hasText: note })).toBeVisible()
      await expect(page.getByText(say(locale, talking.aboutWorkshop, { title: 'Grenzen stellen' })).last()).toBeVisible()
      await page.getByLabel(t(talking.writeMessage)).fill('Doe ik!')
      await page.getByRole('button', { name: t(talking.send), exact: true }).click()
      await expect(page.locator('.bubble', { hasText: 'Doe ik!' })).toBeVisible()

      // Fatima cannot come: with one press the place is Kees’s, who passes it on again.
      await signedInAs(page, place, at('vrijwilliger'))
      await page.goto('/workshops?view=mine')
      expect(await faultsOn(page)).toEqual([])
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Grenzen stellen' })
        .getByRole('button', { name: t(offerWords.cannot), exact: true })
        .click()
      await expect(page.getByText(t(offerWords.cancelled)).first()).toBeVisible()
      await signedInAs(page, place, at('lid'))
      await page.goto(address)
      await expect(page.getByText(t(showWords.promoted), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t(showWords.passOn), exact: true }).click()
      await expect(page.getByRole('button', { name: t(showWords.toLine), exact: true })).toBeVisible()
    },
  )
