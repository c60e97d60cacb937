import { expect, type Locator, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { columnWords, faultWords, mapColumnWords, vacancyColumnWords } from '#features/imports/columns/column-words.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { messages as listMessages } from '#features/lists/messages.ts'
import { pictureWords } from '#features/imports/model/messages.ts'
import { words } from '#features/imports/screen/web/screen-words.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { realFiles } from '#features/imports/server/real-files.ts'
import { zipOf } from '#features/imports/server/test-zip.ts'
import sharp from 'sharp'
import { asOwner } from './support/as-owner.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { openBeforeHydration } from './support/open-before-hydration.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

const path = '/organizations/add?way=import'
/** Fifty organizations, saved from Excel: of the 8th the number is too short, of the 23rd the postcode, of the 41st the address has no @. */
function list(name: string): Buffer {
  const rows = Array.from({ length: 50 }, (_, at) => {
    const row = at + 1
    const kvk = row === 8 ? '1234567' : ''
    return [
      `${name} ${row}`,
      kvk,
      row === 23 ? '3841' : '3841 AB',
      'Harderwijk',
      'Els de Wit',
      row === 41 ? 'els.voorbeeld.nl' : `${name}${row}@voorbeeld.example`,
    ].join(';')
  })
  return Buffer.from(['Naam;KvK;Postcode;Plaats;Contactpersoon;E-mail contactpersoon', ...rows].join('\r\n'), 'latin1')
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: list(name) })
}

for (const { like, locale, width, dark, by } of [
  { like: 'demo', locale: 'nl', width: 1440, dark: false, by: 'keyboard' },
  { like: 'public', locale: 'en', width: 390, dark: true, by: 'touch' },
] as const)
  test(
    `a coordinator brings in fifty organizations and takes them back, at ${like} in ${locale}, ${width} px, by ${by}`,
    { tag: like === 'demo' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const t = (message: { nl: string; en: string }) => say(locale, message)
      const place = await ownTown({ tenant: like, locale })
      const { page, context, site } = await visit(browser, baseURL, place, { width, dark, hasTouch: by === 'touch' })
      const press = async (button: Locator) => await (by === 'touch' ? button.tap() : button.press('Enter'))
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      await signedInAs(page, place, `coordinator@${place.tenant}.example`)
      const barriers = async () => await faultsOn(page)
      const name = `vereniging-${like}`

      await page.goto(path)
      expect(await barriers()).toEqual([])
      await choose(page, name)
      await press(page.getByRole('button', { name: t(words.send) }))

      // What is wrong stands first, each as a field of its own.
      const wrong = page.locator('input[aria-invalid=true]')
      await expect(wrong).toHaveCount(3, { timeout: 30_000 })
      await expect(page.getByText(`${name}.csv`)).toBeVisible()
      expect(await barriers()).toEqual([])
      const field = (label: { nl: string; en: string }, row: number) => page.getByRole('textbox', { name: say(locale, words.inRow, { field: t(label), row }) })
      for (const [label, row, text] of [
        [columnWords.kvk, 8, '12345678'],
        [columnWords.postcode, 23, '3841 cd'],
        [columnWords.contactEmail, 41, `${name}41@voorbeeld.example`],
      ] as const) {
        if (by === 'touch') await field(label, row).tap()
        else await field(label, row).focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
        await page.keyboard.press('Enter')
        await expect(field(label, row)).not.toHaveAttribute('aria-invalid', 'true')
        await expect(field(label, row)).toBeFocused()
      }
      const button = page.getByRole('button', { name: say(locale, kinds.organizations.words.add(50)) })
      await press(button)
      await expect(page.getByText(t(words.imported))).toBeVisible({ timeout: 30_000 })
      expect(await barriers()).toEqual([])

      // And all of it back.
      await press(page.getByText(t(words.undo), { exact: true }))
      await press(page.getByRole('button', { name: t(words.undoSure) }))
      await expect(page.getByText(t(words.undone))).toBeVisible({ timeout: 30_000 })
      await context.close()
    },
  )

test('a file that is no list is told what it is, and where it is wrong one can choose another', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place)
  await signedInAs(page, place, `coordinator@${place.tenant}.example`)
  // Chosen and sent before the page is awake.
  const wake = await openBeforeHydration(page, path)
  await page.locator('input[name=file]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04 [Content_Types].xml') })
  await page.getByRole('button', { name: words.send.nl }).click()
  wake()
  await expect(page.getByText('Dit is een Excel-bestand.')).toBeVisible()
  await page.locator('input[name=file]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('Wie;Waar\nToneelclub;Harderwijk') })
  await page.getByRole('button', { name: words.send.nl }).click()
  // Its heads are unknown: somebody says which column is which.
  await page.getByLabel(columnWords.organization.nl).selectOption({ label: 'Wie' })
  await page.getByRole('button', { name: words.next.nl }).click()
  await expect(page.getByText('Toneelclub')).toBeVisible({ timeout: 30_000 })
  await context.close()
})

