import { text } from '#kernel/fields/field.ts'
import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { supportWords as words } from '#features/support/messages.ts'
import type { AskOutcome } from './ask-action.ts'

type AskFormProps = {
  /** The idempotency key, so that it counts once however often it is sent. */ sendKey: string
  outcome?: AskOutcome['ask'] | undefined
  label?: string
}

/** The form of a first question to the center, or of a new one after the conversation was ended. */
export function AskForm({ sendKey, outcome, label }: AskFormProps) {
  const t = useT()
  const [key] = useState(sendKey)
  return (
    <PostForm intent="ask" keeps={{ offline: t(messages.offline), record: true, refused: outcome !== undefined }}>
      {(sending) => (
        <>
          {outcome && (
            <div className="mb-4">
              <Alert tone="danger" live>
                <p>{outcome.problem}</p>
              </Alert>
            </div>
          )}
          <input name="key" defaultValue={key} readOnly hidden data-kept="" />
          <TextAreaField
            name="body"
            label={label ?? t(words.question)}
            rows={5}
            maxLength={4700}
            required
            check={{ field: text({ max: 4700 }) }}
            defaultValue={outcome?.typed}
          />
          <Button className="mt-4 max-sm:w-full" icon="paper-plane-tilt" busy={sending && t(words.asking)}>
            {t(words.ask)}
          </Button>
        </>
      )}
    </PostForm>
  )
}
