import { type Browser, expect, type Page, test } from '@playwright/test'
import { candidateWords } from '#features/one-on-one/candidates/candidate-words.ts'
import { caseTodoWords } from '#features/one-on-one/check-ins/case-todo-words.ts'
import { checkInWords } from '#features/one-on-one/check-ins/check-in-words.ts'
import { deskWords } from '#features/one-on-one/desk/desk-words.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'
import { matchMailWords } from '#features/one-on-one/matches/match-mail-words.ts'
import { matchFaultWords } from '#features/one-on-one/matches/match-words.ts'
import type { HelpCategory } from '#features/one-on-one/model/codes.ts'
import { ownWords } from '#features/one-on-one/own/own-words.ts'
import { helpWords } from '#features/one-on-one/public-pages/page-words.ts'
import { maskWords } from '#features/one-on-one/recognition/mask.ts'
import { contactWords, messages as talkWords } from '#features/conversations/model/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { people } from '#src/seed/content/people.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { mailTo } from './support/mail.ts'
import { signedInAs, visit } from './support/visitor.ts'

const personOf = (key: string) => people.find((one) => one.key === key)!
type Run = { locale: Locale; width: number; category: HelpCategory; title: string; asker: string; helper: string }
// One site has one-on-one help, so these journeys are there, each between two people who are in no other.
const runs: Run[] = [
  {
    locale: 'nl',
    width: 390,
    category: 'digital',
    title: 'Wie zet mijn nieuwe telefoon aan?',
    asker: 'arnhem-lotte-hiddink',
    helper: 'arnhem-marcin-zielinski',
  },
  { locale: 'en', width: 1440, category: 'pets', title: 'Wie loopt een rondje met mijn teckel?', asker: 'arnhem-grace-osei', helper: 'arnhem-ben-overeem' },
]

