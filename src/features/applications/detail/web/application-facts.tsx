import { useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { followWords } from '#features/applications/guests/follow-words.ts'
import { messages } from '#features/applications/model/messages.ts'

export type ApplicationFactsProps = {
  theme: TileCode | null
  vacancy: { title: string; /** null if it is no longer public */ href: string | null }
  facts: readonly { term: string; value: string }[]
  answers: readonly { question: string; text: string }[]
  /** The link to a guest's letter, for center staff. */
  letter: string | null
  /** Shown if the viewer cannot read it in the conversation. */
  motivation: string | null
}

/** The facts of an application: vacancy, applicant, date, and the answers to the questions. */
export function ApplicationFacts({ theme, vacancy, facts, answers, letter, motivation }: ApplicationFactsProps) {
  const t = useT()
  const { tile, tone } = tileOf(theme ? [theme] : [])
  return (
    <section aria-labelledby="about">
      <p id="about" className="text-text-soft">
        {t(messages.about)}
      </p>
      <div className="mt-3 flex gap-4 items-start">
        <span className="w-16 shrink-0">
          <Tile name={tile} tone={tone} round="small" />
        </span>
        <h2 className="text-xl">{vacancy.href ? <Link href={vacancy.href}>{vacancy.title}</Link> : vacancy.title}</h2>
      </div>
      <div className="mt-4">
        <DefinitionList items={facts} />
      </div>
      {letter && (
        <p className="mt-4">
          <Link href={letter}>{t(followWords.letter)}</Link>
        </p>
      )}
      {motivation && <blockquote className="mt-4 whitespace-pre-line break-words">{motivation}</blockquote>}
      {answers.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{t(messages.answersTitle)}</h3>
          <dl className="mt-2 space-y-3">
            {answers.map(({ question, text }) => (
              <div key={question}>
                <dt className="text-text-soft">{question}</dt>
                <dd className="whitespace-pre-line break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
