import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { RadioTabs } from '#design/nav/radio-tabs.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { FillFields } from '#features/center-forms/fill/web/fill-fields.tsx'

type Props = { form: CenterForm; /** Which step, from nought. */ at: number }

/** A step as a visitor sees it, on a phone or on a computer: seen, not worked in, for trying it has a page of its own. */
export function BuildPreview({ form: { design }, at }: Props) {
  const t = useT()
  const locale = useLocale()
  const step = design.steps[at]!
  const title = inWords(step.title, locale)
  return (
    <aside className="form-preview" aria-labelledby="preview">
      <div className="flex items-center justify-between gap-3">
        <h2 id="preview" className="text-2xl">
          {t(words.preview)}
        </h2>
        <RadioTabs
          name="preview-screen"
          label={t(words.screen)}
          chosen="phone"
          tabs={[
            { value: 'phone', label: <Icon name="device-mobile" />, name: t(words.onPhone) },
            { value: 'desk', label: <Icon name="desktop" />, name: t(words.onDesk) },
          ]}
        />
      </div>
      <p className="text-text-soft">{t(words.previewText)}</p>
      <div className="form-phone" inert data-part="preview">
        <p className="form-phone-title">{inWords(design.title, locale)}</p>
        {design.steps.length > 1 && (
          <>
            <p className="mb-2">
              {t(messages.stepOf, { n: at + 1, of: design.steps.length + 1 })}
              {title && (
                <>
                  : <b>{title}</b>
                </>
              )}
            </p>
            <div className="form-phone-bars" aria-hidden>
              {/* The last one is where everything is looked through. */}
              {[...design.steps.map(({ key }) => key), 'review'].map((key, place) => (
                <span key={key} className={place <= at ? 'is-done' : undefined} />
              ))}
            </div>
          </>
        )}
        <FillFields design={design} fields={step.fields} typed={{}} prefix="voorbeeld-" />
        <p className="btn btn-primary mt-8 w-full">{t(design.steps.length === 1 ? messages.send : messages.next)}</p>
      </div>
    </aside>
  )
}
