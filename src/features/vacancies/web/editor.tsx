import { Suspense, useRef, useState } from 'react'
import { useNavigate, useNavigation, useSubmit } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import { later } from '#design/later/later.tsx'
import type { Gap } from '#features/vacancies/incomplete.ts'
import { fieldWords } from '#features/vacancies/editor-field-words.ts'
import { editorWords as words } from '#features/vacancies/editor-words.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorBody } from './editor-body.tsx'
import { editorForm } from './editor-form.ts'
import { type EditedVacancy, valuesOf } from './editor-record.ts'
import { placeOf, type StepId } from './editor-steps.ts'
import { saveTyped } from './save-typed.ts'
import type { Offered } from './step-fields.tsx'
import { useTyped } from './use-typed.ts'

const CheckStep = later(() => import('./check-step.tsx').then((file) => file.CheckStep))

type Props = {
  vacancy: EditedVacancy
  people: Offered['people']
  step: StepId
  /** Whoever writes it needs the center to look first. */
  isReviewed: boolean
  centerName: string
  answer: FormAnswer | undefined
}

/** Words that the center has looked at: with other ones it looks again (domain §3.1). */
const reviewed = ['title', 'summary', 'description', 'requirements', 'tasks', 'expectations']
const same = (one: readonly string[] = [], other: readonly string[] = []) => JSON.stringify(one.filter(Boolean)) === JSON.stringify(other.filter(Boolean))

/** The editor of a vacancy: step by step and saved while it is typed as long as it is a draft; after that whole, and saved by a button. */
export function Editor(props: Props) {
  return props.vacancy.status === 'draft' || props.vacancy.status === 'denied' ? <DraftEditor {...props} /> : <ChangeEditor {...props} />
}

function DraftEditor({ vacancy, people, step, isReviewed, centerName, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const submit = useSubmit()
  const navigate = useNavigate()
  const isSending = useNavigation().formData?.get('intent') === 'submit'
  const form = useRef<SavedFormHandle>(null)
  const known = useRef(vacancy)
  const [values] = useState(() => valuesOf(vacancy))
  const advice = useTyped(values, vacancy)
  const stop = async () => {
    if (await form.current?.save()) await navigate('/vacancies')
  }
  return (
    <SavedForm
      form={editorForm}
      values={values}
      version={vacancy.meta.version}
      savedAt={vacancy.updatedAt}
      save={async (data) => await saveTyped(known, data, locale)}
      signIn={`/auth/login-1?redirect=/vacancies/${vacancy.id}/edit`}
      labels={linkLabels}
      names={namesOf(people)}
      onType={advice.onType}
      onIntent={(intent) => void submit({ intent }, { method: 'post' })}
      handle={form}
    >
      {(state) => (
        <EditorBody
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
                then={isReviewed ? t(words.thenReviewed, { name: centerName }) : t(words.thenPublished)}
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

function ChangeEditor({ vacancy, people, isReviewed, centerName, answer }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [values] = useState(() => valuesOf(vacancy))
  const advice = useTyped(values, vacancy)
  const looksAgain = isReviewed && vacancy.status !== 'pending' && reviewed.some((name) => !same(advice.typed[name], values[name]))
  const now = { pending: words.isPending, paused: words.isPaused }[vacancy.status as string] ?? words.isPublic
  return (
    <div
      ref={box}
      onInput={() => {
        const form = box.current?.querySelector('form')
        if (form) advice.onType(form)
      }}
    >
      <DeclaredForm
        form={editorForm}
        values={values}
        version={vacancy.meta.version}
        answer={answer}
        pictureLabels={linkLabels}
        names={namesOf(people)}
        submit={t(looksAgain ? words.saveReviewed : words.save)}
        state={<span role="status">{looksAgain ? t(words.looksAgain, { name: centerName }) : t(now)}</span>}
      >
        <EditorBody
          advice={advice}
          offered={{ people, image: vacancy.image }}
          filled={filledOf(values)}
          first="wat"
          isStepped={false}
          last={null}
          renderBar={() => null}
        />
      </DeclaredForm>
    </div>
  )
}

const linkLabels = { image: fieldWords.image, contactUser: fieldWords.contact, secondContactUser: fieldWords.secondContact }
const namesOf = (people: Offered['people']) => Object.fromEntries(people.map(({ id, name }) => [id, name]))
const filledOf = (values: Readonly<Record<string, readonly string[]>>) => new Set(Object.keys(values).filter((name) => values[name]!.some(Boolean)))

/** What the server found that the list of what is missing does not say already. */
function problemOf(answer: FormAnswer | undefined, gaps: readonly Gap[]): string | null {
  if (!answer) return null
  const { fields, problem } = answer.faults
  const told = Object.entries(fields).filter(([field]) => !gaps.some((gap) => placeOf(gap.field).input === placeOf(field).input))
  return problem ?? (told.map(([, text]) => text).join(' ') || null)
}
