import type { ShownOf } from '#features/pages/block-field.ts'
import { RichTextView } from '#features/pages/web/rich-text-view.tsx'
import type { text } from './text.ts'

export function TextView({ value: { body } }: { value: ShownOf<typeof text.fields> }) {
  return (
    <section className="wrap block-gap">
      <RichTextView of={body} />
    </section>
  )
}
