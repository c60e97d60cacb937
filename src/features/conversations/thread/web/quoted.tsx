import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { QuoteFacts } from '#features/conversations/thread/thread-facts.ts'
import type { Answering } from './use-answering.ts'

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
