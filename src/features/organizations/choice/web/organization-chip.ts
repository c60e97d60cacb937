import type { useT } from '#kernel/i18n/web/provider.tsx'
import type { OwnChip } from '#features/lists/web/list-chips.tsx'
import { choiceWords as words } from '#features/organizations/choice/choice-messages.ts'

/** The chip of a list that is filtered by organization; none if it is not. */
export function organizationChip(t: ReturnType<typeof useT>, id: string, name: string | null): OwnChip[] {
  const organization = name ?? id
  return id ? [{ key: 'organization', label: t(words.at, { organization }), without: t(words.notOnlyAt, { organization }), change: { organization: '' } }] : []
}
