import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/model/messages.ts'

/** The letter of the application, within reach above the later messages. */
export function Letter({ name, text }: { name: string; text: string }) {
  const t = useT()
  return (
    <details className="talk-letter">
      <summary>
        <Icon name="envelope-simple" size={22} />
        <span>
          <strong className="font-semibold">{t(messages.letterOf, { name })}</strong> {text}
        </span>
        <Icon name="caret-down-bold" size={16} />
      </summary>
      <p>{text}</p>
    </details>
  )
}
