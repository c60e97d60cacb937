import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { approvalForm } from '#features/activities/writing/approval-form.ts'
import { approvalWords as words } from '#features/activities/writing/approval-words.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = { needsApproval: boolean; version: number; mayChange: boolean; /** Why the server refused the change. */ answer: FormAnswer | undefined }

export const approvalIntent = 'activities'

/** Whether the center looks at activities first, with a switch for those who may change it. */
export function ApprovalSetting({ needsApproval, version, mayChange, answer }: Props) {
  const t = useT()
  const center = useCenterName()
  return (
    <section aria-labelledby="activiteiten-nakijken" className="mt-8">
      <h3 id="activiteiten-nakijken" className="text-xl">
        {t(words.title)}
      </h3>
      <p className="mt-2 text-text-soft max-w-[44rem]">{needsApproval ? t(words.looks, { center }) : t(words.trusts)}</p>
      {mayChange ? (
        <div className="mt-4 max-w-[44rem]">
          <DeclaredForm
            key={String(needsApproval)}
            form={approvalForm}
            intent={approvalIntent}
            values={{ activitiesNeedApproval: needsApproval ? ['true'] : [] }}
            version={version}
            answer={answer}
            keptAs={approvalIntent}
            submit={t(words.save)}
          >
            <FormFields of={approvalForm} />
          </DeclaredForm>
        </div>
      ) : (
        <p className="mt-2 text-text-soft">{t(words.onlyAdmins)}</p>
      )}
    </section>
  )
}
