import { type Ref, useRef, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection, SectionRail } from '#design/form/form-section.tsx'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import { saveWhileTyping } from '#design/form/save-while-typing.ts'
import type { SaveOutcome } from '#design/form/saving.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { RichField } from '#design/rich-editor/rich-field.tsx'
import { TextAdvice } from '#design/rich-editor/text-advice.tsx'
import { libraryFile } from '#features/files/model/file.ts'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { textPictures } from '#features/files/picker/web/text-pictures.tsx'
import { type EditedNews, editedInclude, newsForm, newsFormFor, saveNews, valuesOf } from '#features/news/editor/edited-news.ts'
import { newsWords } from '#features/news/model/messages.ts'
import { news } from '#features/news/model/news.ts'
import { statusWords } from '#features/news/model/status-words.ts'
import { countWords, minutesOf } from '#features/news/presentation/article.ts'
import { NewsActions } from '#features/news/publication/web/news-actions.tsx'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { readingLevel } from '#features/vacancies/quality/reading-level.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
import { richTextIn } from '#kernel/rich-text/check-rich-text.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { headingJumps, vagueLinks } from '#kernel/rich-text/rich-findings.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { RelatedField } from './related-field.tsx'

/** The parts of the form, in order. */
const newsParts = (isBilingual: boolean) => [
  { id: 'tekst', title: words.partText },
  ...(isBilingual ? [{ id: 'engels', title: words.partEnglish }] : []),
  { id: 'erbij', title: words.partAbout },
  { id: 'adres', title: words.partAddress },
]

/** The fields of an article, with advice beside each text. */
function NewsFields({
  article: { values, picture, related },
  isBilingual,
}: {
  article: Pick<EditedNews, 'values' | 'picture' | 'related'>
  isBilingual: boolean
}) {
  const t = useT()
  const [text, setText] = useState(() => richTextIn(values['body']?.[0] ?? ''))
  const [english, setEnglish] = useState(() => richTextIn(values['bodyEn']?.[0] ?? ''))
  return (
    <>
      <FormSection id="tekst" title={t(words.partText)}>
        <FormFields of={newsForm} names={['title', 'intro']} className="mb-6" />
        <RichField of={newsForm} name="body" lang="nl" pictures={textPictures} onChange={setText} />
        <WrittenAdvice id="advies" text={text} lang="nl" />
      </FormSection>
      {isBilingual && (
        <FormSection id="engels" title={t(words.partEnglish)} text={t(words.partEnglishText)}>
          <FormFields of={newsForm} names={['titleEn', 'introEn']} className="mb-6" />
          <RichField of={newsForm} name="bodyEn" lang="en" pictures={textPictures} onChange={setEnglish} />
          <WrittenAdvice id="advies-engels" text={english} lang="en" />
        </FormSection>
      )}
      <FormSection id="erbij" title={t(words.partAbout)}>
        <div className="space-y-6">
          <FilePicker name="image" label={t(words.fieldImage)} hint={t(words.imageHint)} value={picture} optional />
          <FormFields of={newsForm} names={['theme', 'byline']} />
          <RelatedField value={related} />
          <FormFields of={newsForm} names={['pinned']} />
        </div>
      </FormSection>
      <FormSection id="adres" title={t(words.partAddress)}>
        <FormFields of={newsForm} names={['slug', 'slugEn', 'until', 'canonicalUrl']} />
      </FormSection>
    </>
  )
}

/** Length and reading level of a text, and what could be better. */
function WrittenAdvice({ id, text, lang }: { id: string; text: RichText; lang: Locale }) {
  const t = useT()
  const said = plainText(text).slice(0, 20_000)
  const n = countWords(text)
  if (n === 0) return null
  return (
    <div className="grid gap-4 mt-2">
      <p className="text-text-soft">{`${t(words.length, { n })}, ${t(newsWords.minutes, { n: minutesOf(text) })}`}</p>
      <TextAdvice
        id={id}
        {...(lang === 'en' && { title: t(words.adviceEnglish) })}
        reading={readingLevel(said.replaceAll('\n', '. \n'), lang)}
        jumps={headingJumps(text)}
        vague={vagueLinks(text)}
      />
    </div>
  )
}

type Props = { article: EditedNews; isBilingual: boolean; answer: FormAnswer | undefined }

/** The editor of one article: its transitions above, its fields below. */
export function NewsEditor({ article, isBilingual, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const form = useRef<SavedFormHandle>(null)
  const { id, title, href, status, publishedAt, isTranslated, permissions } = article
  const when = status === 'scheduled' && publishedAt ? `${longDay(locale, publishedAt)}, ${clockTime(locale, publishedAt)}` : null
  // Only an article that is not public is saved automatically: half a sentence on the site would be worse than pressing a button.
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

type Asked = { id: string; data: FormData; locale: Locale; isBilingual: boolean }

/** Saves an article while somebody types. */
async function saveTyped({ id, data, locale, isBilingual }: Asked): Promise<SaveOutcome> {
  const client = browserClient(news)
  return await saveWhileTyping({
    form: newsFormFor(isBilingual),
    locale,
    save: async () => await saveNews({ client, id, data, locale, isBilingual, partly: true }),
    read: async () => {
      const latest = await client.get(id, { include: editedInclude })
      return { version: latest.meta.version, theirs: valuesOf(latest, isBilingual) }
    },
    pictures: async (links) => await fetchChosen(browserClient(libraryFile), links),
  })
}
