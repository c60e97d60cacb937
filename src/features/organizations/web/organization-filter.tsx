import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { choiceWords as words } from '#features/organizations/choice-messages.ts'

type Props = { id: string; name: string | null; /** The address of the list without it. */ without: string }

/** In the form of a list: narrows it to one organization, searched by name and chosen from what is offered. */
export function OrganizationFilter({ id, name, without }: Props) {
  const t = useT()
  if (id)
    return (
      <>
        <input type="hidden" name="organization" value={id} />
        <Anchor href={without} className="chip chip-sm is-on" aria-label={t(words.notOnlyAt, { organization: name ?? id })}>
          {t(words.at, { organization: name ?? id })}
          <Icon name="x-bold" size={16} />
        </Anchor>
      </>
    )
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