for (const { locale, width, category, title, asker, helper } of runs)
  test(
    `two people come together, write without numbers, agree, and stop again; the coordinator is there; ${locale} at ${width} px`,
    locale === 'nl' ? { tag: '@core' } : {},
    async ({ browser, baseURL }) => {
      const t = (text: { nl: string; en: string }) => text[locale]
      const [grace, ben] = [personOf(asker), personOf(helper)]
      const site = { browser, baseURL, locale, width }
      const [asking, helping, desk] = await Promise.all([grace.email, ben.email, 'coordinator@public.example'].map(async (email) => await comeAs(site, email)))
      const request = await writeDown(asking!, { kind: 'request', category, title })
      const offer = await writeDown(helping!, { kind: 'offer', category, title: `${title} Ik help graag.` })
      expect(await ask(desk!, 'PUT', `help_requests/${offer}/screen`, { decision: 'approve', isVulnerable: false, publicText: 'Ik help graag.' })).toBe(200)

      // Screened, with the words as visitors read them.
      await desk!.goto(`/een-op-een-hulp/overzicht?open=${request}`)
      for (const check of [deskWords.checkCare, deskWords.checkAge, deskWords.checkHouse])
        await desk!.getByRole('checkbox', { name: new RegExp(t(check)) }).check()
      await desk!.getByRole('radio', { name: t(deskWords.vulnerableNo), exact: true }).check()
      await desk!.getByRole('button', { name: t(deskWords.approve) }).click()
      await expect(desk!.getByText(t(deskWords.approved))).toBeVisible()

      // Who fits, why, and what does not.
      await desk!.goto(`/een-op-een-hulp/overzicht?open=${request}`)
      const card = desk!.getByRole('article', { name: ben.firstName, exact: true })
      await expect(card).toContainText(t(candidateWords.category))
      await expect(card).toContainText(candidateWords.band[locale]({ band: '<2' }))
      expect(await faultsOn(desk!)).toEqual([])
      await card.getByRole('button', { name: candidateWords.propose[locale]({ person: ben.firstName, name: grace.firstName }) }).click()
      await expect(desk!.getByRole('link', { name: candidateWords.pair[locale]({ asker: grace.firstName, helper: ben.firstName }) })).toBeVisible()

      // The first key of both.
      await asking!.goto('/een-op-een-hulp')
      const mine = asking!.getByRole('region', { name: t(ownWords.matches) })
      await expect(mine).toContainText(t(ownWords.yourTurn))
      expect(await faultsOn(asking!)).toEqual([])
      await mine.getByRole('link', { name: ben.firstName }).click()
      await expect(asking!.getByRole('heading', { level: 1 })).toHaveText(words.bothAsked[locale]({ other: ben.firstName }))
      expect(await faultsOn(asking!)).toEqual([])
      await asking!.getByRole('button', { name: t(words.meet) }).click()
      await expect(asking!.getByRole('heading', { level: 1 })).toHaveText(words.waitsForOther[locale]({ other: ben.firstName }))
      const match = new URL(asking!.url()).pathname
      const told = await mailTo(helping!, ben.email, matchMailWords.proposedSubject[ben.locale])
      expect(told.text + told.subject).not.toMatch(new RegExp(`${grace.firstName}|${title}`))
      await helping!.goto(match)
      await expect(helping!.getByRole('heading', { level: 1 })).toHaveText(words.waitsForYou[locale]({ other: grace.firstName }))
      await helping!.getByRole('button', { name: t(words.meet) }).click()
      await expect(helping!.getByRole('heading', { level: 1 })).toHaveText(words.meeting[locale]({ other: grace.firstName }))

      // They write; a number is masked until both agree.
      await asking!.goto(match)
      await asking!.getByLabel(t(talkWords.writeMessage)).fill('Fijn! Bel me op 06 87654321.')
      await asking!.getByRole('button', { name: t(talkWords.send), exact: true }).click()
      // Whoever shares a number is asked whether they mean to.
      await expect(asking!.getByText(t(contactWords.phone))).toBeVisible()
      await asking!.getByRole('button', { name: t(talkWords.send), exact: true }).click()
      await expect(asking!.getByLabel(t(talkWords.writeMessage))).toHaveValue('')
      await expect(asking!.locator('.bubble')).toContainText('06 87654321')
      await helping!.goto(match)
      await expect(helping!.locator('.bubble')).toContainText(t(maskWords.untilBoth))
      expect(await helping!.content()).not.toContain('87654321')
      expect(await faultsOn(helping!)).toEqual([])

      // The second key, with what the other may read.
      await asking!.getByRole('checkbox', { name: t(words.sharePhone) }).check()
      await asking!.getByRole('textbox', { name: t(words.phoneLabel) }).fill('06 11223344')
      await asking!.getByRole('checkbox', { name: t(words.shareAddress) }).check()
      await asking!.getByRole('button', { name: t(words.agree), exact: true }).click()
      // What was ticked and is not known is asked at its field, and what was typed stays.
      await expect(asking!.getByText(t(matchFaultWords.address_needed)).first()).toBeVisible()
      expect(await faultsOn(asking!)).toEqual([])
      await expect(asking!.getByRole('textbox', { name: t(words.phoneLabel) })).toHaveValue('06 11223344')
      await asking!.getByRole('textbox', { name: t(words.addressLabel) }).fill('Ketelstraat 1, Arnhem')
      await asking!.getByRole('button', { name: t(words.agree), exact: true }).click()
      await expect(asking!.getByRole('button', { name: t(words.takeBack) })).toBeVisible()
      await helping!.goto(match)
      expect(await helping!.content()).not.toContain('11223344')
      await helping!.getByRole('checkbox', { name: t(words.shareEmail) }).check()
      await helping!.getByRole('button', { name: t(words.agree), exact: true }).click()
      await expect(helping!.getByRole('heading', { level: 1 })).toHaveText(t(words.active))
      await expect(helping!.getByText('06 11223344')).toBeVisible()
      await expect(helping!.getByText('Ketelstraat 1, Arnhem')).toBeVisible()
      await expect(helping!.locator('.bubble')).toContainText('06 87654321')
      expect(await faultsOn(helping!)).toEqual([])
      await asking!.goto(match)
      await expect(asking!.getByText(ben.email)).toBeVisible()

      // After two weeks a mail asks how it goes; one press without signing in answers it.
      await letTwoWeeksPass(match)
      const { text } = await mailTo(asking!, grace.email, matchMailWords.checkInSubject[grace.locale])
      const visitor = await visit(browser, baseURL, { tenant: 'public', locale }, { width: 390, script: false })
      await visitor.page.goto(/https?:\/\/\S+\/forms\/\S+/.exec(text)![0])
      await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(checkInWords.title[locale]({ person: grace.firstName }))
      await visitor.page.getByRole('button', { name: new RegExp(t(checkInWords.badSub)) }).click()
      await expect(visitor.page.getByText(t(checkInWords.doneBad))).toBeVisible()

      // The coordinator is told, calls, and says so.
      await desk!.goto('/een-op-een-hulp/overzicht?tab=care')
      const pair = desk!.getByRole('listitem').filter({ hasText: deskWords.carePair[locale]({ asker: grace.firstName, helper: ben.firstName }) })
      await expect(pair).toContainText(t(caseTodoWords.bad))
      expect(await faultsOn(desk!)).toEqual([])
      await pair.getByRole('link').click()
      await expect(desk!.getByText(t(words.whomToCall))).toBeVisible()
      expect(await faultsOn(desk!)).toEqual([])
      await desk!
        .getByRole('button', { name: t(words.handle) })
        .first()
        .click()
      await expect(desk!.getByText(t(words.done)).first()).toBeVisible()
      await desk!.goto('/een-op-een-hulp/overzicht?tab=care')
      await expect(pair).toHaveCount(0)

      // Either may stop without a reason; what was shared is gone for both at once.
      await helping!.getByText(t(words.stop), { exact: true }).click()
      await helping!.getByRole('button', { name: t(words.stopIt) }).click()
      await expect(helping!.getByRole('heading', { level: 1 })).toHaveText(t(words.ended))
      await expect(helping!.locator('.bubble')).toContainText(t(maskWords.afterEnd))
      await asking!.goto(match)
      await expect(asking!.getByRole('heading', { level: 1 })).toHaveText(t(words.ended))
      for (const page of [helping!, asking!]) expect(await page.content()).not.toMatch(/11223344|Ketelstraat/)
      expect(await helping!.content()).not.toContain('87654321')
      expect(await asking!.content()).not.toContain(ben.email)
      expect(await faultsOn(asking!)).toEqual([])
      for (const [page, id] of [
        [asking!, request],
        [helping!, offer],
      ] as const)
        expect(await ask(page, 'PUT', `help_requests/${id}/withdraw`)).toBe(200)
      for (const page of [visitor.page, asking!, helping!, desk!]) await page.context().close()
    },
  )

