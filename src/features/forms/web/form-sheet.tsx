import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Sheet } from '#design/surface/sheet.tsx'

type Props = {
  title: string
  text: string
  /** Where one goes on when there is nothing left to do here. */
  onward?: { href: string; label: { nl: string; en: string } }
  /** Something else stands above it on the page. */
  isSecond?: boolean | undefined
  children?: ReactNode
}

/** One thing to read and perhaps one to press: what a link of a mail or a code on paper leads to. */
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
