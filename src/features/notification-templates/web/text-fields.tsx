import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Locale } from '#kernel/i18n/messages.ts'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { mostLetters, type Texts } from '#features/notification-templates/template.ts'

/** The words in one language. */
export function TextFields({ locale, texts, readOnly }: { locale: Locale; texts: Texts; readOnly: boolean }) {
  const t = useT()
  const shared = { lang: locale, readOnly }
  return (
    <fieldset className="grid gap-5 min-w-0 content-start">
      <legend className="font-display text-xl mb-3">{t(locale === 'nl' ? words.dutch : words.english)}</legend>
      <TextField name={`${locale}.subject`} label={t(words.subject)} defaultValue={texts.subject} maxLength={mostLetters.subject} {...shared} />
      <TextAreaField
        name={`${locale}.body`}
        label={t(words.body)}
        hint={t(words.bodyHint)}
        defaultValue={texts.body}
        maxLength={mostLetters.body}
        left={(n) => t(words.left, { n })}
        rows={9}
        {...shared}
      />
      {texts.button !== '' && (
        <TextField name={`${locale}.button`} label={t(words.button)} defaultValue={texts.button} maxLength={mostLetters.button} {...shared} />
      )}
    </fieldset>
  )
}
