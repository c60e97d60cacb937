import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { QuoteFacts, Turn } from '#features/conversations/thread/thread-facts.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The message being answered, and how to choose it. */
export type Answering = ReturnType<typeof useAnswering>

/**
 * Chosen by a link, which works without script. With script the page stays as it is and only its address changes, for a reload.
 * A sent message navigates, which clears the choice; a refused one keeps it.
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
    /** The link that answers a message, or none. */
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

type Props = { quote: QuoteFacts; /** The address of the answered message, if this page does not show it. */ elsewhere: string | null }

/** The start of the answered message, as a link to it. */
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

/** The message being answered, above the text field, with a button to cancel. */
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
