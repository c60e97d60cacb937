import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { messages } from '#features/conversations/model/messages.ts'

/** In two steps, for the words are gone afterwards. */
export function TakeBack({ id }: { id: string }) {
  const t = useT()
  return (
    <Menu label={t(messages.deleteMessage)} button={<Icon name="trash" size={18} />}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <button name="intent" value="take-back">
          <Icon name="trash" />
          {t(messages.deleteForGood)}
        </button>
      </Form>
    </Menu>
  )
}
