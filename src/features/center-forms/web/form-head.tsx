import type { ReactNode } from 'react'
import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { builderWords as words, statusWords } from '#features/center-forms/builder-words.ts'
import type { CenterForm, FormRow } from '#features/center-forms/center-form.ts'
import { inWords } from '#features/center-forms/form-design.ts'
import { messages } from '#features/center-forms/messages.ts'
import { buildPath, fillPath, formsPath } from '#features/center-forms/paths.ts'
import type { FormView } from './load-forms.ts'

type Props = { form: CenterForm; view: FormView; mayUpdate: boolean; children?: ReactNode }

/** A form by name, how it stands, and its three sides: questions, settings, answers. */
export function FormHead({ form, view, mayUpdate, children }: Props) {
  const t = useT()
  const locale = useLocale()
  const { id, design, status, slug, answers, changedAt } = form
  const tab = (key: FormView, label: string, count?: number) => ({
    href: buildPath(id, key === 'build' ? {} : { view: key }),
    label,
    current: view === key,
    ...(count !== undefined && { count }),
  })
  return (
    <>
      <PageHead
        title={inWords(design.title, locale)}
        crumbs={[{ href: formsPath, label: t(messages.forms) }]}
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
          {mayUpdate && (
            <PostForm intent={status === 'open' ? 'closed' : 'open'}>
              <Button variant={status === 'open' ? 'second' : 'primary'}>
                {t(status === 'open' ? words.close : status === 'draft' ? words.putOnline : words.reopen)}
              </Button>
            </PostForm>
          )}
        </div>
      </PageHead>
      <div className="mt-5">
        <Tabs
          label={inWords(design.title, locale)}
          tabs={[...(mayUpdate ? [tab('build', t(words.build)), tab('settings', t(words.settings))] : []), tab('answers', t(words.answers), answers)]}
        />
      </div>
    </>
  )
}

function Standing({ status, at }: { status: FormRow['status']; at: string }) {
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

export function StatusBadge({ status }: { status: FormRow['status'] }) {
  const t = useT()
  const looks = {
    draft: { tone: 'neutral', icon: 'pencil-simple-fill' },
    open: { tone: 'success', icon: 'check-circle-fill' },
    closed: { tone: 'warn', icon: 'prohibit-fill' },
  } as const
  return <Badge {...looks[status]}>{t(statusWords[status])}</Badge>
}
