import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type How = {
  /** From its end no bar that sticks to the bottom stands in front of anything; from the top no header slides over it. */ from?: 'top' | 'end'
  /** What is not ours to judge here. */ without?: string
}

/**
 * Notes what keeps people out of a screen as it stands: faults axe finds, and a page wider than its window. To be judged at the end
 * of a journey. `axe`: false where the same journey has it in another language already, for looking takes long.
 */
export function barriersOn({ axe: hasAxe = true } = {}) {
  const barriers: string[] = []
  const look = async (page: Page, { from = 'end', without }: How = {}) => {
    const place = page.url()
    await page.evaluate((atEnd) => scrollTo(0, atEnd ? document.documentElement.scrollHeight : 0), from === 'end')
    if (hasAxe) {
      const axe = new AxeBuilder({ page })
      const { violations } = await (without ? axe.exclude(without) : axe).analyze()
      barriers.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${place}: ${id} ${html.slice(0, 200)}`)))
    }
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) barriers.push(`${place}: wider than the window`)
    await page.evaluate(() => scrollTo(0, 0))
  }
  return { barriers, look }
}
