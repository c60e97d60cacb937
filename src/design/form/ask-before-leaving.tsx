import { useBlocker } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import type { KeepDraft } from './keep-draft.ts'
import { messages } from './messages.ts'

/** In React's zone no document is left, so the browser does not ask (`keep-draft.ts`): this does. */
export function AskBeforeLeaving() {
  const t = useT()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges())
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t(messages.leaveTitle)}
      actions={
        <>
          <Button type="button" variant="second" onClick={() => blocker.proceed?.()}>
            {t(messages.leave)}
          </Button>
          <Button type="button" onClick={() => blocker.reset?.()}>
            {t(messages.stay)}
          </Button>
        </>
      }
    >
      <p>{t(messages.leaveText)}</p>
    </Dialog>
  )
}

const hasChanges = () => [...document.querySelectorAll<KeepDraft>('keep-draft[warns]')].some((form) => form.hasChanges)
