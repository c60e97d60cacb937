import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { SectionRail } from '#design/form/form-section.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { editorWords as words } from '#features/workshops/editor/editor-words.ts'
import type { loadChoices } from '#features/workshops/editor/load-choices.ts'
import { workshopFormOf } from '#features/workshops/editor/workshop-form.ts'
import type { EditedWorkshop } from '#features/workshops/editor/workshop-in-form.ts'
import { statusWords } from '#features/workshops/presentation/workshop-words.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { WorkshopFields, workshopSections } from './workshop-fields.tsx'

type Props = {
  workshop: EditedWorkshop
  values: Typed
  image: FilePicture | null
  mayPick: boolean
  choices: Awaited<ReturnType<typeof loadChoices>>
  /** Where documents are added to the library; null: not for this person. */
  library: string | null
  /** Whether the site has a calendar, in which a workshop for everybody stands. */
  hasCalendar: boolean
  answer: FormAnswer | undefined
}

/** The form of a workshop, saved with a button. */
export function WorkshopEditor({ workshop, values, image, mayPick, choices, library, hasCalendar, answer }: Props) {
  const t = useT()
  const { id, status, sessions, materials, meta } = workshop
  return (
    <div className="form-columns mt-8">
      <SectionRail label={t(words.parts)} sections={workshopSections.map((section) => ({ id: section.id, title: t(section.title) }))} />
      <DeclaredForm
        key={meta.version}
        form={workshopFormOf(hasCalendar)}
        values={values}
        version={meta.version}
        answer={answer}
        pictureLabels={{ image: words.image, contact: words.contact }}
        names={Object.fromEntries(choices.colleagues.map(({ id: person, name }) => [person, name]))}
        keptAs={id}
        submit={t(words.save)}
        state={<span className="max-sm:sr-only">{t(statusWords[status])}</span>}
      >
        <WorkshopFields
          filled={sessions.length}
          image={image}
          mayPick={mayPick}
          colleagues={choices.colleagues}
          documents={choices.documents}
          chosen={materials.length}
          library={library}
        />
      </DeclaredForm>
    </div>
  )
}
