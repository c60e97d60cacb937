import type { RefObject } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/messages.ts'

/** Above where one writes, while the words wait for a connection: what happens by itself, and how it does not. */
export function WaitingLine({ line, onStop }: { line: RefObject<HTMLDivElement | null>; onStop: () => void }) {
  const t = useT()
  return (
    <div ref={line} className="waiting-line">
      <Icon name="hourglass-medium" size={20} />
      <p role="status">{t(messages.waitsForLine)}</p>
      <Button type="button" variant="quiet" size="small" onClick={onStop}>
        {t(messages.notYet)}
      </Button>
    </div>
  )
}
