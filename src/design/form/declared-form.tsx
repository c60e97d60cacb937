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

/** React's zone navigates without leaving the document, so that the browser does not ask about unsaved changes (`keep-draft.ts`); this does. */
function AskBeforeLeaving() {
  const t = useT()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges())
  const leave = () => {
    for (const form of warningForms()) form.giveUp()
    blocker.proceed?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t(messages.leaveTitle)}
      actions={
        <>
          <Button type="button" variant="second" onClick={leave}>
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

const warningForms = () => [...document.querySelectorAll<KeepDraft>('keep-draft[warns]')]
const hasChanges = () => warningForms().some((form) => form.hasChanges)

/** The answer of the action: the form keeps what was typed and shows its faults, or the conflict with somebody else's change. */
export type FormAnswer = {
  typed: Typed
  faults: Faults
  conflict?: Conflict
  /** Pictures in the conflict, by id. */ pictures?: Readonly<Record<string, ShownPicture>>
}

type Props = {
  form: DeclaredFields
  /** Initial values of the fields; for a record, `typedOf`. */
  values?: Typed
  /** The version of the record that the form changes. */
  version?: number
  answer?: FormAnswer | undefined
  /** Labels of the pictures that the form changes beside its fields. */
  pictureLabels?: Readonly<Record<string, Words>>
  /** Names of other related records in the form, by id. */
  names?: Readonly<Record<string, string>>
  /** Label of the button: a verb and a noun. */
  submit: ReactNode
  /** Beside the button: a link back. */
  beside?: ReactNode
  /** Left of the buttons, in the action bar of a form that changes a record. */
  state?: ReactNode
  intent?: string
  /** Which of several records at one address it changes: drafts are kept per record. */
  keptAs?: string
  /** Asks before leaving with unsaved changes: in React's zone, and always when a record is changed. */
  asks?: boolean
  /** `FormFields` in sections; without children all fields are shown in their order. */
  children: ReactNode
}

/** A form made from its declaration: renders and validates it, submits it once, and keeps what was typed until the server has it. */
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
              {/* Enter in a field saves: this comes before the buttons of a conflict. */}
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
