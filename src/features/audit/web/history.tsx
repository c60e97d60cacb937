import { useT } from '#kernel/i18n/web/provider.tsx'
import { Log, type LogLine } from '#design/log/log.tsx'
import { messages as words } from '#features/audit/messages.ts'

const shownAtOnce = 8

/** The history of one thing, as `fetchHistory` reads it; older lines are folded away. The page provides the heading. */
export function History({ lines }: { lines: readonly LogLine[] }) {
  const t = useT()
  if (lines.length === 0) return <p className="text-text-soft">{t(words.nothing)}</p>
  const [first, rest] = [lines.slice(0, shownAtOnce), lines.slice(shownAtOnce)]
  return (
    <>
      <Log lines={first} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-block py-2 cursor-pointer">{t(words.earlier, { n: rest.length })}</summary>
          <Log lines={rest} />
        </details>
      )}
    </>
  )
}
