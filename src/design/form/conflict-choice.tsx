import { type Conflict, baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { conflictWords as words } from './conflict-words.ts'
import type { DeclaredFields, Words } from './define-form.ts'
import { ValueInWords } from './value-in-words.tsx'

/** A picture of a conflict, shown to choose from. */
export type ShownPicture = { url: string; width: number; height: number; alt: string | null }

type Props = {
  form: DeclaredFields
  conflict: Conflict
  pictureLabels: Readonly<Record<string, Words>>
  /** By id. */
  pictures: Readonly<Record<string, ShownPicture>>
  /** Names of related records that are not pictures, by id. */
  names?: Readonly<Record<string, string>>
}

/** Two people changed the same field: shows both texts or pictures, to choose one by one or all at once. Works without script. */
export function ConflictChoice({ form, conflict, pictureLabels, pictures, names = {} }: Props) {
  const t = useT()
  const { by, version, fields, links } = conflict
  const parts = [...Object.entries(fields), ...Object.entries(links)]
  return (
    <error-summary className="conflict" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="warning-fill" size={26} />
        {t(words.conflict, { by })}
      </h2>
      <p className="mt-1">{t(words.conflictText)}</p>
      <input type="hidden" name={baseVersionFields.seen} value={version} />
      {parts.map(([name, { mine, theirs }]) => {
        const entry = form.entries[name]
        const sides = [
          { side: 'mine', label: t(words.mine), values: mine },
          { side: 'theirs', label: t(words.theirs, { by }), values: theirs },
        ]
        return (
          <fieldset key={name} className="conflict-field">
            <legend className="label">{t(entry?.label ?? pictureLabels[name]!)}</legend>
            <div className="conflict-sides">
              {sides.map(({ side, label, values }) => (
                <label key={side} className="conflict-side">
                  <input type="radio" className="radio" name={baseVersionFields.choice(name)} value={side} />
                  <span className="min-w-0">
                    <span className="block font-semibold">{label}</span>
                    {entry ? (
                      <ValueInWords entry={entry} values={values} />
                    ) : (
                      (names[values[0] ?? ''] ?? <PictureToChoose picture={pictures[values[0] ?? '']} />)
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="second" name={baseVersionFields.all} value="mine">
          {t(words.allMine)}
        </Button>
        <Button variant="second" name={baseVersionFields.all} value="theirs">
          {t(words.allTheirs, { by })}
        </Button>
      </p>
    </error-summary>
  )
}

function PictureToChoose({ picture }: { picture: ShownPicture | undefined }) {
  const t = useT()
  if (!picture) return <span className="text-text-soft">{t(words.noPicture)}</span>
  const { url, width, height, alt } = picture
  return <img className="conflict-picture" src={url} width={width} height={height} alt={alt || t(words.picture)} />
}
