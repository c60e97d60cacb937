import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { Audience } from '#features/support/answer.ts'
import { findAnswers, maxCharacters } from '#features/support/find-answers.ts'
import { supportWords as words } from '#features/support/messages.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

export type AnswerGroup = { audience: Audience; answers: readonly ShownAnswer[] }

/** Common questions, filtered while typing; without script by the search button. */
export function AnswerList({ groups, asked }: { groups: readonly AnswerGroup[]; /** The query of the address. */ asked: string }) {
  const t = useT()
  const [typed, setTyped] = useState(asked)
  const found = groups.map(({ audience, answers }) => ({ audience, answers: findAnswers(answers, typed) })).filter(({ answers }) => answers.length > 0)
  const total = found.reduce((sum, { answers }) => sum + answers.length, 0)
  const isNarrowed = typed.trim() !== ''
  return (
    <>
      <RoutedForm method="get" role="search" className="flex items-end gap-2" preventScrollReset>
        <span className="input-icon flex-1">
          <Icon name="magnifying-glass" />
          <input
            className="input"
            type="search"
            name="q"
            value={typed}
            maxLength={maxCharacters}
            aria-label={t(words.search)}
            placeholder={t(words.searchHint)}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </span>
        <Button variant="second" className="max-sm:sr-only">
          {t(words.find)}
        </Button>
      </RoutedForm>
      <p className="sr-only" aria-live="polite">
        {isNarrowed ? t(words.found, { n: total }) : ''}
      </p>
      {total === 0 && (
        <div className="mt-8">
          <p className="font-semibold text-lg break-words">{t(words.nothing, { typed: cutText(typed.trim(), maxCharacters) })}</p>
          <p className="mt-1 text-text-soft">{t(words.nothingText)}</p>
          <p className="mt-3">
            <Link href="/support" onClick={() => setTyped('')}>
              {t(words.all)}
            </Link>
          </p>
        </div>
      )}
      {found.map(({ audience, answers }) => (
        <section key={audience} className="mt-8">
          {groups.length > 1 && <h2 className="text-2xl mb-1">{t(words[audience])}</h2>}
          <div className="border-t border-line">
            {answers.map((answer) => (
              <OneAnswer key={answer.key} answer={answer} isOpen={isNarrowed && total === 1} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

type ShownAnswer = { key: string; question: string; answer: string; also: string; way: { href: string; label: string } | null }

/** A question that unfolds its answer, also without script. */
function OneAnswer({ answer: { question, answer, way }, isOpen }: { answer: ShownAnswer; isOpen: boolean }) {
  return (
    <details className="group border-b border-line" open={isOpen}>
      <summary className="flex items-center gap-3 min-h-14 py-3 cursor-pointer list-none [&::-webkit-details-marker]:hidden hover:text-link">
        <span className="flex-1 min-w-0 font-semibold text-lg leading-snug">{question}</span>
        <Icon name="caret-down-bold" size={18} className="shrink-0 group-open:rotate-180 motion-safe:transition-transform" />
      </summary>
      <div className="pb-5 pr-8 max-w-[42rem]">
        <p>{answer}</p>
        {way && (
          <p className="mt-2">
            <Link href={way.href} className="font-semibold">
              {way.label}
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
