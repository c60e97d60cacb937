import { useT } from '#kernel/i18n/web/provider.tsx'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { BothTexts } from '#features/notification-templates/template.ts'

/** The words of a mail, for who may not change them. */
export function ReadTexts({ texts }: { texts: BothTexts }) {
  const t = useT()
  return (
    <div className="grid gap-8 content-start min-w-0">
      {(['nl', 'en'] as const).map((language) => (
        <section key={language} aria-labelledby={`in-${language}`}>
          <h2 id={`in-${language}`} className="font-display text-2xl">
            {t(language === 'nl' ? words.dutch : words.english)}
          </h2>
          <div lang={language} className="mt-3 grid gap-3 break-words">
            <p className="font-semibold">{texts[language].subject}</p>
            <RichText text={readMarks(texts[language].body)} />
            {texts[language].button && <p className="btn btn-second justify-self-start pointer-events-none">{texts[language].button}</p>}
          </div>
        </section>
      ))}
    </div>
  )
}
