import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { days } from './days.ts'
import type { DaysFacts } from './fetch-days.ts'

/** Empty where nothing is planned. */
export function DaysView({ value: { title }, facts }: { value: ShownOf<typeof days.fields>; facts: DaysFacts }) {
  if (facts.days.length === 0) return null
  return (
    <section className={blockLook}>
      <BlockHeading>{title}</BlockHeading>
      <div className="day-list">
        {facts.days.map(({ day, name, moments }) => (
          <div key={day} className="day">
            <h3 className="text-xl">
              <time dateTime={day}>{name.charAt(0).toUpperCase() + name.slice(1)}</time>
            </h3>
            <ul>
              {moments.map(({ id, href, title: work, isDutch, time, where, left, isFull }) => (
                <li key={id} className="row moment">
                  <p className="moment-time">{time}</p>
                  <div className="min-w-0">
                    <h4 className="font-semibold text-lg leading-snug" lang={isDutch ? 'nl' : undefined}>
                      <Anchor href={href} className="tlink tlink-all break-words">
                        {work}
                      </Anchor>
                    </h4>
                    {where && <p className="text-text-soft">{where}</p>}
                  </div>
                  {left && <Badge tone={isFull ? 'warn' : 'second'}>{left}</Badge>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
