import { createContext, use } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { Words } from '#features/center-forms/model/form-design.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Whether the site has two languages; if not, the builder asks for Dutch only. */
export const TwoLanguages = createContext(true)

type Props = {
  name: string
  label: string
  value: Words
  maxLength: number
  rows?: number
  hint?: string
  faults?: Readonly<Record<string, string>> | undefined
  readOnly?: boolean
}

/** The same text in both languages side by side; a missing translation is marked. */
export function WordsField({ name, label, value, maxLength, rows, hint, faults = {}, readOnly = false }: Props) {
  const t = useT()
  const isBilingual = use(TwoLanguages)
  return (
    <div className={isBilingual ? 'grid gap-x-4 gap-y-3 md:grid-cols-2' : undefined}>
      {/* Keeps an existing translation. */}
      {!isBilingual && <input type="hidden" name={`${name}.en`} value={value.en} />}
      {(isBilingual ? (['nl', 'en'] as const) : (['nl'] as const)).map((locale) => {
        const isMissing = locale === 'en' && value.nl !== '' && value.en === ''
        const shared = {
          name: `${name}.${locale}`,
          lang: locale,
          maxLength,
          readOnly,
          defaultValue: value[locale],
          error: faults[`${name}.${locale}`],
          ...(hint && { hint }),
          label: (
            <>
              {label} {isBilingual && <span className="label-note">{t(locale === 'nl' ? words.inDutch : words.inEnglish)}</span>}
              {isMissing && (
                <>
                  {' '}
                  <Badge tone="warn">{t(words.untranslated)}</Badge>
                </>
              )}
            </>
          ),
        }
        return rows ? <TextAreaField key={locale} {...shared} rows={rows} /> : <TextField key={locale} {...shared} />
      })}
    </div>
  )
}
