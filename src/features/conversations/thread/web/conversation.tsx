import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Link } from '#design/link/link.tsx'
import type { ThreadPart } from '#features/conversations/thread/fetch-thread.ts'
import { messages } from '#features/conversations/model/messages.ts'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'
import type { ConversationStatus } from '#features/conversations/model/states.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import type { StoppedBy } from '#features/conversations/thread/stopped-by.ts'
import { MessageForm } from './message-form.tsx'
import { Thread } from './thread.tsx'
import { useKeyboard } from './use-keyboard.ts'
import { useAnswering } from './use-answering.ts'
import { useKnownTurns } from './use-known-turns.ts'
import { useOutcome } from './use-outcome.ts'

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
