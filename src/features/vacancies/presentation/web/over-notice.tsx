import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { overWords as words } from '#features/vacancies/presentation/over-words.ts'

/** The notice that a vacancy has ended and cannot be edited, with the ways to reuse it. */
export function OverNotice({ permissions }: { permissions: readonly string[] }) {
  const t = useT()
  return (
    <>
      <EmptyState title={t(words.over)}>{t(words.overText)}</EmptyState>
      <div className="flex flex-wrap gap-3 mt-4">
        {permissions.includes('reopen') && (
          <PostForm intent="reopen">
            <Button type="submit">{t(words.reopen)}</Button>
          </PostForm>
        )}
        {permissions.includes('duplicate') && (
          <PostForm intent="duplicate">
            <Button type="submit" variant="second">
              {t(words.copy)}
            </Button>
          </PostForm>
        )}
      </div>
    </>
  )
}
