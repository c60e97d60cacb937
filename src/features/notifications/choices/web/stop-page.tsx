import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'

export type StopForm = { purpose: 'mails.stop'; isStopped: boolean }

/** Stops daily or weekly digests with one press. */
export function StopPage({ form: { isStopped } }: { form: StopForm }) {
  const t = useT()
  if (isStopped)
    return (
      <Sheet title={t(words.stopped)} text={t(words.stoppedText)}>
        <p className="mt-8">
          <LinkButton size="large" href="/profile-edit/settings#notices">
            {t(words.toSettings)}
          </LinkButton>
        </p>
      </Sheet>
    )
  return (
    <Sheet title={t(words.stopTitle)} text={t(words.stopText)}>
      <PostedForm submit={t(words.stopButton)} />
    </Sheet>
  )
}
