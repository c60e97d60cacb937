import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { StoppedBy } from '#features/conversations/thread/stopped-by.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = { id: string; stopped: StoppedBy | null; /** Of the other side. */ name: string }

/** Shown instead of the text field: why nobody can write, and the button to reopen for those who may. */
export function ConversationEnded({ id, stopped, name }: Props) {
  const t = useT()
  const center = useCenterName()
  if (stopped !== 'you')
    return (
      <p className="talk-ended">
        {stopped === 'other' ? t(messages.blockedByOther, { name, center }) : stopped ? t(messages.blocked, { center }) : t(messages.closed)}
      </p>
    )
  return (
    <div className="talk-ended">
      <p>{t(messages.blockedByYou, { name, center })}</p>
      <RoutedForm method="post" action={`/conversations?c=${id}`} preventScrollReset className="mt-2">
        <Button variant="second" size="small" name="intent" value="open">
          {t(messages.unblock)}
        </Button>
      </RoutedForm>
    </div>
  )
}
