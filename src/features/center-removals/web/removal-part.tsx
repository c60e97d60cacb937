import { useState } from 'react'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { type CenterRemoval, daysToLeave } from '#features/center-removals/center-removal.ts'
import { removalWords as words } from '#features/center-removals/messages.ts'
import { withoutExportForm } from '#features/center-removals/removal-forms.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The way to the page that plans the removal of a closed center. */
export function RemovalWay({ centerId }: { centerId: string }) {
  const t = useT()
  return (
    <>
      <p>{t(words.text, { days: daysToLeave })}</p>
      <div className="mt-4">
        <LinkButton href={`/volunteerly/centers/${centerId}/remove`} variant="second" icon="trash">
          {t(words.open)}
        </LinkButton>
      </div>
    </>
  )
}

/** When the center is removed, what that waits for, and how it is stopped. */
export function PlannedRemoval({ removal, answer }: { removal: CenterRemoval; answer: FormAnswer | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { startedAt, dueAt, waits, withoutExport } = removal
  if (startedAt)
    return (
      <Alert tone="danger" title={t(words.running)}>
        <p>{t(words.runningText)}</p>
      </Alert>
    )
  return (
    <Alert tone="danger" title={t(words.plannedTitle)}>
      <p>{t(words.plannedText, { day: longDay(locale, dueAt) })}</p>
      {waits.length === 0 ? (
        <p className="mt-3">{withoutExport ? t(words.withoutBecause, { reason: withoutExport }) : t(words.waitsForNothing)}</p>
      ) : (
        <>
          <p className="mt-3">{t(words.waitsFor)}</p>
          <ul className="mt-1 list-disc pl-5">
            {waits.map((wait) => (
              <li key={wait}>{t(words[wait])}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <PostForm>
          <Button name="intent" value="keep">
            {t(words.cancel)}
          </Button>
        </PostForm>
        {waits.includes('no_export') && <WithoutExport answer={answer} />}
      </div>
    </Alert>
  )
}

/** Records that the center takes nothing along: the dialog asks why. */
function WithoutExport({ answer }: { answer: FormAnswer | undefined }) {
  const t = useT()
  const [open, setOpen] = useState(answer !== undefined)
  return (
    <>
      <Button type="button" variant="second" onClick={() => setOpen(true)}>
        {t(words.without)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t(words.without)}>
        <DeclaredForm
          form={withoutExportForm}
          answer={answer}
          intent="without"
          submit={t(words.withoutNow)}
          beside={
            <Button type="button" variant="quiet" onClick={() => setOpen(false)}>
              {t(words.back)}
            </Button>
          }
        >
          <FormFields of={withoutExportForm} />
        </DeclaredForm>
      </Dialog>
    </>
  )
}
