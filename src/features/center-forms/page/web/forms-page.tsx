import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import { buildPath } from '#features/center-forms/model/paths.ts'
import type { BuildAnswer } from '#features/center-forms/builder/web/build-action.ts'
import { BuildView } from '#features/center-forms/builder/web/build-view.tsx'
import { FillPage } from '#features/center-forms/fill/web/fill-page.tsx'
import { FormHead } from './form-head.tsx'
import type { FormsShown } from './load-forms.ts'
import { SettingsView } from '#features/center-forms/builder/web/settings-view.tsx'
import { TwoLanguages } from '#features/center-forms/builder/web/two-languages.ts'

type Props = { shown: Exclude<FormsShown, { kind: 'open' }>; answer: BuildAnswer | undefined; center: string; isBilingual: boolean }

/** A form of the center, for those who build it, from each of its sides. */
export function FormsPage({ shown, answer, center, isBilingual }: Props) {
  const t = useT()
  const { view, form, colleagues, may, step, chosen, site } = shown
  if (view === 'try') {
    const at = Math.min(step, form.design.steps.length) - 1
    return (
      <>
        <div className="wrap pt-6">
          <Alert title={t(words.trying)}>
            <p>
              {t(words.tryingText)} <Anchor href={buildPath(form.id)}>{t(words.toBuild)}</Anchor>
            </p>
          </Alert>
        </div>
        <FillPage form={{ ...form, words: {} }} step={at} center={center} tryAt={(n) => buildPath(form.id, { view: 'try', stap: n })} />
      </>
    )
  }
  return (
    <TwoLanguages value={isBilingual}>
      <div className="px-4 md:px-8 py-8 max-w-[110rem] mx-auto">
        <FormHead form={form} view={view} />
        {view === 'build' && <BuildView form={form} chosen={chosen} step={step} refused={answer?.refused} />}
        {view === 'settings' && <SettingsView form={form} colleagues={colleagues} site={site} mayRemove={may.remove} answer={answer?.settings} />}
      </div>
    </TwoLanguages>
  )
}
