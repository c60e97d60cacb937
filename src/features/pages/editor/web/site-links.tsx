import { useEffect, useState } from 'react'
import { cutText } from '#kernel/fields/cut-text.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { latestOnly } from '#design/combobox/latest-only.ts'
import { linkList } from '#design/rich-editor/link-list.ts'
import type { SiteLink, SiteLinks as Known } from './page-editor-context.ts'

type Row = { attributes: { titleNl: string; slugNl: string | null; isHome: boolean } }
const pause = 250

/** Suggestions for link inputs. On a site with more pages than the list holds, they are searched. */
export function SiteLinks({ links: { known, isAll } }: { links: Known }) {
  const [found, setFound] = useState<readonly SiteLink[]>([])
  useEffect(() => {
    if (isAll) return
    const { ask, drop } = latestOnly(findPages, (pages) => pages && setFound(pages))
    const typed = ({ target }: Event) => {
      const words = target instanceof HTMLInputElement && target.getAttribute('list') === linkList ? target.value.trim() : ''
      if (words !== '' && !/^(https?:|mailto:|tel:)/i.test(words)) ask(words, pause)
    }
    addEventListener('input', typed)
    return () => {
      removeEventListener('input', typed)
      drop()
    }
  }, [isAll])
  const all = new Map([...known, ...found].map(({ href, name }) => [href, name]))
  return (
    <datalist id={linkList}>
      {[...all].map(([href, name]) => (
        <option key={href} value={href}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** Published pages whose title or address matches. */
async function findPages(words: string): Promise<SiteLink[]> {
  const called: Record<string, string> = words.startsWith('/')
    ? { 'filter[slug_nl_start]': words.slice(1, 80) }
    : { 'filter[title_nl_i_cont]': cutText(words, 80) }
  const asked = { ...called, 'filter[status_eq]': 'published', 'fields[content_items]': 'title_nl,slug_nl,is_home', 'page[size]': '20' }
  const answer = await callApi('GET', `content_items?${new URLSearchParams(asked)}`)
  const rows = answer.ok ? (answer.document.data as unknown as Row[]) : []
  return rows.flatMap(({ attributes: { titleNl, slugNl, isHome } }) => (isHome || !slugNl ? [] : [{ href: `/${slugNl}`, name: titleNl }]))
}
