import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { ConversationStatus } from '#features/conversations/model/states.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import type { ThreadPart } from '#features/conversations/thread/fetch-thread.ts'
import type { StoppedBy } from '#features/conversations/thread/stopped-by.ts'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { MessageForm } from './message-form.tsx'
import { Thread } from './thread.tsx'
import { useAnswering } from './answering.tsx'

/** In pixels. Smaller changes of the height come from the browser's address bar. */
const least = 120

/** Sets `--keyboard` to the height that a phone's keyboard covers, so that the text field and the last message stay visible. */
function useKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const root = document.documentElement
    const follow = () => {
      // Pinch zoom makes the visual viewport smaller too.
      const covered = Math.round(innerHeight - seen.height * seen.scale)
      const isOpen = covered > least
      if (isOpen === root.hasAttribute('data-keyboard') && root.style.getPropertyValue('--keyboard') === `${covered}px`) return
      root.toggleAttribute('data-keyboard', isOpen)
      if (isOpen) root.style.setProperty('--keyboard', `${covered}px`)
      else root.style.removeProperty('--keyboard')
      const field = document.activeElement
      if (isOpen && field?.matches('.composer textarea')) field.scrollIntoView({ block: 'nearest' })
    }
    seen.addEventListener('resize', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--keyboard')
    }
  }, [])
}

const TalkEnded = lazyPart(() => import('./conversation-ended.tsx').then((file) => file.ConversationEnded))

type Props = {
  id: string
  status: ConversationStatus
  /** Who blocked it, one of the two sides or the center. */ stopped?: StoppedBy | null
  /** The name of the other side. */ other?: string
  thread: ThreadPart
  /** The address of the newest messages, if the page shows older ones only. */ latest: string | null
  addressBefore: (moment: string) => string
  /** A new key for each rendered page, so that a message sent twice is stored once. */ sendKey: string
  outcome?: MessageOutcome['message'] | undefined
  /** Renders an appointment. */ renderCard?: ((turn: Turn) => ReactNode) | undefined
  /** What waits for an answer, above the text field. */ pinned?: ReactNode
  /** The viewer's ready texts; null for those who do not answer for anybody. */ readyTexts?: readonly ReadyText[] | null
  /** A sentence for each person who is absent. */ away?: readonly string[]
  /** Content that stays above the messages. */ children?: ReactNode
}

/** A conversation with the form to write: the newest message is just above the text field, which covers nothing. Its page uses `threadAction`. */
export function Conversation({
  id,
  status,
  stopped = status === 'blocked' ? 'center' : null,
  other = '',
  thread,
  latest,
  addressBefore,
  sendKey,
  outcome,
  renderCard,
  pinned,
  readyTexts,
  away = [],
  children,
}: Props) {
  const t = useT()
  const { turns, earlier, isLoading, loadEarlier } = useKnownTurns(thread, addressBefore)
  useKeyboard()
  const answering = useAnswering(turns, outcome !== undefined)
  const newest = turns.at(-1)
  const scroll = useRef<HTMLDivElement>(null)
  const [end, isOwn] = [newest?.id, newest?.own ?? false]
  useEffect(() => {
    if (end) stayAtEnd(scroll.current, isOwn)
  }, [scroll, end, isOwn])
  const mayWrite = status === 'open' || stopped === 'side'
  return (
    <section aria-label={t(messages.conversation)} className="talk">
      <div>{children}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={scroll} className="talk-scroll" tabIndex={0} role="region" aria-label={t(messages.said)} aria-busy={isLoading}>
        <div>
          <Thread
            turns={turns}
            earlier={earlier}
            onEarlier={loadEarlier}
            renderCard={renderCard}
            answering={mayWrite ? answering : undefined}
            addressBefore={addressBefore}
          />
          {latest && (
            <p className="mt-4 text-center">
              <Link href={latest}>{t(messages.toLatest)}</Link>
            </p>
          )}
          <span id="laatste" />
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {newest && !newest.own && !newest.step ? `${newest.who ?? ''}: ${newest.body || newest.files.map(({ name }) => name).join(', ')}` : ''}
      </p>
      {stopped === 'side' && <p className="talk-ended">{t(messages.blockedBySide)}</p>}
      {away.length > 0 && status === 'open' && (
        <div className="talk-away" role="note">
          <Icon name="clock" size={20} />
          <p>{away.join(' ')}</p>
        </div>
      )}
      {pinned && <div className="talk-pinned">{pinned}</div>}
      {mayWrite ? (
        <MessageForm
          conversationId={id}
          sendKey={sendKey}
          outcome={outcome}
          mayAttach={thread.mayAttach}
          answering={answering}
          {...(readyTexts && { readyTexts })}
        />
      ) : (
        <TalkEnded id={id} stopped={stopped} name={other} />
      )}
    </section>
  )
}

/** Scrolls to a new message, unless the reader has scrolled up. The list is laid out from its end, so 0 is the bottom. */
function stayAtEnd(scroll: HTMLElement | null, isOwn: boolean): void {
  if (scroll && (isOwn || scroll.scrollTop > -scroll.clientHeight / 2)) scroll.scrollTop = 0
}

/** The part of a page's loader data that this needs. */
type WithThread = { thread: ThreadPart | null }
type Known = Pick<ThreadPart, 'turns' | 'earlier'>

/** All messages fetched so far: the newest with each load of the page, older ones on request. */
function useKnownTurns(thread: ThreadPart, addressBefore: (moment: string) => string) {
  const fetcher = useFetcher<WithThread>()
  const [known, setKnown] = useState({ thread, fetched: fetcher.data, turns: thread.turns, earlier: thread.earlier })
  // Derives state from props during rendering, as React recommends, so that the old messages are not rendered first.
  if (known.thread !== thread) setKnown({ ...known, thread, ...withNewest(known, thread) })
  else if (known.fetched !== fetcher.data) setKnown({ ...known, fetched: fetcher.data, ...withOlder(known, fetcher.data?.thread ?? null) })
  const { turns, earlier } = known
  return {
    turns,
    earlier: earlier && addressBefore(earlier),
    isLoading: fetcher.state !== 'idle',
    /** Loads older messages in place; without script the link leads to them. */
    loadEarlier: (event: MouseEvent) => {
      if (!earlier) return
      event.preventDefault()
      if (fetcher.state === 'idle') void fetcher.load(addressBefore(earlier))
    },
  }
}

function withNewest(known: Known, { turns, earlier }: ThreadPart): Known {
  const first = known.turns.findIndex(({ id }) => id === turns[0]?.id)
  // So many are new that there is a gap: starts over with the newest.
  return first < 0 ? { turns, earlier } : { turns: [...known.turns.slice(0, first), ...turns], earlier: first === 0 ? earlier : known.earlier }
}

function withOlder(known: Known, older: ThreadPart | null): Known {
  if (!older) return known
  const there = new Set(known.turns.map(({ id }) => id))
  return { turns: [...older.turns.filter(({ id }) => !there.has(id)), ...known.turns] satisfies Turn[], earlier: older.earlier }
}
