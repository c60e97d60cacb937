import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

/** A button that asks the staff of this center for access. `ticket`: proof for somebody without a session. */
export function AskAccess({ center, ticket, className }: { center: string; ticket?: string | null; className?: string }) {
  const t = useT()
  return (
    <PlainForm method="post" action="/switch" className={clsx('grid gap-3', className)}>
      {ticket && <input type="hidden" name="ticket" value={ticket} />}
      <p className="text-text-soft">{t(frameWords.askAccessWhy, { center })}</p>
      <Button type="submit" variant="second" size="large">
        {t(frameWords.askAccess, { center })}
      </Button>
    </PlainForm>
  )
}
