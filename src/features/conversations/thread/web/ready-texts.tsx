import type { MouseEvent } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'

/** Texts that whoever answers has ready: one press puts one where they write, to be changed before it goes. Without script the server does it (`message-actions.ts`). */
export function ReadyTexts({ texts }: { texts: readonly ReadyText[] }) {
  const t = useT()
  return (
    <div className="ready-texts">
      <Menu start label={t(messages.readyTexts)} buttonClass="icon-btn" button={<Icon name="copy" size={26} />}>
        {texts.length > 0 && (
          <ul className="ready-list">
            {texts.map(({ id, title, text }) => (
              <li key={id}>
                <button name="ready" value={text} formNoValidate aria-label={title} onClick={(event) => put(event, text)}>
                  <span className="min-w-0">
                    <span className="block font-semibold">{title}</span>
                    <span className="block truncate text-text-soft text-sm">{text}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {texts.length > 0 && <hr />}
        <Anchor href="/conversations/replies">
          <Icon name="pencil-simple" />
          {t(texts.length > 0 ? messages.changeReadyTexts : messages.firstReadyText)}
        </Anchor>
      </Menu>
    </div>
  )
}

/** Where the cursor stands, on a line of its own; what was typed stays. */
function put(event: MouseEvent<HTMLElement>, text: string): void {
  event.preventDefault()
  const { currentTarget } = event
  const field = currentTarget.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[name=body]')
  if (!field) return
  const before = field.value.slice(0, field.selectionStart)
  field.focus()
  field.setRangeText(before === '' || before.endsWith('\n') ? text : `\n${text}`, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
