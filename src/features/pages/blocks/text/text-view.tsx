import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import type { text } from './text.ts'

export function TextView({ value: { body } }: { value: ShownOf<typeof text.fields> }) {
  return (
    <section className="wrap block-gap">
      <RichText text={body} />
    </section>
  )
}
