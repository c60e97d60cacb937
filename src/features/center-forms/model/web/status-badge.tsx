import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { statusWords } from '#features/center-forms/model/builder-words.ts'
import type { FormStatus } from '#features/center-forms/model/form-design.ts'

const looks = {
  draft: { tone: 'neutral', icon: 'pencil-simple-fill' },
  open: { tone: 'success', icon: 'check-circle-fill' },
  closed: { tone: 'warn', icon: 'prohibit-fill' },
} as const

export function StatusBadge({ status }: { status: FormStatus }) {
  return <Badge {...looks[status]}>{useT()(statusWords[status])}</Badge>
}
