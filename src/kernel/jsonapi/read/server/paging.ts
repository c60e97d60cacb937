import type { Page } from './query.ts'

/** `self`, `first`, `last`, and `prev` and `next` where they exist; in the paging style of the request. */
export function listLinks(url: string, page: Page, total: number): Record<string, string> {
  const at = (offset: number) => link(url, page, offset)
  const last = Math.max(0, Math.ceil(total / page.size) - 1) * page.size
  return {
    self: tidy(url),
    first: at(0),
    last: at(last),
    ...(page.offset > 0 && { prev: at(Math.max(0, Math.min(page.offset - page.size, last))) }),
    ...(page.offset + page.size < total && { next: at(page.offset + page.size) }),
  }
}

/** `total` for clients in the style of Rails, `pagination` as jsonapi.rb writes it (contract §2.3). */
export function listMeta({ size, offset }: Page, total: number): Record<string, unknown> {
  const current = Math.floor(offset / size) + 1
  const last = Math.max(1, Math.ceil(total / size))
  return {
    total,
    pagination: {
      current,
      size,
      first: 1,
      ...(current > 1 && { prev: Math.min(current - 1, last) }),
      ...(current < last && { next: current + 1 }),
      last,
      records: total,
    },
  }
}

const tidy = (url: string) => url.replaceAll('[', '%5B').replaceAll(']', '%5D')

function link(url: string, { style, size }: Page, offset: number): string {
  const [path, query = ''] = tidy(url).split('?') as [string, string?]
  const kept = query.split('&').filter((pair) => pair !== '' && !/^page(%5B|=)/i.test(pair))
  const own =
    style === 'offset'
      ? [`page%5Boffset%5D=${offset}`, `page%5Blimit%5D=${size}`]
      : [`page%5Bnumber%5D=${Math.floor(offset / size) + 1}`, `page%5Bsize%5D=${size}`]
  return `${path}?${[...kept, ...own].join('&')}`
}
