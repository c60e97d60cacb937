import { useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { findPicture } from './pick-calls.ts'
import { LaterPickDialog } from './later-pick-dialog.tsx'
import '#features/files/picture/web/files.css'

type Props = {
  name: string
  label: string
  value: FilePicture | null
  hint?: string
  error?: string | undefined
  /** Whether the picture can be removed again. */
  optional?: boolean
  /** Called after a choice, for callers that keep it outside a form. */
  onChoose?: (picture: FilePicture | null) => void
}

/**
 * The field for a picture: from the library, from the stock images, or a new upload. Posts the id of the file under `name`. For the React
 * zone.
 */
export function FilePicker({ name, label, hint, value, error, optional, onChoose }: Props) {
  const t = useT()
  const [picture, setPicture] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const hidden = useRef<HTMLInputElement>(null)
  const shown = useRef(value?.id ?? '')
  /** Draws the picture that a draft restored (`keep-draft.ts`), whether that happened before React started or after. */
  const drawKept = async (id: string) => {
    if (id === shown.current) return
    shown.current = id
    const found = id === '' ? null : await findPicture(id)
    if (shown.current !== id) return
    setPicture(found)
    onChoose?.(found)
  }
  const choose = (chosen: FilePicture | null) => {
    shown.current = chosen?.id ?? ''
    setPicture(chosen)
    setOpen(false)
    onChoose?.(chosen)
    const input = hidden.current
    if (!input) return
    input.value = chosen?.id ?? ''
    // Listeners on the form expect the events of any other field.
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return (
    <fieldset className="pick-field" aria-describedby={error ? `${name}-fault` : undefined}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint mb-2">{hint}</p>}
      {error && (
        <p className="error-text" id={`${name}-fault`}>
          {error}
        </p>
      )}
      <div className="pick-row">
        {picture && (
          <span className="pick-shown">
            <Picture picture={picture} sizes="8rem" />
          </span>
        )}
        <Button type="button" variant="second" size="small" icon="image" onClick={() => setOpen(true)}>
          {t(picture ? words.pickOther : words.pick)}
        </Button>
        {picture && optional && (
          <Button type="button" variant="quiet" size="small" icon="trash" onClick={() => choose(null)}>
            {t(words.pickNone)}
          </Button>
        )}
      </div>
      {/* Not of type hidden: React resets what a script has written into a hidden input. */}
      <input
        ref={(input) => {
          hidden.current = input
          if (input) void drawKept(input.value)
        }}
        hidden
        readOnly
        name={name}
        defaultValue={value?.id ?? ''}
        onInput={({ currentTarget }) => void drawKept(currentTarget.value)}
      />
      {isOpen && <LaterPickDialog title={label} onChoose={choose} onClose={() => setOpen(false)} />}
    </fieldset>
  )
}
