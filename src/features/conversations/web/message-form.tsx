import { Form, useNavigation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Composer } from '#design/conversation/composer.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { messages } from '#features/conversations/messages.ts'

type Props = {
  conversationId: string
  /** Changes when something new was said; then the field is empty again. */
  last: string | undefined
  outcome?: { typed: string; problem: string } | undefined
}

/** Where one writes: fixed at the bottom. What was typed stays when it could not be sent. */
export function MessageForm({ conversationId, last, outcome }: Props) {
  const t = useT()
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'message'
  return (
    <Form method="post" onSubmit={(event) => sending && event.preventDefault()}>
      {outcome && (
        <div className="p-4 pb-0">
          <Alert tone="danger" live>
            <p>{outcome.problem}</p>
          </Alert>
        </div>
      )}
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="conversation" value={conversationId} />
      <Composer
        key={last}
        typed={outcome?.typed}
        busy={sending}
        words={{ label: t(messages.writeMessage), send: t(messages.send), busy: t(messages.sending) }}
      />
    </Form>
  )
}