for (const { like, locale, width, dark } of [
  { like: 'demo', locale: 'nl', width: 390, dark: false },
  { like: 'public', locale: 'en', width: 1440, dark: true },
] as const)
  test(`of a report from a Mac is asked which letters and which row are right, in ${locale}, ${width} px`, async ({ browser, baseURL }) => {
    const t = (message: { nl: string; en: string }) => say(locale, message)
    const place = await ownTown({ tenant: like, locale })
    const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    await page.goto(path)
    await page.locator('input[name=file]').setInputFiles({ name: 'adreslijst.csv', mimeType: 'text/csv', buffer: realFiles.macReport })
    await page.getByRole('button', { name: t(words.send) }).click()

    // What is likely is chosen already.
    const letters = page.getByRole('group', { name: t(words.whichLetters) })
    await expect(letters.getByRole('radio', { name: /König Kwartet/ })).toBeChecked({ timeout: 30_000 })
    await expect(letters.getByRole('radio', { name: /Kšnig Kwartet/ })).not.toBeChecked()
    await expect(page.getByRole('group', { name: t(words.whichHead) }).getByRole('radio', { name: /Vereniging · Naam/ })).toBeChecked()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('button', { name: t(words.next) }).click()

    const phone = page.getByText(t(faultWords.phoneAsNumber))
    await expect(phone).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(t(faultWords.total))).toBeVisible()
    await expect(page.getByText('König Kwartet')).toBeVisible()
    await expect(page.getByText(say(locale, words.leftOut, { columns: 'Vereniging, Bijzonderheden' }))).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await context.close()
  })

/** An approved organization of a town, and somebody who works there. */
async function someOrganization(tenant: string): Promise<{ name: string; mail: string }> {
  return await asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string; mail: string }>(
      `select o.name, min(u.email) as mail from organizations o join volunteer_centers c on c.id = o.volunteer_center_id and c.tenant_key = $1
        join user_roles r on r.organization_id = o.id join users u on u.id = r.user_id and u.status = 'active'
      where o.status = 'approved' and o.organization_type <> 'VolunteerCenter' and (select count(*) from organizations p where p.volunteer_center_id = c.id and p.name = o.name) = 1
      group by o.id, o.name order by o.name limit 1`,
      [tenant],
    )
    return rows[0]!
  })
}

/** Fields that are neither needed nor in the list. */
const vacancyFieldsLeft = Object.keys(kinds.vacancies.columns).length - 11

const description =
  'Elke dinsdagochtend komen buren bij elkaar in de huiskamer. Jij zet koffie en thee, schenkt in en maakt een praatje. Je bent nooit alleen: er is altijd iemand bij die je inwerkt.'

