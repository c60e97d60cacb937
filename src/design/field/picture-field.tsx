import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import type { PictureWords } from './picture-words.ts'

/** A picture that exists already: its id, its description, and its copies from small to large. */
export type KeptPicture = { id: string; alt: string | null; pictures: readonly { url: string; width: number; height: number }[] }

export type PictureFieldProps = Omit<FieldProps, 'check'> & {
  value?: KeptPicture | null
  /** The purpose code of the API; it decides which copies are made. */
  purpose: string
  /** A logo is shown whole in a square, a photo fills a wide frame. */
  shape: 'square' | 'wide'
  /** Longest side to upload, in pixels: a photo of 8 MB becomes one of 0.5 MB before it is sent. */
  largest: number
  words: PictureWords
}

/**
 * One picture: dropped, chosen, pasted or taken with the camera. It is uploaded at once, and the form posts its id under
 * `name`. After the first render the element `<picture-field>` (`picture-field.ts`) owns what is shown.
 */
export function PictureField({ name, label, hint, error, optional, id = name, className, value = null, purpose, shape, largest, words }: PictureFieldProps) {
  const preview = value?.pictures.find(({ width }) => width >= (shape === 'square' ? 180 : 600)) ?? value?.pictures.at(-1)
  return (
    <Field {...{ name, label, hint, error, id }} {...(optional && { optional })} {...(className && { className })}>
      {({ name: posted, ...control }) => (
        <picture-field
          className="picture-field"
          state={value ? 'kept' : 'empty'}
          purpose={purpose}
          shape={shape}
          largest={String(largest)}
          words={JSON.stringify(words)}
        >
          <div className="picture-box">
            {preview && <img className="picture-kept" src={preview.url} width={preview.width} height={preview.height} alt={value?.alt ?? ''} />}
            <canvas className="picture-fresh" />
            <span className="picture-invite">
              <Icon name="upload-simple" size={26} className="text-link" />
              <span>{words.invite}</span>
            </span>
            <input type="file" accept="image/jpeg,image/png,image/webp" {...control} />
          </div>
          <div className="picture-beside">
            <progress className="progress" max={100} value={0} aria-label={words.sending} />
            <p className="picture-status" role="status" />
            <p className="picture-acts">
              <Button type="button" variant="second" size="small" icon="camera" data-act="camera">
                {words.camera}
              </Button>
              <Button type="button" variant="second" size="small" icon="upload-simple" data-act="replace">
                {words.replace}
              </Button>
              <Button type="button" variant="second" size="small" data-act="retry">
                {words.retry}
              </Button>
              <Button type="button" variant="quiet" size="small" data-act="cancel">
                {words.cancel}
              </Button>
              <Button type="button" variant="quiet" size="small" icon="trash" data-act="remove">
                {words.remove}
              </Button>
            </p>
          </div>
          <div className="picture-alt">
            <label className="label" htmlFor={`${id}-alt`}>
              {words.alt}
            </label>
            <p className="hint" id={`${id}-alt-hint`}>
              {words.altHint}
            </p>
            <input
              className="input input-sm mt-1.5"
              id={`${id}-alt`}
              type="text"
              maxLength={200}
              defaultValue={value?.alt ?? ''}
              aria-describedby={`${id}-alt-hint`}
              data-alt=""
            />
          </div>
          <input type="file" accept="image/*" capture="environment" tabIndex={-1} aria-hidden hidden data-camera="" />
          {/* Not type="hidden": React resets the value of such an input when it renders again. */}
          <input hidden readOnly name={posted} defaultValue={value?.id ?? ''} data-id="" />
        </picture-field>
      )}
    </Field>
  )
}
