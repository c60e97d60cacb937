import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'

export type ShownAnswer = { key: string; question: string; answer: string; also: string; way: { href: string; label: string } | null }

/** A question that unfolds to its answer, also without script. */
export function OneAnswer({ answer: { question, answer, way }, isOpen }: { answer: ShownAnswer; isOpen: boolean }) {
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
