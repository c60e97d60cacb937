import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SelectField } from '#design/field/select-field.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'
import type { KeptLine } from '#features/menu-items/menu-lines.ts'
import { menuNames, menuWords as words } from '#features/menu-items/messages.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

export type PlacedLine = Pick<KeptLine, 'id' | 'menu' | 'parentId' | 'labelNl' | 'labelEn' | 'target' | 'targetValue'>
type Props = { pageId: string; lines: readonly PlacedLine[]; /** The menus are the center's own already. */ isBegun: boolean }

/** Where a page stands in the menus, and the choice of another place. Every change is on the site at once, as in the menus themselves. */
export function MenuPlace({ pageId, lines, isBegun }: Props) {
  const t = useT()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const own = lines.find(({ target, targetValue }) => target === 'page' && targetValue === pageId)
  const parents = lines.filter(({ id, parentId, target }) => parentId === null && (target === 'heading' || id === own?.parentId))
  const named = ({ labelNl, labelEn }: PlacedLine) => (locale === 'en' && labelEn) || labelNl || '…'
  const options = menus.flatMap((menu) => [
    { value: `${menu}:`, label: t(menuNames[menu]) },
    ...parents.filter((line) => line.menu === menu).map((line) => ({ value: `${menu}:${line.id}`, label: `${t(menuNames[menu])}: ${named(line)}` })),
  ])
  const change = async (chosen: string) => {
    setBusy(true)
    const answer = await place({ chosen, own, pageId, isBegun })
    setFault(answer.ok ? null : answer.fault)
    if (answer.ok) showToast(t(words.placed))
    await revalidate()
    setBusy(false)
  }
  return (
    <SelectField
      name="menu-place"
      label={t(words.standsIn)}
      value={own ? `${own.menu}:${own.parentId ?? ''}` : ''}
      disabled={isBusy}
      error={fault}
      options={[{ value: '', label: t(words.inNoMenu) }, ...options]}
      onChange={(event) => void change(event.target.value)}
    />
  )
}

type Placing = Pick<Props, 'pageId' | 'isBegun'> & { chosen: string; own: PlacedLine | undefined }

async function place({ chosen, own, pageId, isBegun }: Placing) {
  if (chosen === '') return await callApi('PUT', `menu_items/${own!.id}/take_out`, {})
  if (!isBegun) {
    const begun = await callApi('POST', 'menu_items/begin', {})
    if (!begun.ok) return begun
  }
  const [menu, parent] = chosen.split(':') as [Menu, string]
  const relationships = { parent: { data: parent ? { type: 'menu_items', id: parent } : null } }
  const attributes = own ? { menu } : { menu, target: 'page', target_value: pageId }
  const data = { type: 'menu_items', ...(own && { id: own.id }), attributes, relationships }
  return await callApi(own ? 'PATCH' : 'POST', own ? `menu_items/${own.id}` : 'menu_items', { data })
}
