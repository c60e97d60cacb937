import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection, SectionRail } from '#design/form/form-section.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { PageHead } from '#design/page/page-head.tsx'
import type { Copy } from '#features/uploads/upload.ts'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { newsWords } from '#features/news/messages.ts'
import { newsForm, newsFormFor } from '#features/news/news-form.ts'
import { staffWords as words } from '#features/news/staff-messages.ts'
import type { NewsStatus } from '#features/news/states.ts'
import { statusWords } from '#features/news/status-words.ts'
import { NewsActs } from './news-acts.tsx'

export type EditedNews = {
  id: string
  title: string
  href: string
  status: NewsStatus
  publishedAt: string | null
  isTranslated: boolean
  version: number
  permissions: readonly string[]
  values: Typed
  image: { id: string; alt: string | null; pictures: Copy[] } | null
}
type Props = { article: EditedNews; isBilingual: boolean; answer: FormAnswer | undefined }

/** One article while it is written: its steps above, its words below. */
export function NewsEditor({ article, isBilingual, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const { id, title, href, status, publishedAt, isTranslated, version, permissions, values, image } = article
  const form = newsFormFor(isBilingual)
  const when = status === 'scheduled' && publishedAt ? `${longDay(locale, publishedAt)}, ${clockTime(locale, publishedAt)}` : null
  const sections = [
    { id: 'tekst', title: t(words.partText) },
    ...(isBilingual ? [{ id: 'engels', title: t(words.partEnglish) }] : []),
    { id: 'erbij', title: t(words.partAbout) },
    { id: 'adres', title: t(words.partAddress) },
  ]
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
        {permissions.includes('publish') && <NewsActs article={{ id, status }} mayRemove={permissions.includes('remove')} />}
      </div>
      {permissions.includes('update') ? (
        <div className="news-columns mt-8">
          <SectionRail label={t(words.parts)} sections={sections} />
          <DeclaredForm
            form={form}
            values={values}
            version={version}
            answer={answer}
            pictureLabels={{ image: words.fieldImage }}
            submit={t(words.save)}
            state={t(status === 'published' ? words.live : words.draft)}
          >
            <FormSection id="tekst" title={t(words.partText)}>
              <FormFields of={newsForm} names={['title', 'intro', 'body']} />
            </FormSection>
            {isBilingual && (
              <FormSection id="engels" title={t(words.partEnglish)} text={t(words.partEnglishText)}>
                <FormFields of={newsForm} names={['titleEn', 'introEn', 'bodyEn']} />
              </FormSection>
            )}
            <FormSection id="erbij" title={t(words.partAbout)}>
              <div className="space-y-6">
                <UploadField
                  name="image"
                  purpose="news_image"
                  value={image}
                  label={t(words.fieldImage)}
                  hint={t(words.imageHint)}
                  optional={t(formMessages.notNeeded)}
                />
                <FormFields of={newsForm} names={['theme', 'byline', 'relatedVacancies', 'pinned']} />
              </div>
            </FormSection>
            <FormSection id="adres" title={t(words.partAddress)}>
              <FormFields of={newsForm} names={['slug', 'slugEn', 'until', 'canonicalUrl']} />
            </FormSection>
          </DeclaredForm>
        </div>
      ) : (
        <p className="mt-8">{t(words.readOnly)}</p>
      )}
    </>
  )
}
