import { Suspense } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { messages as mailLayout } from '#kernel/mail/messages.ts'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { RadioTabs } from '#design/nav/radio-tabs.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Template } from '#features/notification-templates/template.ts'
import { LanguageTabs, MarkTools } from '#features/notification-templates/web/language-tabs.tsx'
import { WithPreview } from '#features/notification-templates/web/live-preview.tsx'
import { ReadTexts, VersionList } from '#features/notification-templates/web/version-list.tsx'
import {
  type TemplateAnswer,
  fetchTemplate,
  headFieldsOf,
  recordOf,
  templateAction,
  templateFields,
  templateForm,
  textFieldsOf,
} from '#features/notification-templates/web/template-form.ts'
import { WordsBadge } from '#features/notification-templates/web/template-columns.tsx'
import { VariableList } from '#features/notification-templates/web/variable-list.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

/** The fields show what is stored until it comes. */
const ChipFields = lazyPart(() => import('#features/notification-templates/web/chip-fields.tsx').then((file) => file.ChipFields))

/** The fields that may name facts of a mail: all but the reply address. */
const chipFields = (['nl', 'en'] as const).flatMap((locale) => [...headFieldsOf(locale), ...textFieldsOf(locale)])

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { template: await fetchTemplate(context.get(apiContext), params['id'] ?? '') }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const answer = await templateAction(context.get(apiContext), id, await request.formData(), context.get(visitContext).shell.locale)
  if ('done' in answer)
    return redirect(`/notification_templates/${encodeURIComponent(id)}/edit`, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(answer.done) } })
  return data<TemplateAnswer>(answer, answer.status)
}

/** A preview changes nothing, so nothing is reloaded. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate

export const handle = { title: ({ template }: { template: Template }) => template.name }

export default function EditTemplate() {
  const t = useT()
  const locale = useLocale()
  const { center } = useShell()
  const { template } = useLoaderData<typeof loader>()
  const answer = useAnswer() as TemplateAnswer | undefined
  const { name, when, isOwn, active, texts, replyTo, olderIn, version, variables, versions, may, mayTurnOff } = template
  const form = templateForm(texts)
  return (
    <>
      <PageHead title={name} crumbs={[{ href: '/notification_templates', label: t(words.title) }]} text={when}>
        <WordsBadge isOwn={isOwn} active={active} />
      </PageHead>
      {answer?.said && (
        <div className="mt-5">
          <Alert tone="success" live>
            <p>{answer.said}</p>
          </Alert>
        </div>
      )}
      {!active && <p className="mt-3">{t(words.isOffText)}</p>}
      {may.update && mayTurnOff && (
        <RoutedForm method="post" className="mt-3">
          <Button name="intent" value={active ? 'off' : 'on'} variant="second" size="small" icon={active ? 'bell-slash' : 'bell'}>
            {t(active ? words.turnOff : words.turnOn)}
          </Button>
        </RoutedForm>
      )}
      {!may.update && (
        <>
          <p className="mt-4 text-text-soft">{t(words.readOnly)}</p>
          <div className="template-read mt-6">
            <ReadTexts texts={texts} variables={variables} />
            <div className="grid gap-8 content-start min-w-0">
              <VariableList variables={variables} readOnly />
              <VersionList versions={versions} mayRestore={false} />
            </div>
          </div>
        </>
      )}
      {may.update && (
        <insert-words className="mt-6">
          {/* Another version gets a new form, which drops the old values of the fields. */}
          <WithPreview key={version} template={template} answer={answer} team={say(locale, mailLayout.team, { name: center.name })}>
            {({ preview, isChanged, fault }) => (
              <DeclaredForm
                form={form}
                values={typedOf(form, { ...texts, replyTo })}
                version={recordOf(template).meta.version}
                answer={answer}
                state={t(isChanged ? words.notYet : answer?.said ? words.notYetTested : !active ? words.isOff : isOwn ? words.inUse : words.inUseBuiltIn)}
                submit={t(words.save)}
                beside={
                  <>
                    {isOwn && (
                      <Button name="intent" value="back" variant="quiet" formNoValidate>
                        {t(words.back)}
                      </Button>
                    )}
                    <Button name="intent" value="test" variant="second" icon="paper-plane-tilt">
                      {t(words.testMail)}
                    </Button>
                  </>
                }
              >
                <Suspense>
                  <ChipFields variables={variables} names={chipFields} />
                </Suspense>
                <div className="template-work">
                  <RadioTabs
                    name="part"
                    label={t(words.parts)}
                    chosen="words"
                    className="template-parts"
                    tabs={[
                      { value: 'words', label: t(words.words) },
                      { value: 'preview', label: t(words.preview) },
                      ...(versions.length > 0 ? [{ value: 'versions', label: t(words.versions) }] : []),
                    ]}
                  />
                  <div className="template-words grid gap-6 content-start min-w-0">
                    <div>
                      <LanguageTabs olderIn={olderIn} answer={answer} />
                    </div>
                    {(['nl', 'en'] as const).map((language) => (
                      <section key={language} data-words={language} aria-label={t(language === 'nl' ? words.dutch : words.english)}>
                        <FormFields of={templateFields} names={headFieldsOf(language)} />
                        <MarkTools />
                        <FormFields of={templateFields} names={textFieldsOf(language)} />
                      </section>
                    ))}
                    <p className="text-text-soft">
                      {t(words.stays)} {t(words.leftOut)}
                    </p>
                    <FormFields of={templateFields} names={['replyTo']} />
                  </div>
                  <div className="template-preview">{preview}</div>
                  <div className="template-names min-w-0">
                    <VariableList variables={variables} readOnly={false} isRight={!fault} />
                  </div>
                  <div className="template-versions min-w-0">
                    <VersionList versions={versions} mayRestore />
                  </div>
                </div>
              </DeclaredForm>
            )}
          </WithPreview>
        </insert-words>
      )}
    </>
  )
}
