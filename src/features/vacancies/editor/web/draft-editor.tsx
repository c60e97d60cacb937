import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useNavigate, useNavigation, useSubmit } from 'react-router'
import { Button } from '#design/button/button.tsx'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import type { SaveOutcome } from '#design/form/saving.ts'
import { IdleLoader, lazyPart } from '#design/lazy/lazy-part.tsx'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import type { Gap } from '#features/vacancies/quality/incomplete.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { type EditorProps, filledOf, linkLabels, namesOf } from './editor-props.ts'
import { type StepId, editorSteps, placeOf } from './editor-steps.ts'
import { useTyped } from './use-typed.ts'

const CheckStep = lazyPart(() => import('./check-step.tsx').then((file) => file.CheckStep))
const saving = new IdleLoader(() => import('./save-typed.ts').then((file) => file.saveTyped))

/** The editor of a draft: in steps, and saved while typing. */
export function DraftEditor({ vacancy, checked: judged, people, step, isReviewed, centerName, answer, body: Body }: EditorProps) {
  const t = useT()
  const locale = useLocale()
  const submit = useSubmit()
  const navigate = useNavigate()
  const isSending = useNavigation().formData?.get('intent') === 'submit'
  const form = useRef<SavedFormHandle>(null)
  const known = useRef(vacancy)
  const [values] = useState(judged.typed)
  const advice = useTyped(judged, vacancy)
  const save = async (data: FormData): Promise<SaveOutcome> => {
    const saveTyped = await saving.fetch().catch(() => null)
    return saveTyped ? await saveTyped(known, data, locale) : { kind: 'lost' }
  }
  const stop = async () => {
    if (await form.current?.save()) await navigate('/vacancies')
  }
  return (
    <SavedForm
      form={editorForm}
      values={values}
      version={vacancy.meta.version}
      savedAt={vacancy.updatedAt}
      save={save}
      signIn={`/auth/login-1?redirect=/vacancies/${vacancy.id}/edit`}
      labels={linkLabels}
      names={namesOf(people)}
      onType={advice.onType}
      onIntent={(intent) => void submit({ intent }, { method: 'post' })}
      handle={form}
    >
      {(state) => (
        <Body
          advice={advice}
          offered={{ people, image: vacancy.image }}
          filled={filledOf(values)}
          first={step}
          isStepped
          last={
            <Suspense>
              <CheckStep
                gaps={advice.gaps}
                written={advice}
                answer={answer}
                problem={problemOf(answer, advice.gaps)}
                reviewer={isReviewed ? centerName : null}
              />
            </Suspense>
          }
          renderBar={(at, go) => (
            <EditorBar {...{ at, go, state }} onStop={() => void stop()} handIn={t(isReviewed ? words.handIn : words.publishNow)} isSending={isSending} />
          )}
        />
      )}
    </SavedForm>
  )
}

/** The server's error, unless the list of gaps already says it. */
function problemOf(answer: FormAnswer | undefined, gaps: readonly Gap[]): string | null {
  if (!answer) return null
  const { fields, problem } = answer.faults
  const told = Object.entries(fields).filter(([field]) => !gaps.some((gap) => placeOf(gap.field).input === placeOf(field).input))
  return problem ?? (told.map(([, text]) => text).join(' ') || null)
}

type Props = { at: StepId; go: (step: StepId) => void; state: ReactNode; onStop: () => void; handIn: string; isSending: boolean }

/** The bar below the form: save state, previous and next, and on the last step the submit button. */
function EditorBar({ at, go, state, onStop, handIn, isSending }: Props) {
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
      {/* Two separate buttons: if one button changed its type during the click, that click would submit the form. */}
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
