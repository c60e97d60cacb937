import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

type Props = {
  label: string
  page: number
  pages: number
  href: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string }
}

/** Previous and next, and page numbers where there is room. Renders nothing when there is only one page. */
export function Pagination({ label, page, pages, href, words }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="pages">
      {page > 1 ? (
        <Anchor href={href(page - 1)} rel="prev" className="btn btn-second btn-sm !min-h-11">
          <Icon name="arrow-left-bold" />
          {words.previous}
        </Anchor>
      ) : (
        <span />
      )}
      {pageNumbers(page, pages).map((number, i) =>
        number === null ? (
          <span key={`gap-${i}`} className="dots" aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor key={number} href={href(number)} className="num" aria-label={words.page(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Anchor>
        ),
      )}
      {page < pages ? (
        <Anchor href={href(page + 1)} rel="next" className="btn btn-second btn-sm !min-h-11">
          {words.next}
          <Icon name="arrow-right-bold" />
        </Anchor>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The first, the last and the nearby pages; null is a gap. A gap of one page is filled with that page. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, i) => {
    const gap = number - (shown[i - 1] ?? 0)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}
