import { Button } from '#design/button/button.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { BothTexts, Variable, Version } from '#features/notification-templates/template.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { WithChips } from './chip-fields.tsx'
import { chipsIn } from './chip-text.ts'

/** Earlier versions, newest first; each can be restored by a button of the surrounding form. */
export function VersionList({ versions, mayRestore }: { versions: readonly Version[]; mayRestore: boolean }) {
  const t = useT()
  const locale = useLocale()
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="font-display text-xl">
        {t(words.versions)}
      </h2>
      <ol className="mt-2">
        {versions.map(({ version, by, at, isBuiltIn, testedAt }, place) => (
          <li key={version} className="py-2 border-t border-line flex flex-wrap items-center justify-between gap-x-3">
            <p>
              <span className={place === 0 ? 'font-semibold' : ''}>
                {t(words.version, { n: version })}
                {isBuiltIn && `, ${t(words.standard).toLowerCase()}`}
              </span>
              <span className="block text-text-soft text-[.9375rem]">
                {by ?? t(words.bySomebody)}, <time dateTime={at}>{`${longDay(locale, at)}, ${clockTime(locale, at)}`}</time>
              </span>
              {testedAt && <span className="block text-text-soft text-[.9375rem]">{t(words.testedOn, { day: longDay(locale, testedAt) })}</span>}
              {place === 0 && <span className="block text-[.9375rem]">{t(words.versionNow)}</span>}
            </p>
            {place > 0 && mayRestore && (
              <Button name="intent" value={`restore ${version}`} formNoValidate variant="quiet" size="small">
                {t(words.restore)}
                <span className="sr-only">: {t(words.version, { n: version })}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A longer text names its placeholders by their words. */
function inWords(text: string, variables: readonly Variable[]): string {
  const words = new Map(variables.map(({ name, word }) => [name, word]))
  return chipsIn(text, (name) => words.has(name)).reduceRight((said, { from, to, name }) => `${said.slice(0, from)}[${words.get(name)}]${said.slice(to)}`, text)
}

/** The texts of a mail, for people who may not change them. */
export function ReadTexts({ texts, variables }: { texts: BothTexts; variables: readonly Variable[] }) {
  const t = useT()
  return (
    <div className="grid gap-8 content-start min-w-0">
      {(['nl', 'en'] as const).map((language) => (
        <section key={language} aria-labelledby={`in-${language}`}>
          <h2 id={`in-${language}`} className="font-display text-2xl">
            {t(language === 'nl' ? words.dutch : words.english)}
          </h2>
          <div lang={language} className="mt-3 grid gap-3 break-words">
            <p className="font-semibold">
              <WithChips text={texts[language].subject} variables={variables} />
            </p>
            <RichText text={readMarks(inWords(texts[language].body, variables))} />
            {texts[language].button && <p className="btn btn-second justify-self-start pointer-events-none">{texts[language].button}</p>}
          </div>
        </section>
      ))}
    </div>
  )
}
