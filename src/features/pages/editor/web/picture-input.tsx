import { useRef, useState } from 'react'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { panelWords } from '#features/files/edit/panel-messages.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { type KnownPicture, missingTextWords } from '#features/files/model/known-picture.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { editorWords as words } from './editor-words.ts'
import { usePageEditor } from './page-editor-context.ts'

type Props = {
  id: string
  label: string
  hint?: string
  value: string
  error?: string | undefined
  optional: boolean
  both: boolean
  onChange: (id: string) => void
}

/** A picture of the files with its text alternative, which belongs to the file and is the same wherever it is shown. */
export function PictureInput({ id, label, hint, value, error, optional, both, onChange }: Props) {
  const t = useT()
  const { pictures, onPicture } = usePageEditor()
  const known = value ? pictures.get(value) : undefined
  const choose = async (picture: FilePicture | null) => {
    onChange(picture?.id ?? '')
    const found = picture && (await findPicture(picture.id))
    if (found) onPicture(found.picture.id, found)
  }
  return (
    <div className="grid gap-3" id={id}>
      <FilePicker name={id} label={label} value={known?.picture ?? null} error={error} optional={optional} onChoose={(picture) => void choose(picture)} />
      {hint && <p className="hint">{hint}</p>}
      {value !== '' && !known && <p className="untranslated justify-self-start">{t(words.pictureGone)}</p>}
      {known && <PictureWords key={value} id={id} known={known} both={both} onKept={(next) => onPicture(value, next)} />}
    </div>
  )
}

type WordsProps = { id: string; known: KnownPicture; both: boolean; onKept: (known: KnownPicture) => void }

function PictureWords({ id, known, both, onKept }: WordsProps) {
  const t = useT()
  const [typed, setTyped] = useState(known)
  const [fault, setFault] = useState<string | null>(null)
  // What the server has or is being sent: two fields left shortly after each other may not undo each other.
  const sent = useRef(known)
  const line = useRef(Promise.resolve())
  const send = async (next: KnownPicture, before: Promise<void>) => {
    await before
    const changes = changesOf(next, sent.current)
    if (Object.keys(changes).length === 0) return
    const answer = await callApi('PATCH', `files/${known.picture.id}`, changes)
    setFault(answer.ok ? null : (answer.fault ?? t(words.notSaved)))
    if (!answer.ok) return
    sent.current = next
    onKept(next)
  }
  const keep = (next: KnownPicture) => void (line.current = send(next, line.current))
  const text = (name: 'altNl' | 'altEn') => ({
    name: `${id}-${name}`,
    maxLength: 200,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    onBlur: () => keep(typed),
  })
  return (
    <div className="grid gap-3">
      {!typed.decorative && (
        <div className={both ? 'grid gap-5 lg:grid-cols-2' : 'grid gap-5'}>
          <TextField
            {...text('altNl')}
            lang="nl"
            label={
              <>
                {t(panelWords.altNl)} {missingTextWords(typed) && <span className="untranslated">{t(words.missing)}</span>}
              </>
            }
            hint={t(words.altHint)}
            error={fault ?? undefined}
          />
          {both && (
            <TextField
              {...text('altEn')}
              lang="en"
              label={
                <>
                  {t(panelWords.altEn)} {typed.altNl && !typed.altEn && <span className="untranslated">{t(words.untranslated)}</span>}
                </>
              }
            />
          )}
        </div>
      )}
      <Checkbox
        label={t(panelWords.decorative)}
        checked={typed.decorative}
        onChange={(event) => {
          const next = { ...typed, decorative: event.target.checked }
          setTyped(next)
          keep(next)
        }}
      />
    </div>
  )
}

/** The attributes that differ, as the API takes them. */
function changesOf(next: KnownPicture, before: KnownPicture): { altNl?: string | null; altEn?: string | null; decorative?: boolean } {
  return {
    ...(next.altNl !== before.altNl && { altNl: next.altNl.trim() || null }),
    ...(next.altEn !== before.altEn && { altEn: next.altEn.trim() || null }),
    ...(next.decorative !== before.decorative && { decorative: next.decorative }),
  }
}

type Row = Omit<Parameters<typeof pictureOf>[0], 'id'>

/** A picture of the files; null where it does not exist, or the server could not be reached. */
async function findPicture(id: string): Promise<KnownPicture | null> {
  const answer = await callApi('GET', `files/${id}`)
  if (!answer.ok) return null
  const { attributes } = answer.document.data as unknown as { attributes: Row }
  const { altNl, altEn, decorative = false } = attributes
  return { picture: pictureOf({ id, ...attributes }), altNl: altNl ?? '', altEn: altEn ?? '', decorative }
}