for (const { like, locale, width, dark, by } of [
  { like: 'demo', locale: 'nl', width: 390, dark: false, by: 'touch' },
  { like: 'public', locale: 'en', width: 1440, dark: true, by: 'keyboard' },
] as const)
  test(
    `a coordinator brings in vacancies with pictures, a second time without doubling, and takes it back, at ${like} in ${locale}, ${width} px, by ${by}`,
    { tag: like === 'demo' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const t = (message: { nl: string; en: string }) => say(locale, message)
      const place = await ownTown({ tenant: like, locale })
      const { name, mail } = await someOrganization(place.tenant)
      const { page, context, site } = await visit(browser, baseURL, place, { width, dark, hasTouch: by === 'touch' })
      const press = async (button: Locator) => await (by === 'touch' ? button.tap() : button.press('Enter'))
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      await signedInAs(page, place, `coordinator@${place.tenant}.example`)
      const heads = 'Sleutel;Vacature;Club;Korte tekst;Omschrijving;Thema;Hoe vaak;Waar;Reageren tot en met;Contact;Status;Foto'
      const row = (at: number, more: string) => `E-${at};Koffie schenken ${at};${more}`
      const rest = `Schenk koffie;${description};Zorg en aandacht;Wanneer je kunt;Vanuit huis;${addDays(today(), 60)}`
      const list = [
        heads,
        row(1, `${name};${rest};${mail};Online;koffie.jpg`),
        row(2, `${name};${rest};${mail};Concept;weg.jpg`),
        row(3, `Club van niemand;${rest};;Concept;`),
      ].join('\n')
      const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: 'brown' } })
        .jpeg()
        .toBuffer()
      const send = async () => {
        await page.goto('/vacancies/add?way=import')
        await page.locator('input[name=file]').setInputFiles({ name: 'vacatures.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
        await page
          .locator('input[name=archive]')
          .setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: zipOf([{ name: 'fotos/Koffie.jpg', content: picture }]) })
        await press(page.getByRole('button', { name: t(words.send) }))
      }
      await page.goto('/vacancies')
      await expect(page.getByRole('link', { name: t(listMessages.importMany) })).toBeVisible()
      await page.goto('/vacancies/add?way=import')
      await expect(page.getByRole('link', { name: t(words.example) })).toHaveAttribute('href', /import_examples\/vacancies$/)
      expect(await faultsOn(page)).toEqual([])
      await send()

      // Two heads are its own: the first time somebody says what they are.
      await page.getByLabel(t(vacancyColumnWords.organization)).selectOption({ label: 'Club' })
      await page.getByText(say(locale, words.otherFields, { n: vacancyFieldsLeft })).click()
      await page.getByLabel(t(vacancyColumnWords.externalId)).selectOption({ label: 'Sleutel' })
      expect(await faultsOn(page)).toEqual([])
      await press(page.getByRole('button', { name: t(words.next) }))
      const wrong = page.getByRole('textbox', { name: say(locale, words.inRow, { field: t(vacancyColumnWords.organization), row: 3 }) })
      await expect(wrong).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 })
      await expect(page.getByText(t(pictureWords.no_picture))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await wrong.fill(name)
      await wrong.press('Enter')
      await expect(wrong).not.toHaveAttribute('aria-invalid', 'true')
      await press(page.getByRole('button', { name: say(locale, kinds.vacancies.words.add(3)) }))
      await expect(page.getByText(t(words.imported))).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText(t(pictureWords.no_picture))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      const done = page.url()

      // The second time its heads are known, and its vacancies are recognised.
      await send()
      await expect(page.getByText(t(words.match_external_id)).first()).toBeVisible({ timeout: 30_000 })
      await page.goto(done)
      await press(page.getByText(t(words.undo), { exact: true }))
      await press(page.getByRole('button', { name: t(words.undoSure) }))
      await expect(page.getByText(t(words.undone))).toBeVisible({ timeout: 30_000 })
      await context.close()
    },
  )

for (const { like, locale, width, dark } of [
  { like: 'demo', locale: 'nl', width: 390, dark: false },
  { like: 'public', locale: 'en', width: 1440, dark: true },
] as const)
  test(`a coordinator brings in entries of the social map with their hours in words, and takes them back, in ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const t = (message: { nl: string; en: string }) => say(locale, message)
    const place = await ownTown({ tenant: like, locale })
    const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    const [year, month, day] = addDays(today(), -30).split('-')
    const list = [
      'Naam;In het kort;Aanbod;Thema;Telefoon;Openingstijden;Gecontroleerd op',
      `Breicafé;Samen breien;Breien: met koffie;Zorg en aandacht;0341 123456;ma-vr 9-5;${day}-${month}-${year}`,
      'Wandelclub;Samen wandelen;Wandelen;Sport en spel;;di 10.00-12.00;',
    ].join('\n')
    await page.goto('/sociale-kaart/import')
    await expect(page.getByRole('link', { name: t(words.example) })).toHaveAttribute('href', /import_examples\/social_map_entries$/)
    expect(await faultsOn(page)).toEqual([])
    await page.locator('input[name=file]').setInputFiles({ name: 'kaart.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await page.getByRole('button', { name: t(words.send) }).click()
    const hours = page.getByRole('textbox', { name: say(locale, words.inRow, { field: t(mapColumnWords.hours), row: 1 }) })
    await expect(hours).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 })
    await expect(page.getByText('09:00-05:00')).toBeVisible()
    await expect(page.getByText(t(kinds.social_map_entries.words.newOnes))).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await hours.fill('ma-vr 9-17')
    // A cell of many lines is kept when it is left.
    await hours.blur()
    await expect(hours).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: say(locale, kinds.social_map_entries.words.add(2)) }).click()
    await expect(page.getByText(t(words.imported))).toBeVisible({ timeout: 60_000 })
    expect(await faultsOn(page)).toEqual([])
    const names = async () => {
      const { contents } = await page.evaluate(
        async () =>
          (await (await fetch('/hsds/organizations?search=breicafe', { cache: 'no-store' })).json()) as { contents: { name: string; status?: string }[] },
      )
      return contents.map((one) => `${one.name} ${one.status ?? 'shown'}`)
    }
    // The day of its check puts the one on the map, and what others read of it; the other waits.
    expect(await names()).toEqual(['Breicafé shown'])
    await page.getByText(t(words.undo), { exact: true }).click()
    await page.getByRole('button', { name: t(words.undoSure) }).click()
    await expect(page.getByText(t(words.undone))).toBeVisible({ timeout: 30_000 })
    expect(await names()).toEqual(['Breicafé defunct'])
    await context.close()
  })
