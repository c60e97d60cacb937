import { Suspense, useEffect, useRef, useState } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { isChanged as differs, readBaseValues, readValues } from '#design/form/form-values.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { designForm } from '#features/settings/look/design-form.ts'
import { designWords } from '#features/settings/look/design-messages.ts'
import { correctLook } from '#features/settings/look/correct-look.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import { settingsWords as words } from '#features/settings/model/messages.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import { LookFields, type LookPictures } from './look-fields.tsx'
import type { PastLook } from './look-history.tsx'
import type { PreviewPage } from './look-preview.tsx'
import { type DraftLook, draftOf, followChoice } from './draft-look.ts'

const Readability = lazyPart(() => import('./readability.tsx').then((file) => file.Readability))
const LookHistory = lazyPart(() => import('./look-history.tsx').then((file) => file.LookHistory))
const LookPreview = lazyPart(() => import('./look-preview.tsx').then((file) => file.LookPreview))

type Props = {
  values: Typed
  version: number
  answer: FormAnswer | undefined
  site: SiteFacts
  pictures: LookPictures
  preview: string | null
  pages: readonly PreviewPage[]
  looks: readonly PastLook[]
}

/** Milliseconds without a change before the preview is drawn. */
const pause = 250
/** Milliseconds after which a preview's token is renewed; it is valid for at least an hour (`look/server/preview.ts`). */
const beforeItEnds = 50 * 60_000

/** A look as a token; null where it is invalid, or the server cannot be reached. */
async function signLook({ look, logo }: DraftLook): Promise<string | null> {
  const relationships = logo === undefined ? undefined : { logo: { data: logo ? { type: 'uploads', id: logo } : null } }
  const made = await callApi('POST', 'settings/preview', {
    data: { type: 'volunteer_center_profiles', attributes: look, ...(relationships && { relationships }) },
  })
  const signed = made.ok ? made.document.meta?.['preview'] : undefined
  return typeof signed === 'string' ? signed : null
}

/** The editor of the look: every choice is measured and previewed at once, and applies to the site when it is saved. */
export function LookEditor({ values, version, answer, site, pictures, preview, pages, looks }: Props) {
  const t = useT()
  const desk = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState(() => draftOf(answer?.typed ?? values))
  const [token, setToken] = useState(preview)
  const [isChanged, setChanged] = useState(false)
  const kept = correctLook(draft.look)
  const themeOf = (look: StoredLook) =>
    readTheme({ ...look, footerColor: site.footerColor, rounded: (look.cornerShape ?? site.corners) === 'rounded' }, () => {})
  const theme = themeOf(draft.look)

  useEffect(() => {
    const again = setInterval(() => void signLook(draft).then(setToken), beforeItEnds)
    return () => clearInterval(again)
  }, [draft])
  const choose = (target: EventTarget) => {
    const form = desk.current?.querySelector('form')
    if (!form) return
    followChoice(form, target, theme)
    const next = draftOf(readValues(form), new FormData(form).get('logo'))
    setDraft(next)
    setChanged(true)
    clearTimeout(timer.current)
    // A half-typed colour is invalid: the last preview stays.
    timer.current = setTimeout(() => void signLook(next).then((signed) => signed && setToken(signed)), pause)
  }
  // Choices made before hydration, or restored after a reload, exist in the fields only.
  useEffect(() => {
    const form = desk.current?.querySelector('form')
    if (form && differs(form, readValues(form), readBaseValues(form))) form.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return (
    <div ref={desk} onInput={({ target }) => choose(target)}>
      <DeclaredForm
        form={designForm}
        values={values}
        version={version}
        answer={answer}
        pictureLabels={{ logo: designWords.logo, icon: designWords.icon }}
        submit={t(words.save)}
        state={t(isChanged ? words.notSaved : words.allSaved)}
      >
        <div className="look-desk">
          <div className="look-choices">
            <LookFields
              values={answer?.typed ?? values}
              faults={answer?.faults.fields ?? {}}
              theme={theme}
              draft={draft}
              proposals={kept.proposals}
              desk={desk}
              pictures={pictures}
              site={site}
            />
            {/* The fields work before the measurements have loaded. */}
            <Suspense>
              <Readability theme={themeOf(kept.look)} proposals={kept.proposals} />
              <LookHistory looks={looks} mayRestore />
            </Suspense>
          </div>
          <Suspense>
            <LookPreview token={token} pages={pages} />
          </Suspense>
        </div>
      </DeclaredForm>
    </div>
  )
}
