import { type Theme, themes } from '#features/organizations/model/themes.ts'
import { workshopsAddress } from '#features/workshops/model/address.ts'

/** Filters that are on or off, by the name they have in the address. */
export const switches = ['day', 'evening', 'online', 'once', 'place'] as const
export type Switch = (typeof switches)[number]

export type Offered = { on: readonly Switch[]; theme: Theme | null; /** `2026-12`. */ month: string | null }

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/

/** What an address asks of the offer; what is none of the choices is left out. */
export function readOffer(query: URLSearchParams): Offered {
  const theme = themes.find((one) => one === query.get('theme')) ?? null
  const month = query.get('month') ?? ''
  return { on: switches.filter((one) => query.get(one) === '1'), theme, month: isMonth.test(month) ? month : null }
}

/** The address of the offer with these filters. */
export function offerAddress({ on, theme, month }: Offered): string {
  const query = new URLSearchParams({ view: 'offer' })
  for (const one of on) query.set(one, '1')
  if (theme) query.set('theme', theme)
  if (month) query.set('month', month)
  return `${workshopsAddress}?${query.toString()}`
}

/** The filters as the API takes them. */
export function asFilter({ on, theme, month }: Offered) {
  const parts = (['day', 'evening'] as const).filter((part) => on.includes(part))
  return {
    upcoming: true,
    ...(parts.length === 1 && { partOfDay: [parts[0]!] }),
    ...(on.includes('online') && { online: true }),
    ...(on.includes('once') && { once: true }),
    ...(on.includes('place') && { hasPlace: true }),
    ...(theme && { withTheme: [theme] }),
    ...(month && { inMonth: month }),
  }
}
