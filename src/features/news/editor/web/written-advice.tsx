import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { headingJumps, vagueLinks } from '#kernel/rich-text/rich-findings.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { TextAdvice } from '#design/rich-editor/text-advice.tsx'
import { readingLevel } from '#features/vacancies/quality/reading-level.ts'
import { newsWords } from '#features/news/model/messages.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { countWords, minutesOf } from '#features/news/presentation/length-of.ts'

/** How long a text is, how hard it reads, and what could be better. */
export function WrittenAdvice({ id, text, lang }: { id: string; text: RichText; lang: Locale }) {
  const t = useT()
  const said = plainText(text).slice(0, 20_000)
  const n = countWords(text)
  if (n === 0) return null
  return (
    <div className="grid gap-4 mt-2">
      <p className="text-text-soft">{`${t(words.length, { n })}, ${t(newsWords.minutes, { n: minutesOf(text) })}`}</p>
      <TextAdvice
        id={id}
        {...(lang === 'en' && { title: t(words.adviceEnglish) })}
        reading={readingLevel(said.replaceAll('\n', '. \n'), lang)}
        jumps={headingJumps(text)}
        vague={vagueLinks(text)}
      />
    </div>
  )
}
