import { text } from '#kernel/fields/field.ts'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { type FormRow, formList } from '#features/center-forms/list/form-list.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { OpenedForm } from '#features/center-forms/model/center-form.ts'
import { allFields, inWords, maxCharacters } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { answersPath, buildPath, fillPath } from '#features/center-forms/model/paths.ts'
import { StatusBadge } from '#features/center-forms/model/web/status-badge.tsx'
import type { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, writeList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { longDay, shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

/** The title of a form in the language of the reader. */
const titleOf = ({ titleNl, titleEn }: Pick<FormRow, 'titleNl' | 'titleEn'>, locale: 'nl' | 'en'): string => (locale === 'en' && titleEn) || titleNl

const formColumns = (openAt: (id: string) => string): ListColumn<FormRow>[] => [
  { key: 'form', label: words.form, card: 'title', cell: (row) => <Name row={row} href={openAt(row.id)} /> },
  { key: 'status', label: words.status, card: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'answers', label: words.answers, card: 'note', cell: (row) => <Answers row={row} /> },
  { key: 'closes', label: words.closes, cell: ({ closesOn }) => <Day at={closesOn} /> },
  { key: 'changed', label: words.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
]

function Name({ row, href }: { row: FormRow; href: string }) {
  return (
    <Anchor href={href} className="tlink font-semibold">
      {titleOf(row, useLocale())}
    </Anchor>
  )
}

function Answers({ row: { id, answers } }: { row: FormRow }) {
  const t = useT()
  return answers > 0 ? <Anchor href={answersPath(id)}>{t(messages.answersCount, { n: answers })}</Anchor> : '–'
}

function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  return at ? <time dateTime={at}>{shortDay(locale, at)}</time> : '–'
}

type Props = {
  page: ListPage<FormRow, AskedOfList<typeof formList>>
  openId: string | null
  opened: OpenedForm | null
  steps: Awaited<ReturnType<typeof fetchBeside>>['steps']
  mayCreate: boolean
  fault: { title: string; error: string } | undefined
}

/** All forms of the center, the open one in the panel, and a button for a new one. */
export function FormBoard({ page, mayCreate, fault }: Omit<Props, 'openId' | 'opened' | 'steps'>) {
  const t = useT()
  const locale = useLocale()
  const openAt = (id: string) => writeList(formList, page.asked, { open: id, page: page.asked.page })
  return (
    <StaffList
      list={formList}
      page={page}
      title={messages.forms}
      tabsLabel={words.status}
      searchLabel={words.searchBy}
      columns={formColumns(openAt)}
      nameOf={(row) => titleOf(row, locale)}
      filters={<input type="hidden" name="part" value="forms" />}
      tools={
        // A file of the API, through the browser API proxy, with the filters of the list.
        <a className="btn btn-second btn-sm" href={fileOf(page.asked)} download>
          {t(words.takeAlong)}
        </a>
      }
      below={
        mayCreate && (
          <RoutedForm method="post" className="new-page">
            <TextField
              name="title"
              label={t(words.newTitle)}
              maxLength={maxCharacters.title}
              required
              defaultValue={fault?.title ?? ''}
              error={fault?.error}
              check={{ field: text({ max: maxCharacters.title }) }}
              className="grow basis-64"
            />
            <Button icon="plus">{t(words.make)}</Button>
          </RoutedForm>
        )
      }
      empty={<EmptyState title={t(words.noneYet)}>{t(words.noneYetText)}</EmptyState>}
    />
  )
}

/** The form that the address names, beside the list. */
export function OpenedFormPanel({ page: { asked }, openId, opened, steps }: Pick<Props, 'page' | 'openId' | 'opened' | 'steps'>) {
  if (!openId) return null
  return <FormPanel opened={opened} openId={openId} closed={writeList(formList, asked, { page: asked.page })} {...steps} />
}

function fileOf({ q, status }: AskedOfList<typeof formList>): string {
  const query = new URLSearchParams({ ...(q && { search: q }), ...(status !== 'all' && { status_eq: status }) })
  return `/door/api/v1/center_forms/file${query.size > 0 ? `?${query}` : ''}`
}

/** A form beside the list: its status, who is notified of answers, and links to its pages. */
function FormPanel({ opened, ...place }: PanelPlace & { opened: OpenedForm | null }) {
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
