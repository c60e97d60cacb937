import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { sampleWords } from '#features/news/editor/sample-words.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'

/** Starts an article with its title; `fault` is what was wrong with the last one sent. */
export function NewsBegin({ fault }: { fault: { title: string; error: string } | undefined }) {
  const t = useT()
  return (
    <>
      <PageHead title={t(words.begin)} text={t(words.beginText)} crumbs={[{ href: '/content?part=news', label: t(words.title) }]} current={t(words.begin)} />
      <div className="max-w-[44rem] mt-8">
        <PostForm>
          {() => (
            <div className="grid gap-5 justify-items-start">
              <TextField
                name="title"
                label={t(words.fieldTitle)}
                hint={t(words.titleHint)}
                maxLength={120}
                defaultValue={fault?.title ?? ''}
                error={fault?.error}
                className="w-full"
              />
              <Button type="submit" size="large">
                {t(words.begin)}
              </Button>
            </div>
          )}
        </PostForm>
        <PostForm className="mt-10">
          {(sending) => (
            <>
              <h2 className="text-xl">{t(sampleWords.orSample)}</h2>
              <p className="text-text-soft mb-3">{t(sampleWords.orSampleText)}</p>
              <input type="hidden" name="sample" value="welcome" />
              <Button variant="second" icon="newspaper" busy={sending && t(sampleWords.takeSample)}>
                {t(sampleWords.takeSample)}
              </Button>
            </>
          )}
        </PostForm>
      </div>
    </>
  )
}
