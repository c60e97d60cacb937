import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { menus } from '#features/menu-items/menu-item.ts'
import { menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/shown-lines.ts'
import { MenuDrawing } from './menu-drawing.tsx'
import { MenuSection } from './menu-section.tsx'
import './menu-items.css'

type Props = {
  lines: readonly ShownLine[]
  site: string
  mayWrite: boolean
  /** They are still what every site begins with. */ mayBegin: boolean
  isBilingual: boolean
}

/** The menus of the site, and beside them what they come to. */
export function MenuBoard({ lines, site, mayWrite, mayBegin, isBilingual }: Props) {
  const t = useT()
  return (
    <>
      <PageHead title={t(words.title)} text={t(mayWrite || mayBegin ? words.text : words.readOnly)} />
      <div className="menu-board">
        <div className="min-w-0">
          {mayBegin && (
            <div className="mb-6">
              <Alert>
                <p>{t(words.beginText)}</p>
                <Form method="post" className="mt-3">
                  <Button name="do" value="begin">
                    {t(words.begin)}
                  </Button>
                </Form>
              </Alert>
            </div>
          )}
          {mayWrite && <p className="text-text-soft mb-6 max-w-[44rem]">{t(words.howToMove)}</p>}
          {menus.map((menu) => (
            <MenuSection key={menu} menu={menu} lines={lines.filter((line) => line.menu === menu)} mayWrite={mayWrite} isBilingual={isBilingual} />
          ))}
        </div>
        <MenuDrawing lines={lines} site={site} isBilingual={isBilingual} />
      </div>
    </>
  )
}
