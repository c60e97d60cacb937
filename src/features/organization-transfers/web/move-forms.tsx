import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import type { TransferFacts } from '#features/organization-transfers/fetch-transfer.ts'
import { messages as words } from '#features/organization-transfers/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type TransferOutcome, checkCenter, checkReason } from './transfer-action.ts'

type Props = { name: string; centers: readonly { id: string; name: string }[]; outcome: TransferOutcome | undefined }

/** The form that requests a transfer of both centers. */
export function RequestForm({ name, centers, outcome }: Props) {
  const t = useT()
  const mine = outcome?.intent === 'request' ? outcome : undefined
  return (
    <>
      <p className="text-lg max-w-[40rem]">{t(words.intro, { name })}</p>
      <PostForm intent="request" className="mt-6 space-y-6 max-w-[36rem]">
        {(sending) => (
          <>
            {mine?.problem && (
              <Alert tone="danger" live>
                <p>{mine.problem}</p>
              </Alert>
            )}
            <SelectField
              name="volunteerCenterId"
              label={t(words.where)}
              empty={t(words.choose)}
              check={checkCenter}
              error={mine?.fields['volunteerCenterId']}
              defaultValue={mine?.typed.center ?? ''}
              options={centers.map((center) => ({ value: center.id, label: center.name }))}
            />
            <TextAreaField
              name="reason"
              label={t(words.why)}
              hint={t(words.whyHint)}
              check={checkReason}
              error={mine?.fields['reason']}
              rows={4}
              maxLength={1000}
              defaultValue={mine?.typed.reason}
            />
            <Button busy={sending && t(words.submitting)}>{t(words.request)}</Button>
          </>
        )}
      </PostForm>
    </>
  )
}

/** The answers to a transfer: agree, refuse with a reason, or withdraw one's own request. */
export function TransferAnswer({ move: { verbs, isLast }, outcome }: { move: TransferFacts; outcome: TransferOutcome | undefined }) {
  const t = useT()
  const refusal = outcome?.intent === 'refuse' ? outcome : undefined
  if (verbs.length === 0) return null
  return (
    <div className="flex flex-wrap items-end gap-3 max-w-[36rem]">
      {outcome?.problem && (
        <div className="basis-full">
          <Alert tone="danger" live>
            <p>{outcome.problem}</p>
          </Alert>
        </div>
      )}
      {verbs.includes('accept') && (
        <>
          {isLast && <p className="basis-full">{t(words.acceptLastText)}</p>}
          <div className="max-sm:basis-full">
            <PostForm intent="accept">
              {(sending) => (
                <Button icon="check-bold" className="max-sm:w-full" busy={sending && t(words.submitting)}>
                  {t(isLast ? words.acceptLast : words.accept)}
                </Button>
              )}
            </PostForm>
          </div>
        </>
      )}
      {verbs.includes('refuse') && (
        <details open={refusal !== undefined} className="max-sm:basis-full open:basis-full" suppressHydrationWarning>
          <summary className="btn btn-danger-2 max-sm:w-full">{t(words.refuse)}</summary>
          <PostForm intent="refuse" className="mt-4 space-y-5">
            {(sending) => (
              <>
                <TextAreaField
                  name="reason"
                  label={t(words.whyNot)}
                  hint={t(words.whyNotHint)}
                  check={checkReason}
                  error={refusal?.fields['reason']}
                  rows={3}
                  maxLength={1000}
                  defaultValue={refusal?.typed.reason}
                />
                <Button variant="danger" busy={sending && t(words.submitting)}>
                  {t(words.refuse)}
                </Button>
              </>
            )}
          </PostForm>
        </details>
      )}
      {verbs.includes('withdraw') && (
        <div className="max-sm:basis-full">
          <PostForm intent="withdraw">
            {(sending) => (
              <Button variant="second" className="max-sm:w-full" busy={sending && t(words.submitting)}>
                {t(words.withdraw)}
              </Button>
            )}
          </PostForm>
        </div>
      )}
    </div>
  )
}
