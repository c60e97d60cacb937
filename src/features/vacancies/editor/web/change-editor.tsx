import { useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm } from '#design/form/declared-form.tsx'
import { changeWords as words } from '#features/vacancies/editor/change-words.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { isSmallChange } from '#features/vacancies/moderation/small-change.ts'
import { alwaysWaiting, waitingUnlessSmall } from '#features/vacancies/moderation/what-waits.ts'
import { type EditorProps, filledOf, linkLabels, namesOf } from './editor-props.ts'
import { useTyped } from './use-typed.ts'

const same = (one: readonly string[] = [], other: readonly string[] = []) => JSON.stringify(one.filter(Boolean)) === JSON.stringify(other.filter(Boolean))

type Typed = EditorProps['checked']['typed']

/**
 * What the center does with the texts as they are typed now: `waits` until it has looked, or a `small` change that shows at once, unless
 * it has another name of a place, which only the server knows.
 */
function reviewOf(typed: Typed, saved: Typed, seen: EditorProps['vacancy']['unreviewedChanges']): 'waits' | 'small' | null {
  if (alwaysWaiting.some((name) => !same(typed[name], saved[name]))) return 'waits'
  const changed = waitingUnlessSmall.filter((name) => !same(typed[name], saved[name]))
  if (changed.length === 0) return null
  const textOf = (values: readonly string[] = []) => values.join('\n')
  return changed.every((name) => isSmallChange(seen?.[name] ?? textOf(saved[name]), textOf(typed[name]))) ? 'small' : 'waits'
}

/** The editor of a vacancy that is no longer a draft: all fields on one page, saved with a button. */
export function ChangeEditor({ vacancy, checked, people, isReviewed, centerName, answer, body: Body }: EditorProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [values] = useState(checked.typed)
  const advice = useTyped(checked, vacancy)
  const review = isReviewed && vacancy.status !== 'pending' ? reviewOf(advice.typed, values, vacancy.unreviewedChanges) : null
  const now = vacancy.status === 'pending' ? t(words.isPending, { center: centerName }) : t(vacancy.status === 'paused' ? words.isPaused : words.isPublic)
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
        submit={t(review === 'waits' ? words.saveReviewed : words.save)}
        state={<span role="status">{review ? t(review === 'waits' ? words.looksAgain : words.small, { name: centerName }) : now}</span>}
      >
        <Body
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
