import clsx from 'clsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { supportWords as words } from '#features/support/messages.ts'
import { wrongVacancyAddress } from '#features/support/asked-about.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { AskOutcome } from './ask-action.ts'

type Props = { vacancyId: string; organizationName: string; signedIn: boolean; outcome?: AskOutcome['ask'] | undefined }

/** A question to the organization before applying; it unfolds, also without script. */
export function QuestionBeforeApplying({ vacancyId, organizationName, signedIn, outcome }: Props) {
  const t = useT()
  return (
    <details id="vraag" className="group border-t border-line scroll-mt-6" open={outcome !== undefined}>
      <summary className="flex items-center gap-3 min-h-14 px-6 md:px-10 py-3 cursor-pointer font-semibold text-lg list-none [&::-webkit-details-marker]:hidden">
        <Icon name="question" size={22} />
        <span className="flex-1">{t(words.askFirst)}</span>
        <Icon name="caret-down-bold" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="px-6 md:px-10 pb-8">
        <p className="mb-4">{t(words.askFirstText, { name: organizationName })}</p>
        {outcome && (
          <div className="mb-4">
            <Alert tone="danger" live>
              <p>{outcome.problem}</p>
            </Alert>
          </div>
        )}
        {signedIn ? (
          <PostForm intent="ask-first" keeps={{ offline: t(messages.offline), refused: outcome !== undefined }}>
            <TextAreaField name="question" label={t(words.question)} rows={3} maxLength={4700} required defaultValue={outcome?.typed} />
            <Button variant="second" className="mt-4 max-sm:w-full" icon="paper-plane-tilt">
              {t(words.sendQuestion)}
            </Button>
          </PostForm>
        ) : (
          <p>
            <Link href={`/auth/login-1?redirect=${encodeURIComponent(`/vacancies/${vacancyId}#vraag`)}`} className="font-semibold">
              {t(words.signInToAsk)}
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}

/** "Klopt er iets niet? Laat het weten": a link to the center's contact form. */
export function WrongLink({ vacancyId, className }: { vacancyId: string; className?: string }) {
  const t = useT()
  return (
    <p className={clsx('mt-4 text-center', className)}>
      <Link href={wrongVacancyAddress(vacancyId)} className="inline-flex items-center min-h-11">
        {t(words.wrongLink)}
      </Link>
    </p>
  )
}
