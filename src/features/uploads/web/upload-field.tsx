import { say } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { PictureField, type PictureFieldProps } from '#design/field/picture-field.tsx'
import type { PictureWords } from '#design/field/picture-words.ts'
import { fieldWords, logoWords } from '#features/uploads/messages.ts'
import { purposes, type Purpose } from '#features/uploads/purposes.ts'

type Props = Omit<PictureFieldProps, 'purpose' | 'shape' | 'largest' | 'words'> & { purpose: Purpose }

/**
 * The one field for a picture, for every form: it posts the id of the upload under `name`, or nothing where there is none.
 * `value` is the upload that is there already, as the API answers it.
 */
export function UploadField({ purpose, ...field }: Props) {
  const locale = useLocale()
  const { shape, largest } = purposes[purpose]
  const own = shape === 'square' ? { ...fieldWords, ...logoWords } : fieldWords
  const words = Object.fromEntries(Object.entries(own).map(([name, message]) => [name, say(locale, message)]))
  return <PictureField {...field} {...{ purpose, shape, largest }} words={words as PictureWords} />
}
