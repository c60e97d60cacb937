import { Icon } from '#design/icon/icon.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import type { faq } from './faq.ts'

/** Opens without script. */
export function FaqView({ value: { title, questions } }: { value: ShownOf<typeof faq.fields> }) {
  return (
    <section className={blockLook}>
      <BlockHeading className="mb-4">{title}</BlockHeading>
      <div className="max-w-[44rem] rule-strong">
        {questions.map(({ question, answer }, i) => (
          <details key={i} className="faq border-b border-line">
            <summary className="flex items-center gap-4 py-4 font-semibold text-lg min-h-12">
              <span className="flex-1">{question}</span>
              <Icon name="caret-down-bold" size={20} className="faq-sign text-link shrink-0" />
            </summary>
            <RichText text={answer} className="pb-5" />
          </details>
        ))}
      </div>
    </section>
  )
}
