import { type ReactNode, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { SectionRail } from '#design/form/form-section.tsx'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import { activityFormFor } from '#features/activities/editor/activity-form.ts'
import type { EditedActivity } from '#features/activities/editor/activity-in-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import { activityEditAddress } from '#features/activities/model/address.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ActivityFields, activitySections, type Offered } from './activity-fields.tsx'
import { saveTyped } from './save-typed.ts'

type Props = {
  activity: EditedActivity
  values: Typed
  offered: Offered
  answer: FormAnswer | undefined
  /** Whether what they write waits for the center. */
  waits: boolean
  /** Beside the form. */
  aside: ReactNode
}

const labels = { image: fieldWords.image, vacancy: fieldWords.vacancy }

/** The form of an activity: saved while it is typed until it is handed in, and with a button from then on. */
export function ActivityEditor(props: Props) {
  const t = useT()
  const isDraft = props.activity.status === 'draft' || props.activity.status === 'denied'
  return (
    <div className="form-columns mt-8">
      <SectionRail label={t(words.parts)} sections={activitySections(props.offered.isBilingual).map(({ id, title }) => ({ id, title: t(title) }))} />
      {isDraft ? <DraftForm {...props} /> : <LiveForm {...props} />}
      <aside className="form-aside grid gap-6 content-start">{props.aside}</aside>
    </div>
  )
}

const namesOf = ({ vacancies }: Offered) => Object.fromEntries(vacancies.map(({ id, title }) => [id, title]))

function DraftForm({ activity, values: stored, offered, answer, waits }: Props) {
  const t = useT()
  const locale = useLocale()
  const submit = useSubmit()
  const form = useRef<SavedFormHandle>(null)
  const { id, meta, updatedAt } = activity
  const { isBilingual } = offered
  const [values] = useState(stored)
  return (
    <div className="min-w-0">
      <FormFaults faults={answer?.faults} className="mb-8 empty:hidden" />
      <SavedForm
        form={activityFormFor(isBilingual)}
        values={values}
        version={meta.version}
        keptAs={id}
        savedAt={updatedAt}
        save={async (data) => await saveTyped({ id, data, locale, isBilingual })}
        signIn={`/auth/login-1?redirect=${encodeURIComponent(activityEditAddress(id))}`}
        labels={labels}
        names={namesOf(offered)}
        answered={answer?.faults.fields}
        onType={() => {}}
        onIntent={(intent) => void submit({ intent }, { method: 'post' })}
        handle={form}
      >
        {(state) => (
          <>
            <ActivityFields {...offered} />
            <div className="act-bar">
              <div className="act-state">{state}</div>
              <Button type="submit" name="intent" value="submit">
                {t(waits ? words.handIn : words.publish)}
              </Button>
            </div>
          </>
        )}
      </SavedForm>
    </div>
  )
}

function LiveForm({ activity, values, offered, answer, waits }: Props) {
  const t = useT()
  const center = useCenterName()
  const { id, meta, status } = activity
  const state = status === 'pending' ? t(words.waits, { center }) : waits ? `${t(words.live)} ${t(words.wordsWait, { center })}` : t(words.live)
  return (
    <DeclaredForm
      form={activityFormFor(offered.isBilingual)}
      values={values}
      version={meta.version}
      answer={answer}
      pictureLabels={{ image: labels.image }}
      names={namesOf(offered)}
      keptAs={id}
      submit={t(words.save)}
      state={<span className="max-sm:sr-only">{state}</span>}
    >
      <ActivityFields {...offered} />
    </DeclaredForm>
  )
}
