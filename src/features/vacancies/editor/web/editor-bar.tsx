import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { editorSteps, type StepId } from './editor-steps.ts'

type Props = { at: StepId; go: (step: StepId) => void; state: ReactNode; onStop: () => void; handIn: string; isSending: boolean }

/** Whether it is saved, and the way back and on; at the end it is handed in. */
export function EditorBar({ at, go, state, onStop, handIn, isSending }: Props) {
  const t = useT()
  const number = editorSteps.findIndex(({ id }) => id === at)
  const before = editorSteps[number - 1]
  const after = editorSteps[number + 1]
  return (
    <div className="act-bar editor-bar">
      <div className="act-state">{state}</div>
      <Button type="button" variant="quiet" className="editor-stop" onClick={onStop}>
        {t(words.stop)}
      </Button>
      {before && (
        <Button type="button" variant="second" icon="arrow-left-bold" onClick={() => go(before.id)}>
          {t(words.previous)}
        </Button>
      )}
      {/* Two buttons: one that changed its type while it is pressed would send the form. */}
      {after ? (
        <Button key="next" type="button" onClick={() => go(after.id)}>
          {t(words.next, { name: t(after.title) })}
        </Button>
      ) : (
        <Button key="send" type="submit" name="intent" value="submit" busy={isSending && t(formMessages.busy)}>
          {handIn}
        </Button>
      )}
    </div>
  )
}
