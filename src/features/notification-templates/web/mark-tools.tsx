import { IconButton } from '#design/button/icon-button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'

/** Above a text: what `<insert-words>` does with the words that are chosen in it. Without script the signs are typed, as its hint says. */
export function MarkTools() {
  const t = useT()
  return (
    <div className="mark-tools" role="toolbar" aria-label={t(words.marks)}>
      <IconButton icon="text-b" label={t(words.bold)} data-mark="bold" />
      <IconButton icon="list-bullets" label={t(words.bullets)} data-mark="bullets" />
    </div>
  )
}
