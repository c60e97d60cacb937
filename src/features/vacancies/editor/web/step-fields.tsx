import { type ReactNode, use } from 'react'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import type { KeptPicture } from '#design/field/picture-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { FormContext, FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { TileChoice } from '#design/tile/tile-choice.tsx'
import { type TileCode, tileCodes } from '#features/organizations/model/theme-tiles.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { type EditorInput, editorForm, questionNames } from '#features/vacancies/editor/editor-form.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/model/day-names.ts'
import { days } from '#features/vacancies/model/whole-dayparts.ts'
import { activityWords } from '#features/vacancies/model/work-words.ts'
import { WeekRow, WeekTable } from '#features/vacancies/search/web/week-table.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DatesField } from './dates-field.tsx'
import { type StepId, editorSteps } from './editor-steps.ts'

const labels: Readonly<Record<TileCode, { nl: string; en: string }>> = { ...themeWords, ...activityWords }

/** A choice of one tile, of any theme or activity; the first theme's tile is used if nothing is chosen. */
function TileField() {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const [chosen] = values['tile'] ?? []
  return (
    <ChoiceGroup id="tile" legend={t(fieldWords.tile)} hint={t(fieldWords.tileHint)} optional={t(formMessages.notNeeded)} layout="tiles" error={faults['tile']}>
      {tileCodes.map((code) => (
        <TileChoice key={code} type="radio" name="tile" value={code} defaultChecked={chosen === code} tile={tileOf([code]).tile} label={t(labels[code])} />
      ))}
    </ChoiceGroup>
  )
}

export type Offered = { people: readonly Person[]; image: KeptPicture | null }
type Props = Offered & { step: StepId; filled: ReadonlySet<string> }

/** The fields of one step. `filled`: fields that have a value at first, whose section starts open. */
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

/** Fields with a layout of their own; the other fields of the step follow below. */
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

type Person = { id: string; name: string }

/** The contacts of the vacancy. */
function ContactFields({ people }: { people: readonly Person[] }) {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid gap-6">
      <SelectField
        name="contactUser"
        label={t(fieldWords.contact)}
        hint={t(fieldWords.contactHint)}
        empty={t(formMessages.choose)}
        options={options}
        defaultValue={values['contactUser']?.[0] ?? ''}
        error={faults['contactUser']}
      />
      <SelectField
        name="secondContactUser"
        label={t(fieldWords.secondContact)}
        optional={t(formMessages.notNeeded)}
        empty={t(fieldWords.nobody)}
        options={options}
        defaultValue={values['secondContactUser']?.[0] ?? ''}
        error={faults['secondContactUser']}
      />
    </div>
  )
}

/** The same week table as in the search, to choose when volunteers are needed. */
function DaypartsField() {
  const t = useT()
  const locale = useLocale()
  const { form, values, faults } = use(FormContext)!
  const chosen = values['dayparts'] ?? []
  return (
    <ChoiceGroup id="dayparts" legend={t(fieldWords.dayparts)} hint={t(fieldWords.daypartsHint)} check={form.inputs['dayparts']} error={faults['dayparts']}>
      <WeekTable renderHead={(_, name) => <span className="block py-2">{name}</span>}>
        <tbody>
          {days.map((day) => (
            <WeekRow
              key={day}
              day={day}
              head={capitalize(dayInWords(day, locale))}
              renderCell={(moment) => (
                <label className="choice justify-center">
                  <input
                    type="checkbox"
                    className="check"
                    name="dayparts"
                    value={moment}
                    defaultChecked={chosen.includes(moment)}
                    aria-label={capitalize(daypartInWords(moment, locale))}
                  />
                </label>
              )}
            />
          ))}
        </tbody>
      </WeekTable>
    </ChoiceGroup>
  )
}
