import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { builderWords } from '#features/center-forms/model/builder-words.ts'
import type { OpenForm } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { allFormsPath, fillPath } from '#features/center-forms/model/paths.ts'

type Props = {
  forms: readonly OpenForm[]
  center: { name: string; phone: string | null; email: string | null }
  /** Whether the viewer is center staff. */
  isStaff: boolean
}

/** The open forms, for everybody, with a link to all forms for those who build them. */
export function OpenForms({ forms, center, isStaff }: Props) {
  const t = useT()
  const locale = useLocale()
  const call = center.phone ? t(messages.overCall, { name: center.name, phone: center.phone }) : t(center.email ? messages.noFormsText : messages.noFormsYet)
  return (
    <div className="wrap pt-10 md:pt-16">
      <div className="max-w-xl mx-auto">
        <h1>{t(messages.forms)}</h1>
        {isStaff && (
          <p className="mt-4">
            <LinkButton href={allFormsPath} variant="second" size="small">
              {t(builderWords.manage)}
            </LinkButton>
          </p>
        )}
        {forms.length === 0 ? (
          <div className="mt-6">
            <EmptyState title={t(messages.noForms)}>{call}</EmptyState>
          </div>
        ) : (
          <>
            <p className="text-lg mt-3">{t(messages.formsText)}</p>
            <ul className="mt-6">
              {forms.map(({ slug, title, closesOn }) => (
                <li key={slug} className="border-t border-line py-4">
                  <Anchor href={fillPath(slug)} className="tlink text-lg font-semibold">
                    {inWords(title, locale)}
                  </Anchor>
                  {closesOn && <p className="text-text-soft">{t(messages.until, { day: fullDay(locale, closesOn) })}</p>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
