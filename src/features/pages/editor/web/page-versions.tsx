import { useRef, useState } from 'react'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { clockTime, shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { useUnfolded } from '#design/fold/use-unfolded.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { differenceOf, type DifferentLine, linesOfPage, type Piece } from '#features/pages/versions/difference.ts'
import { isSame } from '#features/pages/model/is-same.ts'
import { versionWords as words } from './version-words.ts'

type Version = { number: number; by: string; at: string }
type Props = { id: string; content: PageContent; mayRestore: boolean; save: () => Promise<boolean>; onRestored: () => void }

/** Earlier versions of a page, compared with the current content. */
export function PageVersions({ id, content, mayRestore, save, onRestored }: Props) {
  const t = useT()
  const locale = useLocale()
  const [versions, setVersions] = useState<Version[] | null>(null)
  const [shown, setShown] = useState<{ number: number; lines: DifferentLine[]; isAll: boolean } | null>(null)
  const part = useRef<HTMLDetailsElement>(null)
  const load = async () => {
    const answer = await callApi('GET', `content_items/${id}/versions`)
    if (answer.ok) setVersions((answer.document.meta as { versions: Version[] }).versions)
  }
  useUnfolded(part, () => void load())
  const compare = async (number: number) => {
    const answer = await callApi('GET', `content_items/${id}/versions/${number}`)
    if (!answer.ok) return
    const before = (answer.document.meta as { content: PageContent }).content
    setShown({ number, lines: differenceOf(linesOfPage(before), linesOfPage(content)), isAll: isSame(before, content) })
  }
  const restore = async (number: number) => {
    if (!(await save())) return
    const answer = await callApi('PUT', `content_items/${id}/restore`, { number })
    if (!answer.ok) return
    showToast(t(words.restored))
    setShown(null)
    onRestored()
    await load()
  }
  return (
    <details ref={part} className="side-part">
      <summary>{t(words.versions)}</summary>
      <ul className="grid gap-1 pt-3">
        {versions?.map(({ number, by, at }) => (
          <li key={number} className="flex items-center gap-3 min-h-11">
            <span className="flex-1">{t(words.version, { number, who: by, when: `${shortDay(locale, at)} ${clockTime(locale, at)}` })}</span>
            <Button type="button" size="small" variant="quiet" onClick={() => void compare(number)}>
              {t(words.compare)}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <section className="difference" aria-live="polite">
          <h3 className="font-semibold">{t(words.difference, { number: shown.number })}</h3>
          {shown.lines.every(({ kind }) => kind === 'same') && <p>{t(shown.isAll ? words.noDifference : words.otherThanWords)}</p>}
          {shown.lines.map((line, i) => (line.kind === 'same' ? null : <p key={i}>{(line.kind === 'changed' ? line.pieces : [line]).map(DifferentWords)}</p>))}
          {mayRestore && (
            <Button type="button" size="small" variant="second" className="mt-3" onClick={() => void restore(shown.number)}>
              {t(words.restore)}
            </Button>
          )}
        </section>
      )}
    </details>
  )
}

function DifferentWords({ kind, text }: Piece, place: number) {
  if (kind === 'same') return text
  return kind === 'gone' ? <del key={place}>{text}</del> : <ins key={place}>{text}</ins>
}
