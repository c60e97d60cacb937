import { Alert } from '#design/feedback/alert.tsx'
import { problemWords } from '#features/imports/model/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ShownList } from './load-import.ts'

/** What is wrong with the list itself, in words; null where nothing is. */
export function useListProblem({ problem }: ShownList): string | null {
  const t = useT()
  return problem && Object.hasOwn(problemWords, problem) ? t(problemWords[problem as keyof typeof problemWords]) : null
}

/** Why the last press did nothing, or what is wrong with the list; nothing where all is well. */
export function ImportProblem({ problem, className }: { problem: string | null | undefined; className: string }) {
  if (!problem) return null
  return (
    <div className={className}>
      <Alert tone="danger" live>
        <p>{problem}</p>
      </Alert>
    </div>
  )
}
