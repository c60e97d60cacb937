import { type KeyboardEvent, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { maxPictureWords } from '#kernel/rich-text/check-rich-text.ts'
import type { RichPicture } from '#kernel/rich-text/rich-text.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { FieldError } from '#design/field/field.tsx'
import { messages } from '#design/form/messages.ts'
import { richWords as words } from './messages.ts'

type Props = {
  id: string
  lang: string
  picture: RichPicture
  /** Whether the text has it already. */
  isPlaced: boolean
  onKeep: (picture: RichPicture) => void
  onOther: () => void
  onRemove: () => void
  onClose: () => void
}

/** What belongs to a picture of a text: its text alternative, or that it is decorative, and a caption. Below the tools, within the text's form. */
export function PictureForm({ id, lang, picture, isPlaced, onKeep, onOther, onRemove, onClose }: Props) {
  const t = useT()
  const [alt, setAlt] = useState(picture.alt)
  const [decorative, setDecorative] = useState(picture.decorative ?? false)
  const [caption, setCaption] = useState(picture.caption ?? '')
  const [isMissing, setMissing] = useState(false)
  const keep = () => {
    const isWanting = !decorative && alt.trim() === ''
    setMissing(isWanting)
    if (isWanting) return document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}-alt`)?.focus()
    onKeep({
      type: 'picture',
      file: picture.file,
      alt: decorative ? '' : alt.trim(),
      ...(decorative && { decorative }),
      ...(caption.trim() && { caption: caption.trim() }),
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div className="rich-more gap-3" role="group" aria-label={t(words.picture)}>
      <div className={isMissing ? 'field has-error' : 'field'}>
        <label className="label" htmlFor={`${id}-alt`}>
          {t(words.alt)}
        </label>
        <p className="hint" id={`${id}-alt-hint`}>
          {t(words.altHint)}
        </p>
        {isMissing && <FieldError id={`${id}-alt-error`}>{t(words.altMissing)}</FieldError>}
        <input
          id={`${id}-alt`}
          className="input input-sm"
          lang={lang}
          ref={focusOn}
          value={alt}
          maxLength={maxPictureWords.alt}
          disabled={decorative}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-alt-hint${isMissing ? ` ${id}-alt-error` : ''}`}
          {...{ onKeyDown }}
          onChange={(event) => {
            setAlt(event.target.value)
            setMissing(false)
          }}
        />
      </div>
      <Checkbox
        label={t(words.decorative)}
        checked={decorative}
        onChange={(event) => {
          setDecorative(event.target.checked)
          setMissing(false)
        }}
      />
      <div className="field">
        <label className="label" htmlFor={`${id}-caption`}>
          {t(words.caption)} <span className="label-note">{t(messages.notNeeded)}</span>
        </label>
        <input
          id={`${id}-caption`}
          className="input input-sm"
          lang={lang}
          value={caption}
          maxLength={maxPictureWords.caption}
          {...{ onKeyDown }}
          onChange={(event) => setCaption(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="small" onClick={keep}>
          {t(isPlaced ? words.keepPicture : words.placePicture)}
        </Button>
        <Button type="button" size="small" variant="second" icon="image" onClick={onOther}>
          {t(words.otherPicture)}
        </Button>
        <Button type="button" size="small" variant="quiet" icon="trash" onClick={isPlaced ? onRemove : onClose}>
          {t(words.removePicture)}
        </Button>
      </div>
    </div>
  )
}

const focusOn = (input: HTMLInputElement | null) => input?.focus()
