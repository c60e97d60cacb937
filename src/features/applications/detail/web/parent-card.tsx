import { email } from '#kernel/fields/field.ts'
import { useFetcher } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { ParentWait } from '#features/applications/detail/application-view.ts'
import { messages } from '#features/applications/model/messages.ts'
import { parentWords as words } from '#features/applications/parental-consent/parent-words.ts'
import type { ParentOutcome } from '#features/applications/parental-consent/web/parent-action.ts'
import './case.css'

type Props = { parent: ParentWait; /** The result of a submit without script. */ sent?: ParentOutcome | undefined }

/** A parent has not answered yet: mail them again, or, if the viewer is the volunteer, at another address. */
export function ParentCard({ parent: { id, isOwn, isLongAgo, title, text }, sent }: Props) {
  const t = useT()
  const fetcher = useFetcher<ParentOutcome>()
  const told = (fetcher.data ?? sent)?.askedParent
  const fault = told && 'problem' in told ? told : null
  const action = `/applications/${id}`
  const sending = fetcher.formData
  const busy = (other: boolean) => sending !== undefined && sending.has('parent_email') === other && t(messages.submitting)
  return (
    <section className="expected" aria-label={title}>
      <Icon name="hourglass-medium" size={32} />
      <div className="min-w-0">
        <p className="font-semibold leading-snug">{title}</p>
        <p className="leading-snug break-words">{text}</p>
        <div aria-live="polite">{told && 'done' in told && <p className="mt-1 font-semibold text-success">{told.done}</p>}</div>
      </div>
      <div className="expected-ways">
        {fault && !fault.isField && (
          <div className="w-full">
            <Problem text={fault.problem} />
          </div>
        )}
        {isLongAgo && (
          <FetchForm fetcher={fetcher} action={action}>
            <input type="hidden" name="intent" value="ask_parent" />
            <Button variant="second" size="small" icon="envelope-simple" busy={busy(false)}>
              {t(words.askAgain)}
            </Button>
          </FetchForm>
        )}
        {isOwn && (
          <details suppressHydrationWarning className="w-full" open={Boolean(fault?.typed) || undefined}>
            <summary className="link inline-block py-1 cursor-pointer">{t(words.otherAddress)}</summary>
            <FetchForm fetcher={fetcher} action={action} className="mt-2 grid gap-3">
              <input type="hidden" name="intent" value="ask_parent" />
              <TextField
                name="parent_email"
                type="email"
                autoComplete="off"
                maxLength={254}
                required
                label={t(words.parentEmail)}
                error={fault?.isField ? fault.problem : undefined}
                check={{ field: email() }}
                defaultValue={fault?.typed}
              />
              <Button variant="second" size="small" className="justify-self-start" busy={busy(true)}>
                {t(words.askThere)}
              </Button>
            </FetchForm>
          </details>
        )}
      </div>
    </section>
  )
}
