import { type Ref, useRef } from 'react'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { SectionRail } from '#design/form/form-section.tsx'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { newsWords } from '#features/news/model/messages.ts'
import type { EditedNews } from '#features/news/editor/edited-news.ts'
import { newsFormFor } from '#features/news/editor/news-form.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { statusWords } from '#features/news/model/status-words.ts'
import { NewsActions } from '#features/news/publication/web/news-actions.tsx'
import { NewsFields, newsParts } from './news-fields.tsx'
import { saveTyped } from './save-typed.ts'

type Props = { article: EditedNews; isBilingual: boolean; answer: FormAnswer | undefined }

/** One article while it is written: its steps above, its words below. */
export function NewsEditor({ article, isBilingual, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const form = useRef<SavedFormHandle>(null)
  const { id, title, href, status, publishedAt, isTranslated, permissions } = article
  const when = status === 'scheduled' && publishedAt ? `${longDay(locale, publishedAt)}, ${clockTime(locale, publishedAt)}` : null
  // What nobody sees yet is saved while it is written. Half a sentence on the site is worse than a button.
  const isHidden = status === 'draft' || status === 'unpublished'
  return (
    <>
      <PageHead title={title} crumbs={[{ href: '/content?part=news', label: t(words.title) }]} current={title}>
        <LinkButton href={href} variant="second" size="small" icon="eye">
          {t(words.see)}
        </LinkButton>
      </PageHead>
      <div className="news-standing">
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
          {when && <span>{when}</span>}
          {isBilingual && !isTranslated && <Badge tone="warn">{t(newsWords.untranslated)}</Badge>}
        </p>
        {permissions.includes('publish') && (
          <NewsActions
            article={{ id, status }}
            mayRemove={permissions.includes('remove')}
            before={async () => form.current === null || (await form.current.save())}
          />
        )}
      </div>
      {permissions.includes('update') ? (
        <div className="news-columns mt-8">
          <SectionRail label={t(words.parts)} sections={newsParts(isBilingual).map((part) => ({ id: part.id, title: t(part.title) }))} />
          {isHidden ? <DraftForm {...{ article, isBilingual }} handle={form} /> : <LiveForm {...{ article, isBilingual, answer }} />}
        </div>
      ) : (
        <p className="mt-8">{t(words.readOnly)}</p>
      )}
    </>
  )
}

const pictureLabels = { image: words.fieldImage }

function DraftForm({ article, isBilingual, handle }: Omit<Props, 'answer'> & { handle: Ref<SavedFormHandle> }) {
  const locale = useLocale()
  const { id, values, version, savedAt } = article
  return (
    <SavedForm
      form={newsFormFor(isBilingual)}
      {...{ values, version, savedAt, handle }}
      keptAs={id}
      save={async (data) => await saveTyped({ id, data, locale, isBilingual })}
      signIn={`/auth/login-1?redirect=${encodeURIComponent(`/content?part=news&edit=${id}`)}`}
      labels={pictureLabels}
      names={{}}
      onType={() => {}}
      onIntent={() => {}}
    >
      {(state) => (
        <>
          <NewsFields {...{ article, isBilingual }} />
          <div className="act-bar">
            <div className="act-state">{state}</div>
          </div>
        </>
      )}
    </SavedForm>
  )
}

function LiveForm({ article, isBilingual, answer }: Props) {
  const t = useT()
  const { id, values, version, status } = article
  return (
    <DeclaredForm
      form={newsFormFor(isBilingual)}
      {...{ values, version, answer, pictureLabels }}
      keptAs={id}
      submit={t(words.save)}
      state={t(status === 'published' ? words.live : words.draft)}
    >
      <NewsFields {...{ article, isBilingual }} />
    </DeclaredForm>
  )
}
