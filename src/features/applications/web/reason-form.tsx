import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { messages } from '#features/applications/messages.ts'
import type { DecideOutcome } from './decide-action.ts'

type Props = {
  verb: 'decline' | 'withdraw'
  /** Leaving a place one has, not only taking a question back. */
  isPlaced?: boolean
  reasons: readonly (keyof typeof messages)[]
  /** Kind words to begin with; without them no words are asked. */
  words?: { name: string; text: string }
  outcome?: DecideOutcome['decide'] | undefined
}

const declining = { title: messages.decline, why: messages.declineWhy, button: messages.decline }
const withdrawing = { title: messages.withdrawTitle, why: messages.withdrawWhy, button: messages.withdraw }
const leaving = { title: messages.leave, why: messages.leaveWhy, button: messages.leave }

/** Saying no, or leaving: one reason, and where it is to somebody, kind words. It unfolds, so nobody does it by accident. */
export function ReasonForm({ verb, isPlaced = false, reasons, words, outcome }: Props) {
  const t = useT()
  const mine = outcome?.verb === verb ? outcome : undefined
  const error = mine?.fields['declineReason'] ?? mine?.fields['withdrawReason']
  const said = verb === 'decline' ? declining : isPlaced ? leaving : withdrawing
  return (
    <details open={mine !== undefined} suppressHydrationWarning>
      <summary className={`btn ${verb === 'decline' ? 'btn-danger-2' : 'btn-second'} w-full`}>{t(said.title)}</summary>
      <PostForm intent={verb} className="mt-4 space-y-5">
        {(sending) => (
          <>
            {mine?.problem && (
              <Alert tone="danger" live>
                <p>{mine.problem}</p>
              </Alert>
            )}
            <SelectField
              name="reason"
              id={`${verb}-reason`}
              label={t(said.why)}
              empty={t(messages.chooseReason)}
              error={error && t(messages.chooseReason)}
              defaultValue={mine?.typed.reason ?? ''}
              options={reasons.map((reason) => ({ value: reason, label: t(messages[reason] as typeof messages.other) }))}
            />
            {words && (
              <TextAreaField
                name="message"
                id={`${verb}-message`}
                label={t(messages.kindWords, { name: words.name })}
                hint={t(messages.kindWordsHint)}
                error={mine?.fields['message']}
                rows={6}
                maxLength={5000}
                defaultValue={mine?.typed.message ?? words.text}
              />
            )}
            <Button variant="danger" className="w-full" busy={sending && t(messages.submitting)}>
              {t(said.button)}
            </Button>
          </>
        )}
      </PostForm>
    </details>
  )
}
