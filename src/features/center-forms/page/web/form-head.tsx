import type { ReactNode } from 'react'
import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { allFormsPath, answersPath, buildPath, fillPath } from '#features/center-forms/model/paths.ts'
import type { FormView } from './load-forms.ts'
import { StatusBadge } from '#features/center-forms/model/web/status-badge.tsx'

type Props = { form: CenterForm; view: FormView; children?: ReactNode }

/** A form by name, how it stands, and its three sides: questions, settings, answers. */
export function FormHead({ form, view, children }: Props) {
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
