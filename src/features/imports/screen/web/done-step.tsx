import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { problemWords } from '#features/imports/model/messages.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { addressOf } from './address-of.ts'
import type { ImportOutcome } from './import-action.ts'
import type { ShownList } from './load-import.ts'
import { words } from './screen-words.ts'

/** What came of it, and the way back. */
export function DoneStep({ kind, list, outcome }: { kind: ImportKind; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const { counts, status } = list
  const known = list.problem && Object.hasOwn(problemWords, list.problem) ? t(problemWords[list.problem as keyof typeof problemWords]) : null
  const problem = outcome?.problem ?? known
  const done = [
    counts.add && t(words.added, { n: counts.add }),
    counts.update && t(words.updated, { n: counts.update }),
    counts.skip && t(words.skipped, { n: counts.skip }),
    counts.bad && t(words.stayed, { n: counts.bad }),
  ]
  return (
    <div className="mt-8 max-w-160 grid gap-6">
      {problem && status !== 'failed' && (
        <Alert tone="danger" live>
          <p>{problem}</p>
        </Alert>
      )}
      {status === 'done' && (
        <Alert tone="success" title={t(words.imported)} live>
          <p>{done.filter(Boolean).join(' · ')}</p>
        </Alert>
      )}
      {status === 'undone' && (
        <Alert tone="info" title={t(words.undone)} live>
          <p>{t(words.undoneText)}</p>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="danger" title={t(words.cannotRead)} live>
          <p>{known}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {status === 'done' && <LinkButton href={`/${kind}`}>{t(words.toList)}</LinkButton>}
        <LinkButton href={addressOf(kind)} variant={status === 'done' ? 'second' : 'primary'}>
          {t(status === 'failed' ? words.otherFile : words.anotherList)}
        </LinkButton>
      </div>
      {status === 'done' &&
        (list.undoUntil ? (
          <details className="border-t border-line pt-6">
            <summary className="btn btn-danger-2">{t(words.undo)}</summary>
            <PostForm intent="undo" className="mt-4 grid gap-4 justify-items-start">
              {(sending) => (
                <>
                  <input type="hidden" name="list" value={list.id} />
                  <p>{t(words.undoText, { until: list.undoUntil! })}</p>
                  <Button variant="danger" busy={sending && t(words.undoing)}>
                    {t(words.undoSure)}
                  </Button>
                </>
              )}
            </PostForm>
          </details>
        ) : (
          <p className="text-text-soft">{t(words.tooLate)}</p>
        ))}
    </div>
  )
}