type Site = { browser: Browser; baseURL: string | undefined; locale: Locale; width: number }

/** Somebody of the site, signed in; an account has a language of its own, so the visitor chooses theirs. */
async function comeAs({ browser, baseURL, locale, width }: Site, email: string): Promise<Page> {
  const place = { tenant: 'public', locale } as const
  const { page, context, site } = await visit(browser, baseURL, place, { width })
  await context.addCookies([{ name: 'locale', value: locale, url: site }])
  await signedInAs(page, place, email)
  await page.goto('/een-op-een-hulp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpWords.title[locale])
  return page
}

/** As its own page would ask: the status of the answer. */
async function ask(page: Page, method: string, path: string, attributes: object = {}): Promise<number> {
  return (await call(page, method, path, attributes)).status
}

async function call(page: Page, method: string, path: string, attributes: object): Promise<{ status: number; id: string }> {
  return await page.evaluate(
    async ([how, to, sent]) => {
      const answer = await fetch(`/door/api/v1/${to}`, {
        method: how!,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: sent!,
      })
      const { data } = (await answer.json()) as { data?: { id: string } }
      return { status: answer.status, id: data?.id ?? '' }
    },
    [method, path, JSON.stringify({ data: { type: path.split('/')[0], attributes } })],
  )
}

/** Handed in, as `help-requests.spec.ts` does on the screens. */
async function writeDown(page: Page, about: { kind: 'request' | 'offer'; category: HelpCategory; title: string }): Promise<string> {
  const asked = { ...about, description: about.title, postcode4: '6811', frequency: 'weekly', visibility: 'public', dayparts: ['sun_evening'] }
  const { status, id } = await call(page, 'POST', 'help_requests', asked)
  expect(status).toBe(201)
  expect(await ask(page, 'PUT', `help_requests/${id}/submit`, { consent: true })).toBe(200)
  return id
}

/** As if they had agreed two weeks ago; then the clock asks both how it goes. */
async function letTwoWeeksPass(matchPath: string): Promise<void> {
  await asOwner(async (owner) => {
    const { rowCount } = await owner.query(`update help_check_ins set due_on = due_on - 14 where match_id = $1 and occasion = 'two_weeks'`, [
      matchPath.split('/').at(-1),
    ])
    if (!rowCount) throw new Error(`There is no match ${matchPath}.`)
    await owner.query(`insert into pgboss.job (name) values ('help.check_ins')`)
  })
}
