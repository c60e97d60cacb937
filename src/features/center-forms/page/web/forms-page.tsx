import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import type { BuildAnswer } from '#features/center-forms/builder/web/build-action.ts'
import { BuildView } from '#features/center-forms/builder/web/build-view.tsx'
import { SettingsView } from '#features/center-forms/builder/web/settings-view.tsx'
import { TwoLanguages } from '#features/center-forms/builder/web/words-field.tsx'
import { FillPage } from '#features/center-forms/fill/web/fill-page.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, Colleague, OpenForm } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { allFormsPath, answersPath, buildPath, fillPath, formsPath, signInPath } from '#features/center-forms/model/paths.ts'
import { StatusBadge } from '#features/center-forms/model/web/status-badge.tsx'
import { cutText } from '#kernel/fields/cut-text.ts'
import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

const formViews = ['build', 'settings', 'try'] as const
type FormView = (typeof formViews)[number]

export type FormsShown =
  | { kind: 'open'; forms: OpenForm[]; isStaff: boolean }
  | {
      kind: 'one'
      view: FormView
      form: CenterForm
      colleagues: Colleague[]
      may: { update: boolean; remove: boolean }
      step: number
      chosen: string
      site: string
    }

/** /forms without a token: the forms that are open to everybody, or one form while it is built (ADR 0041). */
export async function loadForms(api: Client, request: Request, { isStaff, isSignedIn }: { isStaff: boolean; isSignedIn: boolean }): Promise<FormsShown> {
  const { searchParams, origin } = new URL(request.url)
  const id = searchParams.get('form')
  if (!id || !isStaff) {
    if (id) throw redirect(isSignedIn ? formsPath : signInPath(request))
    const { forms } = (await api.request('GET', 'forms')).meta as { forms: OpenForm[] }
    return { kind: 'open', forms, isStaff }
  }
  const asked = searchParams.get('view')
  const path = `center_forms/${encodeURIComponent(cutText(id, 60))}`
  const found = await nullIfNotFound(api.request('GET', path))
  if (!found) throw redirect(allFormsPath)
  const told = found.meta as { form: CenterForm; colleagues: Colleague[]; may: { update: boolean; remove: boolean } }
  // Somebody without the right to update reads the answers; links in older mails point there too.
  if (asked === 'answers' || (!told.may.update && asked !== 'try')) throw redirect(answersPath(told.form.id))
  const view = formViews.find((one) => one === asked) ?? 'build'
  return {
    kind: 'one',
    view,
    ...told,
    step: whole(searchParams.get('stap')),
    chosen: cutText(searchParams.get('field') ?? '', 20),
    site: new URL(origin).host,
  }
}

const whole = (given: string | null) => Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), 1000)

type Props = { shown: Exclude<FormsShown, { kind: 'open' }>; answer: BuildAnswer | undefined; center: string; isBilingual: boolean }

/** The builder's page of a form, with one of its three views. */
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
      <FormHead form={form} view={view} />
      {view === 'build' && <BuildView form={form} chosen={chosen} step={step} refused={answer?.refused} />}
      {view === 'settings' && <SettingsView form={form} colleagues={colleagues} site={site} mayRemove={may.remove} answer={answer?.settings} />}
    </TwoLanguages>
  )
}

type HeadProps = { form: CenterForm; view: FormView; children?: ReactNode }

/** The head of a form: name, status, and links to questions, settings and answers. */
function FormHead({ form, view, children }: HeadProps) {
  const t = useT()
  const locale = useLocale()
  const { id, design, status, slug, answers, changedAt } = form
  const tab = (key: FormView, label: string) => ({ href: buildPath(id, key === 'build' ? {} : { view: key }), label, current: view === key })
  return (
    <>
      <PageHead
        title={inWords(design.title, locale)}
        crumbs={[{ href: allFormsPath, label: t(messages.forms) }]}
        text={<Standing status={status} at={clockTime(locale, changedAt)} />}
      >
        <div className="flex flex-wrap items-center gap-2">
          {children}
          {status === 'open' ? (
            <LinkButton href={fillPath(slug)} variant="second" icon="arrow-square-out">
              {t(words.seeOnline)}
            </LinkButton>
          ) : (
            <LinkButton href={buildPath(id, { view: 'try' })} variant="second" icon="eye">
              {t(words.tryIt)}
            </LinkButton>
          )}
          <PostForm intent={status === 'open' ? 'closed' : 'open'}>
            <Button variant={status === 'open' ? 'second' : 'primary'}>
              {t(status === 'open' ? words.close : status === 'draft' ? words.putOnline : words.reopen)}
            </Button>
          </PostForm>
        </div>
      </PageHead>
      <div className="mt-5">
        <Tabs
          label={inWords(design.title, locale)}
          tabs={[
            tab('build', t(words.build)),
            tab('settings', t(words.settings)),
            { href: answersPath(id), label: t(words.answers), current: false, count: answers },
          ]}
        />
      </div>
    </>
  )
}

function Standing({ status, at }: { status: CenterForm['status']; at: string }) {
  const t = useT()
  return (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge status={status} />
      <span data-saved aria-live="polite">
        {t(words.savedAt, { time: at })}
      </span>
    </span>
  )
}
