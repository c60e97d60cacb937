import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { messages as mailLayout } from '#kernel/mail/messages.ts'
import { sayOnce } from '#design/feedback/toast-cookie.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Template } from '#features/notification-templates/template.ts'
import { MailSheet } from '#features/notification-templates/web/mail-sheet.tsx'
import { type TemplateAnswer, templateAction } from '#features/notification-templates/web/template-action.ts'
import { WordsBadge } from '#features/notification-templates/web/template-columns.tsx'
import { TextFields } from '#features/notification-templates/web/text-fields.tsx'
import { VariableList } from '#features/notification-templates/web/variable-list.tsx'
import { VersionList } from '#features/notification-templates/web/version-list.tsx'
import { useShell, visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', `notification_templates/${encodeURIComponent(params['id'] ?? '')}`)
  return meta as { template: Template }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const answer = await templateAction(context.get(apiContext), id, await request.formData(), context.get(visitContext).shell.locale)
  if ('done' in answer)
    return redirect(`/notification_templates/${encodeURIComponent(id)}/edit`, { status: 303, headers: { 'Set-Cookie': sayOnce(answer.done) } })
  return data<TemplateAnswer>(answer, answer.status)
}

export const handle = { title: ({ template }: { template: Template }) => template.name }

export default function EditTemplate() {
  const t = useT()
  const locale = useLocale()
  const { center } = useShell()
  const { template } = useLoaderData<typeof loader>()
  const answer = useActionData() as TemplateAnswer | undefined
  const { state } = useNavigation()
  const { name, when, isOwn, version, variables, versions, examples, may } = template
  const texts = answer?.typed ?? template.texts
  const shown = answer?.preview ?? template.preview
  const busy = state === 'submitting'
  return (
    <>
      <PageHead title={name} crumbs={[{ href: '/notification_templates', label: t(words.title) }]} text={when}>
        <WordsBadge isOwn={isOwn} />
      </PageHead>
      {answer?.said && (
        <div className="mt-5">
          <Alert tone="success" live>
            <p>{answer.said}</p>
          </Alert>
        </div>
      )}
      {!may.update && <p className="mt-4 text-text-soft">{t(words.readOnly)}</p>}
      <insert-words>
        <AnswerContext value={answer?.faults}>
          <div className="mt-6">
            <FormFaults faults={answer?.faults} />
          </div>
          <div className="template-work mt-6">
            {/* Another version is another form: what stood in the fields goes. */}
            <Form key={version} method="post" noValidate className="min-w-0">
              <input type="hidden" name="version" value={version} />
              <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
                <TextFields locale="nl" texts={texts.nl} readOnly={!may.update} />
                <TextFields locale="en" texts={texts.en} readOnly={!may.update} />
              </div>
              <p className="mt-4 text-text-soft">{t(words.stays)}</p>
              {may.update && (
                <>
                  <div className="mt-6 flex flex-wrap gap-3">
                    <Button name="intent" value="save" busy={false}>
                      {t(words.save)}
                    </Button>
                    <Button name="intent" value="test" variant="second" icon="paper-plane-tilt">
                      {t(words.testMail)}
                    </Button>
                    {isOwn && (
                      <Button name="intent" value="back" variant="quiet" formNoValidate>
                        {t(words.back)}
                      </Button>
                    )}
                  </div>
                  <section aria-labelledby="preview" className="mt-10" aria-busy={busy}>
                    <h2 id="preview" className="font-display text-2xl">
                      {t(words.preview)}
                    </h2>
                    <div className="mt-3 flex flex-wrap items-end gap-3">
                      <SelectField
                        name="example"
                        label={t(words.previewOf)}
                        options={examples.map(({ id, label }) => ({ value: id, label }))}
                        className="grow"
                      />
                      <SelectField
                        name="in"
                        label={t(words.previewIn)}
                        defaultValue={locale}
                        options={[
                          { value: 'nl', label: t(words.dutch) },
                          { value: 'en', label: t(words.english) },
                        ]}
                      />
                      <Button name="intent" value="preview" variant="second" icon="eye">
                        {t(words.look)}
                      </Button>
                    </div>
                    <div className="mt-4" aria-live="polite">
                      {shown && (
                        <MailSheet
                          preview={shown}
                          team={`${say(shown.locale, mailLayout.regards)}\n${say(shown.locale, mailLayout.team, { name: center.name })}`}
                        />
                      )}
                    </div>
                  </section>
                </>
              )}
            </Form>
            <div className="grid gap-8 content-start min-w-0">
              <VariableList variables={variables} readOnly={!may.update} />
              <VersionList versions={versions} mayRestore={may.update} />
            </div>
          </div>
        </AnswerContext>
      </insert-words>
    </>
  )
}
