import { useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm } from '#design/form/declared-form.tsx'
import { changeWords as words } from '#features/vacancies/editor/change-words.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { reviewed } from '#features/vacancies/model/reviewed.ts'
import { type EditorProps, filledOf, linkLabels, namesOf } from './editor-props.ts'
import { useTyped } from './use-typed.ts'

const same = (one: readonly string[] = [], other: readonly string[] = []) => JSON.stringify(one.filter(Boolean)) === JSON.stringify(other.filter(Boolean))

/** The editor of a vacancy that is no longer a draft: all fields on one page, saved with a button. */
export function ChangeEditor({ vacancy, checked, people, isReviewed, centerName, answer, body: Body }: EditorProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [values] = useState(checked.typed)
  const advice = useTyped(checked, vacancy)
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
