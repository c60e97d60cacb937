import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { editorWords as words } from './editor-words.ts'
import type { PageItem } from './page-item.ts'
import { PagePlan, PlanMoment } from './page-plan.tsx'

type Props = {
  item: PageItem
  isAhead: boolean
  slug: string
  save: () => Promise<boolean>
  onFaults: (faults: Record<string, string>) => void
  onDone: () => void
}

/** The actions on a page: view it, publish it now or later, unpublish or delete it. */
export function PageActions({ item, isAhead, slug, save, onFaults, onDone }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const may = (verb: string) => item.meta.permissions.includes(verb)
  const act = async (method: 'PUT' | 'DELETE', verb: string | null, done: string, body: object = {}) => {
    setBusy(true)
    setFault(null)
    if (await save()) {
      const answer = await callApi(method, `content_items/${item.id}${verb ? `/${verb}` : ''}`, method === 'PUT' ? body : undefined)
      if (answer.ok) {
        onFaults({})
        showToast(done)
        if (method === 'DELETE') await navigate('/content')
        else onDone()
      } else {
        setFault(answer.fault)
        onFaults(answer.faults ?? {})
      }
    }
    setBusy(false)
  }
  const preview = async () => {
    // Opened during the click, since browsers block windows opened later.
    const tab = window.open('about:blank', '_blank')
    await save()
    const answer = await callApi('POST', `content_items/${item.id}/preview`, {})
    const token = answer.ok ? answer.document.meta?.['preview'] : undefined
    if (typeof token === 'string' && tab) tab.location.href = `/?concept=${encodeURIComponent(token)}`
    else tab?.close()
  }
  const isLive = item.status === 'published'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {may('preview') && (
          <Button type="button" variant="second" icon="eye" className="flex-1" onClick={() => void preview()}>
            {t(words.view)}
          </Button>
        )}
        {may('publish') && (
          <Button type="button" className="flex-1" busy={busy && t(words.saving)} onClick={() => void act('PUT', 'publish', t(words.isPublished))}>
            {t(words.publish)}
          </Button>
        )}
      </div>
      {fault && (
        <Alert tone="danger" live>
          {fault}
        </Alert>
      )}
      {isLive && (
        <Anchor href={`/${slug}`} className="link inline-flex items-center gap-2 min-h-11">
          <Icon name="globe" size={20} />
          {t(words.toSee)}
        </Anchor>
      )}
      {item.publishAt && <PagePlan {...{ item, isAhead }} onCancel={() => void act('PUT', 'unschedule', t(words.isUnplanned))} />}
      {may('publish') && (
        <details className="side-part">
          <summary>{t(words.later)}</summary>
          <div className="grid gap-3 pt-3">
            <PlanMoment onChosen={(publish_at) => void act('PUT', 'publish', t(words.scheduled), { publish_at })} />
            {may('unpublish') && isLive && (
              <Button type="button" variant="quiet" onClick={() => void act('PUT', 'unpublish', t(words.isOffline))}>
                {t(words.unpublish)}
              </Button>
            )}
            {may('remove') && (
              <Button type="button" variant="danger-2" icon="trash" onClick={() => void act('DELETE', null, t(words.isGone))}>
                {t(words.takeAway)}
              </Button>
            )}
          </div>
        </details>
      )}
    </div>
  )
}
