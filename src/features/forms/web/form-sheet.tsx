import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Sheet } from '#design/surface/sheet.tsx'

type Props = {
  title: string
  text: string
  /** Where to go when there is nothing left to do here. */
  onward?: { href: string; label: { nl: string; en: string } }
  /** The page shows something else above it. */
  isSecond?: boolean | undefined
  children?: ReactNode
}

/** A page with one thing to read and perhaps one button: the target of a link in a mail or of a code on paper. */
export function FormSheet({ title, text, onward, isSecond, children }: Props) {
  const t = useT()
  return (
    <Sheet title={title} text={text} isSecond={isSecond}>
      {children}
      {onward && (
        <p className="mt-8">
          <LinkButton size="large" href={onward.href}>
            {t(onward.label)}
          </LinkButton>
        </p>
      )}
    </Sheet>
  )
}
