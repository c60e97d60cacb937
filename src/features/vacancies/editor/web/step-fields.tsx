import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { KeptPicture } from '#design/field/picture-field.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { ContactFields, type Person } from './contact-fields.tsx'
import { DatesField } from './dates-field.tsx'
import { DaypartsField } from './dayparts-field.tsx'
import { editorForm, type EditorInput, questionNames } from '#features/vacancies/editor/editor-form.ts'
import { editorSteps, type StepId } from './editor-steps.ts'
import { TileField } from './tile-field.tsx'

export type Offered = { people: readonly Person[]; image: KeptPicture | null }
type Props = Offered & { step: StepId; filled: ReadonlySet<string> }

/** The fields of one step. `filled`: those that hold something at first, so that what folds them away stands open. */
export function StepFields(props: Props) {
  const placed = new Set<EditorInput>(['dayparts', 'dates', 'tile'])
  const fields = (...names: EditorInput[]) => {
    for (const name of names) placed.add(name)
    return <FormFields of={editorForm} names={names} />
  }
  const own = placedFields(props, useT(), fields)
  const names = editorSteps.find(({ id }) => id === props.step)!.names as readonly EditorInput[]
  const others = names.filter((name) => name in editorForm.entries && !placed.has(name))
  return (
    <>
      {own}
      {others.length > 0 && fields(...others)}
    </>
  )
}

/** Those that have a place of their own; what a step asks besides follows them. */
function placedFields({ step, people, image, filled }: Props, t: ReturnType<typeof useT>, fields: (...names: EditorInput[]) => ReactNode): ReactNode {
  const isFilled = (...names: string[]) => names.some((name) => filled.has(name))
  switch (step) {
    case 'wat':
      return (
        <>
          {fields('title', 'summary', 'description', 'tasks')}
          <More title={t(words.english)} isOpen={isFilled('english.title', 'english.summary', 'english.description')}>
            <div lang="en">{fields('english.title', 'english.summary', 'english.description')}</div>
          </More>
          {fields('themes')}
          <More title={t(words.targetGroups)} isOpen={isFilled('targetGroups')}>
            {fields('targetGroups')}
          </More>
          <More title={t(words.activities)} isOpen={isFilled('activities')}>
            {fields('activities')}
          </More>
        </>
      )
    case 'wie':
      return (
        <>
          {fields('expectations', 'requirements', 'languageLevel', 'suitableFor')}
          <More title={t(words.skills)} isOpen={isFilled('skills')}>
            {fields('skills')}
          </More>
          <More title={t(words.ages)} isOpen={isFilled('minAge', 'maxAge', 'ageReason')}>
            {fields('minAge', 'maxAge', 'ageReason')}
          </More>
          <h3 className="text-xl">{t(words.offer)}</h3>
          {fields('rewards', 'supportOffered', 'expenses', 'allowance', 'insured')}
        </>
      )
    case 'wanneer':
      return (
        <>
          {fields('commitment')}
          <DaypartsField />
          <DatesField />
          <h3 className="text-xl">{t(words.time)}</h3>
          {fields('hoursPerWeekMin', 'hoursPerWeekMax', 'durationMonths', 'places')}
          <h3 className="text-xl">{t(words.period)}</h3>
          {fields('startDate', 'endDate', 'validThrough')}
        </>
      )
    case 'waar':
      return (
        <div className="place-when-needed">
          {fields('locationMode', 'address.street', 'address.houseNumber', 'address.postcode', 'address.city', 'hideAddress')}
        </div>
      )
    case 'contact':
      return (
        <>
          <ContactFields people={people} />
          <More title={t(words.elsewhere)} isOpen={isFilled('externalApplyUrl')}>
            {fields('externalApplyUrl')}
          </More>
          <More title={t(words.questions)} isOpen={isFilled('question1.text')}>
            <p className="text-text-soft mb-4">{t(words.questionsText)}</p>
            {fields(...questionNames.flatMap((name) => [`${name}.text`, `${name}.required`] as const))}
          </More>
        </>
      )
    case 'beeld':
      return (
        <>
          <UploadField
            name="image"
            purpose="vacancy_image"
            value={image}
            label={t(fieldWords.image)}
            hint={t(fieldWords.imageHint)}
            optional={t(formMessages.notNeeded)}
          />
          <TileField />
        </>
      )
    default:
      return null
  }
}

function More({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="editor-more" open={isOpen}>
      <summary>{title}</summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}
