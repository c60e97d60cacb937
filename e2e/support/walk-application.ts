import { type BrowserContext, expect as soon, type Page, type Request, test } from '@playwright/test'
import { addDays, atClock, longDay, today } from '#kernel/i18n/dates.ts'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { boardWords as board } from '#features/applications/board/words.ts'
import { expectedWords as expected } from '#features/applications/detail/expected-words.ts'
import { messages as applying } from '#features/applications/model/messages.ts'
import { meetWords } from '#features/applications/appointments/meet-words.ts'
import { verbWords as steps } from '#features/applications/model/verb-words.ts'
import { messages as talking } from '#features/conversations/model/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { accessibilityIssues } from './accessibility-issues.ts'
import { applyAsStranger, ownWords } from './apply.ts'
import { mailTo } from './mail.ts'
import { ownTown } from './own-town.ts'
import type { Place } from './sites.ts'
import { toastLeavesWordsInSight } from './toast.ts'
import { signedInAs, visit } from './visitor.ts'

/** The streams of news that a browser holds open, in all its tabs. */
function openStreams(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>()
  context.on('request', (request) => request.url().endsWith('/door/api/v1/events') && open.add(request))
  for (const over of ['requestfinished', 'requestfailed'] as const) context.on(over as 'requestfinished', (request) => open.delete(request))
  return open
}

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const [meetDay, firstDay] = [addDays(today(), 7), addDays(today(), 14)]

