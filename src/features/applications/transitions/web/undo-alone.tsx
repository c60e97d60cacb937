import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { undoWords } from '#features/lists/undo-messages.ts'

/** Without script there is no toast with an undo button. The page shows this one instead, if the address names the operation. */
export function UndoAlone({ id, operation }: { id: string; operation: string }) {
  const t = useT()
  return (
    <Alert tone="info">
      <PostForm action={`/applications/${id}`} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="operation" value={operation} />
        <span className="grow basis-48">{t(undoWords.briefly)}</span>
        <Button variant="second" size="small" name="intent" value="undo">
          {t(undoWords.undo)}
        </Button>
      </PostForm>
    </Alert>
  )
}
