import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { bulkMessage } from '#features/conversations/model/bulk-message.ts'
import { bulkMessageWords as words } from '#features/conversations/send/bulk-message-words.ts'
import { messages as lists } from '#features/lists/messages.ts'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'

/** The field of a message, to one person or to many. */
export function MessageField({ fault, isForMany = false }: { fault?: string | undefined; isForMany?: boolean }) {
  const t = useT()
  return (
    <div className="mt-4">
      <TextAreaField
        name="message"
        label={t(words.message)}
        hint={t(isForMany ? words.hint : words.hintOne)}
        error={fault}
        rows={6}
        maxLength={bulkMessage.message.max}
      />
    </div>
  )
}

/** The button that writes to one person on behalf of the center. */
export function MessagePerson({ id, name }: { id: string; name: string }) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim()
    setFault(message === '' ? t(words.missing) : undefined)
    if (message === '') return
    const body = { data: [{ type: 'users', id, attributes: { message } }] }
    const answer = await act({ method: 'PATCH', path: 'users/message', body, done: t(words.done, { n: 1 }) })
    if (answer.ok) setOpen(false)
  }
  return (
    <>
      <Button type="button" variant="second" icon="envelope-simple" onClick={() => setOpen(true)}>
        {t(words.send)}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t(words.to, { name })}>
          <PlainForm onSubmit={(event) => void submit(event)}>
            <MessageField fault={fault} />
            <div className="dialog-foot">
              <Button aria-busy={isBusy || undefined}>{t(words.send)}</Button>
              <Button type="button" variant="quiet" onClick={() => setOpen(false)}>
                {t(lists.back)}
              </Button>
            </div>
          </PlainForm>
        </Dialog>
      )}
    </>
  )
}
