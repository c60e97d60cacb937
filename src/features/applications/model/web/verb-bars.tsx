import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages } from '#features/applications/model/messages.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { ApplicationBadge } from './application-badge.tsx'

/** Progress of an application that goes well; other states show only their word. */
const way: Partial<Record<ApplicationStatus, number>> = { new: 1, in_review: 2, invited: 3, accepted: 4, active: 4 }
const steps = 4

/** The progress of an application, in words and bars. */
export function VerbBars({ status, word }: { status: ApplicationStatus; word: string }) {
  const t = useT()
  const step = way[status]
  if (step === undefined)
    return (
      <p>
        <ApplicationBadge status={status} word={word} />
      </p>
    )
  return (
    <>
      <span className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} className={clsx('h-2 flex-1 rounded-xs', at < step ? 'bg-link' : 'bg-line')} />
        ))}
      </span>
      <p className="mt-1 text-[.9375rem]">
        <strong className="font-semibold">{word}</strong>, {t(messages.step, { step, of: steps })}
      </p>
    </>
  )
}
