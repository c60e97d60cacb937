import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { richTextIn } from '#kernel/rich-text/check-rich-text.ts'
import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection } from '#design/form/form-section.tsx'
import { RichField } from '#design/rich-editor/rich-field.tsx'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { newsForm } from '#features/news/editor/news-form.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import type { EditedNews } from '#features/news/editor/edited-news.ts'
import { RelatedField } from './related-field.tsx'
import { WrittenAdvice } from './written-advice.tsx'

/** The parts of the form, in their order. */
export const newsParts = (isBilingual: boolean) => [
  { id: 'tekst', title: words.partText },
  ...(isBilingual ? [{ id: 'engels', title: words.partEnglish }] : []),
  { id: 'erbij', title: words.partAbout },
  { id: 'adres', title: words.partAddress },
]

/** What an article is made of; beside each text what there is to say about it. */
export function NewsFields({
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
        <RichField of={newsForm} name="body" lang="nl" onChange={setText} />
        <WrittenAdvice id="advies" text={text} lang="nl" />
      </FormSection>
      {isBilingual && (
        <FormSection id="engels" title={t(words.partEnglish)} text={t(words.partEnglishText)}>
          <FormFields of={newsForm} names={['titleEn', 'introEn']} className="mb-6" />
          <RichField of={newsForm} name="bodyEn" lang="en" onChange={setEnglish} />
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
