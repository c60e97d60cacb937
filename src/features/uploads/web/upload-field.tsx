import { say } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { PictureField, type PictureFieldProps } from '#design/field/picture-field.tsx'
import type { PictureWords } from '#design/field/picture-words.ts'
import { fieldWords, logoWords } from '#features/uploads/messages.ts'
import { purposes, type Purpose } from '#features/uploads/purposes.ts'

type Props = Omit<PictureFieldProps, 'purpose' | 'shape' | 'largest' | 'words'> & { purpose: Purpose }

/**
 * The field for a picture in any form: posts the id of the upload under `name`, or an empty value. `value` is the current upload, as the
 * API returns it.
 */
export function UploadField({ purpose, ...field }: Props) {
  const locale = useLocale()
  const { shape, largest } = purposes[purpose]
  const own = shape === 'square' ? { ...fieldWords, ...logoWords } : fieldWords
  const words = Object.fromEntries(Object.entries(own).map(([name, message]) => [name, say(locale, message)]))
  return <PictureField {...field} {...{ purpose, shape, largest }} words={words as PictureWords} />
}