/** The journey of one application, from a stranger who searches to the first day, seen from both sides. */
export function walkApplication(like: Place, width: number, { tag = [] }: { tag?: string | string[] } = {}): void {
  test(
    `somebody applies, is invited, nearly declined and accepted, seen from both sides: ${like.locale}, ${width} px`,
    { tag },
    async ({ browser, baseURL }) => {
      const place = await ownTown(like)
      const { tenant, locale } = place
      const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)
      const lastName = 'Zwaan'
      const { barriers, look } = accessibilityIssues({ axe: (locale === 'nl') === width > 1000 })
      const { page: volunteer, context: home } = await visit(browser, baseURL, place, { width })
      const streams = openStreams(home)
      const { page: team, context: office, site } = await visit(browser, baseURL, place, { width })
      await office.addCookies([{ name: 'locale', value: locale, url: site }])
      const applied = await applyAsStranger(volunteer, team, place, lastName)

      await test.step('the newest words are what one sees, and where one writes covers none of them', async () => {
        if (width < 1024) await toastLeavesWordsInSight(volunteer)
        const newest = volunteer.locator('.bubble').last()
        await expect(newest).toBeInViewport({ ratio: 1 })
        const [words, composer] = [await newest.boundingBox(), await volunteer.locator('.composer').boundingBox()]
        expect(words!.y + words!.height).toBeLessThanOrEqual(composer!.y)
        await look(volunteer)
      })

      await test.step('the organization finds the card on its board and invites by keyboard or menu', async () => {
        await signedInAs(team, place, `lid@${tenant}.example`)
        await team.goto('/applications?view=board')
        await look(team)
        const card = team.locator('.lane[data-column=new] .bcard').filter({ hasText: lastName })
        await expect(team.locator('.board[data-awake]')).toBeAttached()
        if (width > 1000) {
          await card.getByRole('link', { name: lastName }).first().focus()
          await team.keyboard.press('Space')
          await team.keyboard.press('ArrowRight')
          await team.keyboard.press('ArrowRight')
          await expect(team.locator('.board-says')).toContainText(t(board.holds, { name: `Sem ${lastName}`, from: t(board.new), to: t(board.invited) }))
          await team.keyboard.press('Enter')
        } else {
          await card.locator('.menu > summary').click()
          await card.getByRole('link', { name: t(board.invited) }).click()
        }
        const form = team.locator('dialog[open] [data-step=invite]')
        await expect(form.getByLabel(t(steps.day))).toBeVisible()
        await look(team)
        // Without a day nothing happens, and what is missing is said.
        await form.getByRole('button', { name: t(steps.invite, { name: 'Sem' }) }).click()
        await expect(form.getByText(t(steps.dayMissing))).toBeVisible()
        await form.getByLabel(t(steps.day)).fill(meetDay)
        await form.getByLabel(t(steps.time)).fill('10:30')
        await form.getByLabel(t(steps.place)).fill('Dorpsstraat 1')
        // Pressed twice it is done once.
        await form.getByRole('button', { name: t(steps.invite, { name: 'Sem' }) }).dblclick()
        await expect(
          team
            .getByRole('status')
            .filter({ hasText: t(steps.doneInvite, { name: 'Sem' }) })
            .first(),
        ).toBeVisible()
      })

      await test.step('the volunteer sees who waits, when and where, and takes it into a calendar', async () => {
        await mailTo(volunteer, applied.address, t(mailWords.invitedSubject, { person: '', vacancy: applied.vacancy, organization: applied.organization }))
        await volunteer.goto(applied.path)
        const card = volunteer.getByRole('region', { name: t(expected.meet) })
        await expect(card).toContainText(longDay(locale, meetDay))
        await expect(card).toContainText('Dorpsstraat 1')
        const file = await volunteer.evaluate(
          async (address) => {
            const answer = await fetch(address)
            return { type: answer.headers.get('content-type'), text: await answer.text() }
          },
          (await card.getByRole('link', { name: t(expected.calendar) }).getAttribute('href'))!,
        )
        expect(file.type).toContain('text/calendar')
        expect(file.text).toContain(`DTSTART:${atClock(meetDay, '10:30').replaceAll(/[-:]|\.\d+/g, '')}`)
        await look(volunteer)
      })

      await test.step('in two tabs that hear of news by one connection the volunteer says yes and sends a file; each press counts once', async () => {
        const other = await home.newPage()
        await other.goto(applied.path)
        await volunteer.goto(applied.path)
        const cards = (page: Page) => page.locator('.appointment')
        const yes = (page: Page) => cards(page).getByText(t(meetWords.youCome), { exact: true })
        await expect(cards(other)).toHaveCount(1)
        if (width < 1024) {
          // The conversation is the screen: both answers are whole and in view, with the field to write in.
          await expect(cards(volunteer).getByRole('button', { name: t(steps.come), exact: true })).toBeInViewport({ ratio: 1 })
          await expect(cards(volunteer).locator('summary').getByText(t(steps.cannot), { exact: true })).toBeInViewport({ ratio: 1 })
          await expect(volunteer.locator('.composer')).toBeInViewport({ ratio: 1 })
        }
        // What is typed in one tab stays while the other one acts.
        const field = other.getByLabel(t(talking.writeMessage))
        await field.fill('Nog niet verstuurd')
        await cards(volunteer)
          .getByRole('button', { name: t(steps.come), exact: true })
          .dblclick()
        await expect(yes(volunteer)).toBeVisible()
        await expect(yes(other)).toBeVisible()
        await expect(cards(other)).toHaveCount(1)
        await expect(field).toHaveValue('Nog niet verstuurd')
        // Words that look like a page are words, on both sides.
        const markup = '<img src=x onerror="document.title=1"> & <b>tot dan</b>'
        await volunteer.locator('.attach input').setInputFiles({ name: 'diploma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
        await expect(volunteer.locator('.waiting-file input[name="attachment"]')).toBeAttached()
        await volunteer.getByLabel(t(talking.writeMessage)).fill(markup)
        await volunteer.getByRole('button', { name: t(talking.send), exact: true }).dblclick()
        const said = (page: Page) => page.locator('.bubble').getByText(markup, { exact: true })
        await expect(said(volunteer)).toHaveCount(1)
        await expect(said(other)).toHaveCount(1)
        await expect(field).toHaveValue('Nog niet verstuurd')
        const panel = team.locator('dialog[open]')
        await expect(panel.locator('.badge', { hasText: t(applying.invited) })).toBeVisible()
        const letters = await office.newPage()
        await letters.goto(applied.path)
        await expect(said(letters)).toHaveCount(1)
        await expect(letters.getByRole('link', { name: /diploma\.pdf/ })).toHaveCount(1)
        await letters.close()
        await expect.poll(() => streams.size).toBe(1)
        await other.close()
      })

      await test.step('declining by mistake is taken back before anybody hears of it', async () => {
        const panel = team.locator('dialog[open]')
        await panel.locator('.steps-more > summary').click()
        const form = panel.locator('[data-step=decline]')
        await form.locator('summary').click()
        await form.getByLabel(t(applying.declineWhy)).selectOption('not_suitable_now')
        await form.getByRole('button', { name: t(steps.decline) }).click()
        await panel.getByRole('button', { name: t(undoWords.undo), exact: true }).click()
        await expect(panel.getByText(t(undoWords.undone)).first()).toBeVisible()
        await expect(panel.locator('.badge', { hasText: t(applying.invited) })).toBeVisible()
      })

      await test.step('accepting names the first day, on the page of the application', async () => {
        await team.goto(applied.path)
        await expect(team.locator('.bubble', { hasText: ownWords })).toBeVisible()
        await look(team)
        const form = team.locator('[data-step=accept]')
        await form.locator('summary').click()
        await form.getByLabel(t(steps.day)).fill(firstDay)
        await form.getByLabel(t(steps.place)).fill('Kerkplein 2')
        await form.getByRole('button', { name: t(steps.accept, { name: 'Sem' }) }).click()
        await expect(team.getByRole('region', { name: t(expected.firstTime) })).toContainText(longDay(locale, firstDay))
        await team.goto(`/applications?q=${encodeURIComponent(lastName)}`)
        await expect(team.locator('tbody tr')).toHaveCount(1)
        await expect(team.locator('tbody tr')).toContainText(t(applying.accepted))
        await look(team)
      })

      await test.step('the volunteer comes home to the day, the place and how to reach them', async () => {
        await volunteer.goto('/dashboard')
        await expect(volunteer.getByRole('heading', { name: longDay(locale, firstDay) })).toBeVisible()
        await expect(volunteer.getByText('Kerkplein 2').first()).toBeVisible()
        await look(volunteer)
        await volunteer.goto('/applications')
        await expect(volunteer.getByText(longDay(locale, firstDay)).first()).toBeVisible()
        await look(volunteer)
      })

      soon(barriers).toEqual([])
      await home.close()
      await office.close()
    },
  )
}
