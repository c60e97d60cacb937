import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { blockInside } from '#design/page/block-inside.ts'
import { PostForm } from '#design/form/post-form.tsx'
import { Honeypot } from '#design/form/honeypot.tsx'
import { fillSteps } from '#features/center-forms/fill/fill-steps.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { fillPath } from '#features/center-forms/model/paths.ts'
import { FillFields } from '#features/center-forms/fill/web/fill-fields.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { formBlock } from './form.ts'

/** The first page of a form: it is sent to the form's own address, which continues from there. A closed form says so. */
export function FormView({ value: { forms } }: { value: ShownOf<typeof formBlock.fields> }) {
  const t = useT()
  const locale = useLocale()
  const [form] = forms
  if (!form) return null
  const { slug, design, isOpen } = form
  const steps = fillSteps(design, {})
  const [first] = steps
  const title = inWords(design.title, locale)
  const intro = inWords(design.intro, locale)
  return (
    <section className={blockLook}>
      <div className={`bg-tint rounded-xl ${blockInside}`}>
        <BlockHeading className="">{title}</BlockHeading>
        {!isOpen || !first ? (
          <p className="text-lg">{t(words.overText, { title })}</p>
        ) : (
          <>
            {intro && <p className="text-lg whitespace-pre-line">{intro}</p>}
            {steps.length > 1 && <p className="font-semibold">{t(words.stepOf, { n: 1, of: steps.length })}</p>}
            <PostForm action={fillPath(slug)} intent="stap-1" className="mt-6 max-w-[42rem]">
              <input type="hidden" name="stap" value={1} />
              <Honeypot label={t(words.leaveEmpty)} />
              <FillFields design={design} fields={first.fields} typed={{}} />
              <p className="mt-8">
                <Button size="large" className="max-sm:w-full">
                  {t(steps.length > 1 ? pageWords.goOn : words.send)}
                </Button>
              </p>
            </PostForm>
          </>
        )}
      </div>
    </section>
  )
}
