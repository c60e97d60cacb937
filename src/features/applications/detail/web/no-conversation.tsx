import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { buttonClass } from '#design/button/button.tsx'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { followWords } from '#features/applications/guests/follow-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noEmailWords } from '#features/applications/guests/no-email-words.ts'

/** Shown instead of the conversation: the viewer takes no part in it, or the applicant is a guest, who has a letter. */
export function NoConversation({ one: { isGuest, firstName: name, about } }: { one: ApplicationView }) {
  const t = useT()
  const center = useCenterName()
  if (!isGuest) return <p className="case-no-talk text-text-soft">{t(messages.conversationHidden)}</p>
  return (
    <div className="case-no-talk">
      <p>{about.letter ? t(noEmailWords.center, { name }) : t(noEmailWords.team, { name, center })}</p>
      {about.letter && (
        <a href={about.letter} className={buttonClass({ variant: 'second' }, 'mt-4')}>
          {t(followWords.letter)}
        </a>
      )}
    </div>
  )
}
