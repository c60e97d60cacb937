import { use } from 'react'
import { Alert } from '#design/feedback/alert.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { FormContext, FormFields } from '#design/form/form-fields.tsx'
import { FormSection } from '#design/form/form-section.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { RichField } from '#design/rich-editor/rich-field.tsx'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import type { EditedActivity } from '#features/activities/editor/activity-in-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import type { SchedulePreview } from '#features/activities/writing/preview.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { PlaceFields } from './place-fields.tsx'
import { WhenFields } from './when-fields.tsx'
import './editor.css'

/** The sections of the form, in order. */
export const activitySections = (isBilingual: boolean) =>
  [
    { id: 'wat', title: words.what },
    { id: 'wanneer', title: words.when },
    { id: 'waar', title: words.where },
    { id: 'wie', title: words.forWhom },
    { id: 'meedoen', title: words.joining },
    ...(isBilingual ? [{ id: 'engels', title: words.english }] : []),
  ] as const

export type Offered = {
  /** Open vacancies of the organization, for who looks for helpers. */
  vacancies: readonly { id: string; title: string }[]
  image: EditedActivity['image']
  preview: SchedulePreview | null
  /** Some of its dates are over: these do not change any more. */
  hasBegun: boolean
  isBilingual: boolean
}

/** The fields of an activity, section by section. */
export function ActivityFields({ vacancies, image, preview, hasBegun, isBilingual }: Offered) {
  const t = useT()
  return (
    <>
      <FormSection id="wat" title={t(words.what)}>
        <div className="grid gap-6">
          <FormFields of={activityForm} names={['title', 'kind']} />
          <RichField of={activityForm} name="description" lang="nl" />
          <FormFields of={activityForm} names={['categories']} />
          <UploadField
            name="image"
            purpose="activity_image"
            value={image}
            label={t(fieldWords.image)}
            hint={t(fieldWords.imageHint)}
            optional={t(formMessages.notNeeded)}
          />
        </div>
      </FormSection>
      <FormSection id="wanneer" title={t(words.when)}>
        {hasBegun && (
          <div className="mb-6">
            <Alert tone="info">
              <p>{t(words.begun)}</p>
            </Alert>
          </div>
        )}
        <WhenFields first={preview} />
      </FormSection>
      <FormSection id="waar" title={t(words.where)}>
        <PlaceFields />
      </FormSection>
      <FormSection id="wie" title={t(words.forWhom)}>
        <div className="grid gap-6">
          <FormFields of={activityForm} names={['targetGroups', 'minAge', 'maxAge', 'capacityWords']} />
          <details className="editor-more">
            <summary className="link inline-block py-2 cursor-pointer">{t(fieldWords.languages)}</summary>
            <div className="mt-4">
              <FormFields of={activityForm} names={['languages']} />
            </div>
          </details>
        </div>
      </FormSection>
      <FormSection id="meedoen" title={t(words.joining)}>
        <div className="grid gap-6">
          <FormFields of={activityForm} names={['costKind', 'costText', 'registrationNeeded', 'registrationWords', 'registrationUrl']} />
          <VacancyField vacancies={vacancies} />
        </div>
      </FormSection>
      {isBilingual && (
        <FormSection id="engels" title={t(words.english)} text={t(words.englishText)}>
          <div className="grid gap-6">
            <FormFields of={activityForm} names={['english.title']} />
            <RichField of={activityForm} name="english.description" lang="en" />
            <FormFields of={activityForm} names={['english.costText', 'english.registrationWords']} />
          </div>
        </FormSection>
      )}
    </>
  )
}

/** The vacancy for which helpers are looked for. */
function VacancyField({ vacancies }: Pick<Offered, 'vacancies'>) {
  const t = useT()
  const { values, faults } = use(FormContext)!
  if (vacancies.length === 0) return null
  return (
    <SelectField
      name="vacancy"
      label={t(fieldWords.vacancy)}
      hint={t(fieldWords.vacancyHint)}
      optional={t(formMessages.notNeeded)}
      empty={t(fieldWords.noVacancy)}
      options={vacancies.map(({ id, title }) => ({ value: id, label: title }))}
      defaultValue={values['vacancy']?.[0] ?? ''}
      error={faults['vacancy']}
    />
  )
}
