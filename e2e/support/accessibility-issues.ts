import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** `contrast`: colours alone, where the same markup is judged by every rule at another site. */
export type Rules = 'all' | 'contrast'

type Judging = {
  rules?: Rules
  /** The part of the page that is judged. */ within?: string
  /** What is not ours to judge. */ without?: string
}

/**
 * What axe finds wrong with a page as it stands, one line a fault.
 *
 * The library is loaded once a document and runs in it: AxeBuilder loads it again for every look and opens a second page to put
 * the results of frames of other origins together, of which the product has none. That took half the time of a journey.
 */
export async function faultsOn(page: Page, { rules = 'all', within, without }: Judging = {}): Promise<string[]> {
  const frames = without === 'iframe' ? [page.mainFrame()] : page.frames()
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([rules, within, without]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }
      const where = { include: within ? [within] : [document], ...(without && { exclude: [without] }) }
      // Of what is right only the first is described, which saves a third.
      const how = { resultTypes: ['violations' as const], ...(rules === 'contrast' && { runOnly: ['color-contrast'] }) }
      const found = await loaded.run(where as axe.ElementContext, how)
      return found.violations.map(({ id, nodes }) => ({ id, parts: nodes.map(({ html }) => html.slice(0, 200)) }))
    },
    [rules, within, without] as const,
  )
  return violations.flatMap(({ id, parts }) => parts.map((html) => `${id} ${html}`))
}

/**
 * Runs in the page: waits until nothing moves any more, else axe would judge colours half-way between two schemes. A transition can
 * begin when another ends (a colour that is inherited), so two frames without one have to pass.
 */
async function stillness(): Promise<void> {
  const nextFrame = async () => await new Promise((drawn) => requestAnimationFrame(drawn))
  for (let still = 0, frames = 0; still < 2 && frames < 600; frames++) {
    await nextFrame()
    still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
  }
}

/** The window and the colour scheme that a page is looked at in. */
export type State = { width: number; dark: boolean; rules: Rules }

type How = Judging & {
  /** From its end no bar that sticks to the bottom stands in front of anything; from the top no header slides over it. */ from?: 'top' | 'end'
  /** On the same loaded page, one after the other; without any as it stands. */ states?: readonly State[]
}

/**
 * Notes what keeps people out of a screen as it stands: faults axe finds, and a page wider than its window. To be judged at the end
 * of a journey. `axe`: false where the same journey has it in another language already.
 */
export function accessibilityIssues({ axe: hasAxe = true } = {}) {
  const barriers: string[] = []
  const lookOnce = async (page: Page, { from = 'end', ...judging }: How, seen: string) => {
    await page.evaluate((atEnd) => scrollTo(0, atEnd ? document.documentElement.scrollHeight : 0), from === 'end')
    if (hasAxe) barriers.push(...(await faultsOn(page, judging)).map((fault) => `${seen}: ${fault}`))
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) barriers.push(`${seen}: wider than the window`)
    await page.evaluate(() => scrollTo(0, 0))
  }
  const look = async (page: Page, { states = [], ...how }: How = {}) => {
    if (states.length === 0) await lookOnce(page, how, page.url())
    for (const { width, dark, rules } of states) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.evaluate(stillness)
      await lookOnce(page, { ...how, rules }, `${page.url()} (${width} px, ${dark ? 'dark' : 'light'})`)
    }
  }
  return { barriers, look }
}
