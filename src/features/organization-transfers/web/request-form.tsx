import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { messages as words } from '#features/organization-transfers/messages.ts'
import { checkCenter, checkReason } from './checks.ts'
import type { TransferOutcome } from './transfer-action.ts'

type Props = { name: string; centers: readonly { id: string; name: string }[]; outcome: TransferOutcome | undefined }

/** Asks both centers whether an organization may move. */
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
