import './difference.css'
import { diffWords, shortened } from '#features/vacancies/moderation/diff-words.ts'
import { defineMessages } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

const words = defineMessages({
  gone: { nl: 'Weg:', en: 'Gone:' },
  added: { nl: 'Nieuw:', en: 'New:' },
})

/** What changed from one text to another, word by word; for the ear each part says whether it went or came. */
export function Difference({ was, now }: { was: string; now: string }) {
  const t = useT()
  return shortened(diffWords(was, now)).map(({ kind, text }, at) =>
    kind === 'same' ? (
      text
    ) : kind === 'gone' ? (
      <del key={at} className="diff-gone">
        <span className="sr-only">{t(words.gone)} </span>
        {text}
      </del>
    ) : (
      <ins key={at} className="diff-new">
        <span className="sr-only">{t(words.added)} </span>
        {text}
      </ins>
    ),
  )
}
