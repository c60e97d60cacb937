import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { Dialog } from '#design/overlay/dialog.tsx'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Conflict } from '#kernel/jsonapi/client/base-version.ts'
import { BaseVersionInputs } from './base-version-inputs.tsx'
import type { ShownPicture } from './conflict-choice.tsx'
import type { DeclaredFields, Words } from './define-form.ts'
import { DraftRestoredNote } from './draft-restored-note.tsx'
import { FormFaults } from './form-faults.tsx'
import { FormContext } from './form-fields.tsx'
import type { KeepDraft } from './keep-draft.ts'
import { LazyConflictChoice } from './lazy-conflict-choice.tsx'
import { messages } from './messages.ts'
import { PostForm } from './post-form.tsx'

/** In React's zone no document is left, so the browser does not ask (`keep-draft.ts`): this does. */
function AskBeforeLeaving() {
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

/** What the action said: what was typed stays, with what is wrong about it, or with what somebody else changed meanwhile. */
export type FormAnswer = {
  typed: Typed
  faults: Faults
  conflict?: Conflict
  /** Pictures that a conflict is about, by their id. */ pictures?: Readonly<Record<string, ShownPicture>>
}

type Props = {
  form: DeclaredFields
  /** What the fields hold at first: of a record, `typedOf`. */
  values?: Typed
  /** The version of the record that it changes. */
  version?: number
  answer?: FormAnswer | undefined
  /** What the pictures are called that stand in it beside its fields. */
  pictureLabels?: Readonly<Record<string, Words>>
  /** What other relations are called that it asks for, by their id. */
  names?: Readonly<Record<string, string>>
  /** The button: a verb and a thing. */
  submit: ReactNode
  /** Beside the button: a way back. */
  beside?: ReactNode
  /** What stands left of the buttons, in the bar of a form that changes a record. */
  state?: ReactNode
  intent?: string
  /** Which of several records at one address it changes: what is typed is kept for that one. */
  keptAs?: string
  /** Leaving with changes is asked about: in React's zone, and always when a record is changed. */
  asks?: boolean
  /** `FormFields` in sections; without them all fields stand in their order. */
  children: ReactNode
}

/** A form made from a declaration: drawn, judged, sent once, and nothing of what was typed is lost. */
export function DeclaredForm({
  form,
  values = {},
  version,
  answer,
  pictureLabels = {},
  names = {},
  submit,
  beside,
  state,
  intent,
  keptAs,
  asks = version !== undefined,
  children,
}: Props) {
  const t = useT()
  const isRecord = version !== undefined
  const typed = answer?.typed ?? values
  return (
    <AnswerContext value={answer}>
      <div className="min-w-0">
        {asks && <AskBeforeLeaving />}
        <FormFaults faults={answer?.faults} className="mb-8 empty:hidden" />
        <PostForm
          key={version}
          intent={intent}
          keeps={{
            offline: t(messages.offline),
            ...(keptAs && { name: keptAs }),
            note: <DraftRestoredNote isRecord={isRecord} />,
            record: isRecord,
            warns: asks,
            refused: answer !== undefined,
          }}
        >
          {(sending) => (
            <>
              {/* Enter in a field saves; the buttons of a conflict do not come first. */}
              <button type="submit" hidden />
              {isRecord && <BaseVersionInputs version={version} values={values} />}
              {answer?.conflict && (
                <LazyConflictChoice form={form} conflict={answer.conflict} pictureLabels={pictureLabels} pictures={answer.pictures ?? {}} names={names} />
              )}
              <FormContext value={{ form, values: typed, faults: answer?.faults.fields ?? {} }}>{children}</FormContext>
              <div className={isRecord ? 'act-bar' : 'form-foot'}>
                {state && <div className="act-state">{state}</div>}
                <Button type="submit" size={isRecord ? 'medium' : 'large'} busy={sending && t(messages.busy)}>
                  {submit}
                </Button>
                {beside}
              </div>
            </>
          )}
        </PostForm>
      </div>
    </AnswerContext>
  )
}
