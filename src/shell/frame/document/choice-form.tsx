import type { ReactNode } from 'react'
import { useShell } from '#shell/context.ts'

/** A form of the frame: it posts a choice and returns to this page as a new document, so that it works the same without script. */
export function ChoiceForm({
  about,
  className,
  children,
}: {
  about: 'cookies' | 'theme' | 'language' | 'organization'
  className?: string
  children: ReactNode
}) {
  const { path } = useShell()
  return (
    <form method="post" action={`/choices/${about}`} className={className}>
      <input type="hidden" name="redirect" value={path} />
      {children}
    </form>
  )
}
