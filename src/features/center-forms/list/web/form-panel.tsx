import type { ReactNode } from 'react'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { OpenedForm } from '#features/center-forms/model/center-form.ts'
import { allFields, inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { answersPath, buildPath, fillPath } from '#features/center-forms/model/paths.ts'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { StatusBadge } from '#features/center-forms/model/web/status-badge.tsx'

/** A form beside the list: how it stands, who hears of answers, and the ways on. */
export function FormPanel({ opened, ...place }: PanelPlace & { opened: OpenedForm | null }) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  if (!opened) return <MissingRowPanel {...place} />
  const { form, colleagues, may } = opened
  const { id, design, slug, status, closesOn, keepMonths, mailTo, answers, changedAt } = form
  const title = inWords(design.title, locale)
  const become = (to: 'open' | 'closed') =>
    void act({ method: 'PATCH', path: `center_forms/${id}`, body: { status: to }, done: t(to === 'open' ? words.isOnline : words.isClosed) })
  const told = colleagues.filter((one) => mailTo.includes(one.id)).map(({ name }) => name)
  return (
    <ListPanel
      {...place}
      title={title}
      foot={
        <>
          {may.update && <LinkButton href={buildPath(id)}>{t(words.edit)}</LinkButton>}
          {answers > 0 && (
            <LinkButton href={answersPath(id)} variant="second">
              {t(words.answers)}
            </LinkButton>
          )}
          {may.update && (
            <Button type="button" variant="second" busy={isBusy && t(words.saving)} onClick={() => become(status === 'open' ? 'closed' : 'open')}>
              {t(status === 'open' ? words.close : status === 'draft' ? words.putOnline : words.reopen)}
            </Button>
          )}
        </>
      }
    >
      <h3 className="text-2xl break-words">{title}</h3>
      <p className="mt-2">
        <StatusBadge status={status} />
      </p>
      {inWords(design.intro, locale) && <p className="mt-4 whitespace-pre-line">{inWords(design.intro, locale)}</p>}
      <dl className="mt-5 grid gap-4">
        <Fact term={t(words.build)}>{allFields(design).filter(({ type }) => type !== 'note').length}</Fact>
        <Fact term={t(words.answers)}>{answers > 0 ? t(messages.answersCount, { n: answers }) : t(words.noAnswers)}</Fact>
        <Fact term={t(words.address)}>{status === 'draft' ? fillPath(slug) : <Anchor href={fillPath(slug)}>{fillPath(slug)}</Anchor>}</Fact>
        {closesOn && <Fact term={t(words.closes)}>{longDay(locale, closesOn)}</Fact>}
        <Fact term={t(words.told)}>{told.length > 0 ? told.join(', ') : t(words.nobody)}</Fact>
        <Fact term={t(words.kept)}>{t(words.months, { n: keepMonths })}</Fact>
        <Fact term={t(words.changed)}>{longDay(locale, changedAt)}</Fact>
      </dl>
    </ListPanel>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-soft">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
