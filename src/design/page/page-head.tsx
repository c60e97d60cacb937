import type { ReactNode, RefObject } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { messages as words } from './messages.ts'

type Props = {
  title: string
  /** Breadcrumbs, where the page is below another one. */
  crumbs?: readonly { href: string; label: string }[]
  /** The name of this page in the breadcrumbs, if it differs from the title. */
  current?: string
  picture?: ReactNode
  /** To focus the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  text?: ReactNode
  /** Opposite the title: tools, steps, a link onwards. */
  children?: ReactNode
}

/** The head of a staff page: breadcrumbs, title and the actions that concern all of it. */
export function PageHead({ title, crumbs, current = title, picture, titleRef, text, children }: Props) {
  const t = useT()
  return (
    <>
      {crumbs && <Breadcrumbs label={t(words.crumbs)} crumbs={crumbs} current={current} />}
      <div className={crumbs ? 'page-head mt-3' : 'page-head'}>
        <div className="flex items-center gap-4 min-w-0">
          {picture}
          <div className="min-w-0">
            <h1 ref={titleRef} tabIndex={titleRef && -1}>
              {title}
            </h1>
            {text && <div className="mt-2 text-text-soft max-w-[44rem]">{text}</div>}
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
