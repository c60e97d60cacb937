import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { regionForm } from '#features/region/region-form.ts'
import { regionSettingWords as words } from '#features/region/setting-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  shownInRegion: boolean
  municipalities: readonly string[]
  version: number
  mayChange: boolean
  /** Why the server refused the change. */
  answer: FormAnswer | undefined
}

/** Whether Gelderse Handen shows the center and for which municipalities, for those who may change it. */
export function RegionSetting({ shownInRegion, municipalities, version, mayChange, answer }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="region" className="mt-8">
      <h3 id="region" className="text-xl">
        {t(words.title)}
      </h3>
      <p className="mt-2 text-text-soft max-w-[44rem]">
        {t(words.text)}{' '}
        <a className="link" href="/gelderse-handen">
          {t(words.open)}
        </a>
      </p>
      {mayChange ? (
        <div className="mt-4 max-w-[44rem]">
          <DeclaredForm
            key={version}
            form={regionForm}
            intent="region"
            values={{ shownInRegion: shownInRegion ? ['true'] : [], municipalities: [...municipalities] }}
            version={version}
            answer={answer}
            submit={t(words.save)}
          >
            <FormFields of={regionForm} />
          </DeclaredForm>
        </div>
      ) : (
        <p className="mt-2 text-text-soft">{municipalities.length > 0 ? municipalities.join(', ') : t(words.onlyAdmins)}</p>
      )}
    </section>
  )
}
