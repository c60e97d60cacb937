import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection } from '#design/form/form-section.tsx'
import { RichField } from '#design/rich-editor/rich-field.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { PartList } from '#features/social-map/editor/web/part-list.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { editorWords as words } from '#features/workshops/editor/editor-words.ts'
import { sessionNames, sessionParts, workshopForm } from '#features/workshops/editor/workshop-form.ts'
import { type Choice, ContactField, MaterialsField } from './chosen-fields.tsx'

/** The sections of the form, in order. */
export const workshopSections = [
  { id: 'wat', title: words.what },
  { id: 'wanneer', title: words.when },
  { id: 'hoeveel', title: words.who },
  { id: 'trainer', title: words.trainer },
  { id: 'weten', title: words.more },
  { id: 'lezen', title: words.materials },
] as const

type Props = {
  filled: number
  image: FilePicture | null
  mayPick: boolean
  colleagues: readonly Choice[]
  documents: readonly Choice[]
  chosen: number
  library: string | null
}

/** The fields of a workshop, section by section. */
export function WorkshopFields({ filled, image, mayPick, colleagues, documents, chosen, library }: Props) {
  const t = useT()
  const fields = (...names: string[]) => <FormFields of={workshopForm} names={names} />
  return (
    <>
      <FormSection id="wat" title={t(words.what)}>
        {fields('title')}
        <div className="mt-6">
          <RichField of={workshopForm} name="description" lang="nl" />
        </div>
        <div className="space-y-6 mt-6">
          {fields('learns', 'themes')}
          {mayPick && <FilePicker name="image" label={t(words.image)} value={image} optional />}
        </div>
      </FormSection>
      <FormSection id="wanneer" title={t(words.when)} text={t(words.whenText)}>
        <PartList names={sessionNames} filled={filled} title={words.session} add={words.addSession}>
          {(name) => fields(...sessionParts.map((part) => `${name}.${part}`))}
        </PartList>
        <div className="mt-8">{fields('registrationDeadline')}</div>
      </FormSection>
      <FormSection id="hoeveel" title={t(words.who)}>
        {fields('capacityMax', 'capacityMin', 'audience', 'organizationSeats', 'cancelUntilHours', 'isStrict', 'firstRequired', 'certificate')}
      </FormSection>
      <FormSection id="trainer" title={t(words.trainer)}>
        {fields('trainerName', 'trainerWords', 'trainerEmail')}
        <div className="mt-6">
          <ContactField colleagues={colleagues} />
        </div>
      </FormSection>
      <FormSection id="weten" title={t(words.more)}>
        {fields('level', 'priceText', 'price', 'languages', 'accessibility')}
      </FormSection>
      <FormSection id="lezen" title={t(words.materials)} text={t(words.materialsText)}>
        <MaterialsField documents={documents} filled={chosen} library={library} />
      </FormSection>
    </>
  )
}
