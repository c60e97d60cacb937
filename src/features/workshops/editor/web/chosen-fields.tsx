import { SelectField } from '#design/field/select-field.tsx'
import { useFormField } from '#design/form/form-fields.tsx'
import { Link } from '#design/link/link.tsx'
import { PartList } from '#features/social-map/editor/web/part-list.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { editorWords as words } from '#features/workshops/editor/editor-words.ts'
import { materialNames } from '#features/workshops/editor/workshop-form.ts'

/** Something to choose by its id. */
export type Choice = { id: string; name: string }

/** Who of the center looks after it. */
export function ContactField({ colleagues }: { colleagues: readonly Choice[] }) {
  const t = useT()
  const { values, error } = useFormField('contact')
  return (
    <SelectField
      name="contact"
      label={t(words.contact)}
      hint={t(words.contactHint)}
      error={error}
      defaultValue={values[0] ?? ''}
      empty={t(words.anyContact)}
      options={asOptions(colleagues)}
    />
  )
}

type MaterialsProps = {
  documents: readonly Choice[]
  filled: number
  /** Where documents come into the library; null for who may not add any. */ library: string | null
}

/** Documents of the library for who takes part. */
export function MaterialsField({ documents, filled, library }: MaterialsProps) {
  const t = useT()
  return (
    <>
      {documents.length === 0 ? (
        <p>{t(words.noDocuments)}</p>
      ) : (
        <PartList names={materialNames} filled={filled} title={words.materialN} add={words.addMaterial}>
          {(name) => <Material name={`${name}.file`} documents={documents} />}
        </PartList>
      )}
      {library && (
        <p className="mt-4">
          <Link href={library}>{t(words.toLibrary)}</Link>
        </p>
      )}
    </>
  )
}

function Material({ name, documents }: { name: string; documents: readonly Choice[] }) {
  const t = useT()
  const { values, error } = useFormField(name)
  return (
    <SelectField
      name={name}
      label={t(words.material)}
      error={error}
      defaultValue={values[0] ?? ''}
      empty={t(words.noMaterial)}
      options={asOptions(documents)}
    />
  )
}

const asOptions = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))
