import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { QuoteFacts, Turn } from '#features/conversations/thread/thread-facts.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The message that what is being written answers, and how it is chosen. */
export type Answering = ReturnType<typeof useAnswering>

/**
 * Chosen by a link, so without script too; with it the page stays as it is, and its address says it, for a reload. Once something
 * was sent the page has a place of its own again, and nothing is answered any more; what was refused still is.
 */
export function useAnswering(turns: readonly Turn[], hasOutcome: boolean) {
  const { key, pathname, search } = useLocation()
  const [chosen, choose] = useState({ id: new URLSearchParams(search).get('answer'), at: key })
  if (chosen.id && !hasOutcome && chosen.at !== key) choose({ id: null, at: key })
  const addressOf = (id: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('answer')
    if (id) query.set('answer', id)
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  return {
    turn: turns.find(({ id, canAnswer }) => canAnswer && id === chosen.id) ?? null,
    /** What leads to answering a message, or none. */
    link: (id: string | null) => ({
      href: addressOf(id),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        choose({ id, at: key })
        history.replaceState(history.state, '', addressOf(id))
        event.currentTarget.closest('section, .talk-box')?.querySelector<HTMLElement>('.composer textarea')?.focus()
      },
    }),
  }
}

type Props = { quote: QuoteFacts; /** Address where it stands, of what is further up. */ elsewhere: string | null }

/** What a message answers, in its first words: leads there. */
export function Quoted({ quote: { id, who, text }, elsewhere }: Props) {
  const t = useT()
  return (
    <a
      href={`${elsewhere ?? ''}#m-${id}`}
      className="quoted"
      title={t(messages.goToQuote)}
      onClick={(event) => {
        const there = document.getElementById(`m-${id}`)
        if (!there) return
        event.preventDefault()
        there.scrollIntoView({ block: 'center' })
        there.focus({ preventScroll: true })
      }}
    >
      <strong>{who}</strong>
      <span>{text}</span>
    </a>
  )
}

/** What is being answered, above where one writes, with a way to leave it. */
export function AnsweredNow({ answering: { turn, link } }: { answering: Answering }) {
  const t = useT()
  if (!turn) return null
  const { id, own, who, body, files } = turn
  return (
    <div className="answering">
      <input type="hidden" name="answer" value={id} />
      <p>
        <strong>{own ? t(messages.answeringYourself) : t(messages.answering, { name: who ?? '' })}</strong>
        <span>{body || files.map(({ name }) => name).join(', ')}</span>
      </p>
      <a {...link(null)} className="icon-btn" aria-label={t(messages.noAnswer)} title={t(messages.noAnswer)}>
        <Icon name="x" size={20} />
      </a>
    </div>
  )
}
