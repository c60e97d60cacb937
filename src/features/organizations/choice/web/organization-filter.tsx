import { useT } from '#kernel/i18n/web/provider.tsx'
import { choiceWords as words } from '#features/organizations/choice/choice-messages.ts'

/** The filter of a list by one organization, searched by name. A chip shows which one (`organizationChip`). */
export function OrganizationFilter({ id }: { id: string }) {
  const t = useT()
  if (id) return <input type="hidden" name="organization" value={id} />
  return (
    <organization-combobox className="combobox filter-combobox" data-submits="">
      <input
        id="organization-filter"
        type="text"
        className="input"
        aria-label={t(words.label)}
        placeholder={t(words.label)}
        maxLength={120}
        autoComplete="off"
      />
      <input type="hidden" name="organization" defaultValue="" />
      <div id="organization-filter-list" className="combobox-list" role="listbox" aria-label={t(words.list)} hidden />
      <p className="sr-only" role="status" />
    </organization-combobox>
  )
}
