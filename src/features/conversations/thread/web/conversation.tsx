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
import { MessageForm, useOutcome } from './message-form.tsx'
import { Thread } from './thread.tsx'
import { useAnswering } from './answering.tsx'

/** Less than this the window of a phone changes by itself: its address bar comes and goes. */
const least = 120

/** Tells the styles how much of the window the keyboard of a phone covers (`--keyboard`), so that what one writes and what was said last stay in view. */
function useKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const root = document.documentElement
    const follow = () => {
      // Enlarged with two fingers one sees less of it, too.
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
  /** By one of the two sides, or the center. */ stopped?: StoppedBy | null
  /** The other side. */ other?: string
  thread: ThreadPart
  /** Only what was said before a moment is shown; there the newest are. */ latest: string | null
  addressBefore: (moment: string) => string
  /** A new one with each page that is made: what is sent with it counts once. */ sendKey: string
  outcome?: MessageOutcome['message'] | undefined
  /** How a day and a place in it are shown. */ renderCard?: ((turn: Turn) => ReactNode) | undefined
  /** What one has ready to say; null for who answers for nobody. */ readyTexts?: readonly ReadyText[] | null
  /** Who is away, a sentence each. */ away?: readonly string[]
  /** What stands above, and stays there. */ children?: ReactNode
}

/** A conversation with where one writes: the newest stands just above the field, which covers nothing. Its page uses `talkAction`. */
export function Conversation({
  id,
  status,
  stopped = status === 'blocked' ? 'center' : null,
  other = '',
  thread,
  latest,
  addressBefore,
  sendKey,
  outcome: told,
  renderCard,
  readyTexts,
  away = [],
  children,
}: Props) {
  const t = useT()
  const { turns, earlier, isLoading, loadEarlier } = useKnownTurns(thread, addressBefore)
  useKeyboard()
  const outcome = useOutcome(told)
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

/** New words come into view, unless somebody is reading further up; what is laid out from its end counts from there. */
function stayAtEnd(scroll: HTMLElement | null, isOwn: boolean): void {
  if (scroll && (isOwn || scroll.scrollTop > -scroll.clientHeight / 2)) scroll.scrollTop = 0
}

/** What the loader of a page with a conversation tells of it. */
type WithThread = { thread: ThreadPart | null }
type Known = Pick<ThreadPart, 'turns' | 'earlier'>

/** All that was fetched of a conversation so far: the newest with every answer of the page, older ones when somebody wants them. */
function useKnownTurns(thread: ThreadPart, addressBefore: (moment: string) => string) {
  const fetcher = useFetcher<WithThread>()
  const [known, setKnown] = useState({ thread, fetched: fetcher.data, turns: thread.turns, earlier: thread.earlier })
  // React's own way to follow a value: the state is set before anything of the old one is drawn.
  if (known.thread !== thread) setKnown({ ...known, thread, ...withNewest(known, thread) })
  else if (known.fetched !== fetcher.data) setKnown({ ...known, fetched: fetcher.data, ...withOlder(known, fetcher.data?.thread ?? null) })
  const { turns, earlier } = known
  return {
    turns,
    earlier: earlier && addressBefore(earlier),
    isLoading: fetcher.state !== 'idle',
    /** Puts them above, where the browser stays; without script the link leads to them. */
    loadEarlier: (event: MouseEvent) => {
      if (!earlier) return
      event.preventDefault()
      if (fetcher.state === 'idle') void fetcher.load(addressBefore(earlier))
    },
  }
}

function withNewest(known: Known, { turns, earlier }: ThreadPart): Known {
  const first = known.turns.findIndex(({ id }) => id === turns[0]?.id)
  // So much was said meanwhile that something is missing between: begin anew.
  return first < 0 ? { turns, earlier } : { turns: [...known.turns.slice(0, first), ...turns], earlier: first === 0 ? earlier : known.earlier }
}

function withOlder(known: Known, older: ThreadPart | null): Known {
  if (!older) return known
  const there = new Set(known.turns.map(({ id }) => id))
  return { turns: [...older.turns.filter(({ id }) => !there.has(id)), ...known.turns] satisfies Turn[], earlier: older.earlier }
}
