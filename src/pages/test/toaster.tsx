import { type ActionFunctionArgs, redirect } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import type { Toast } from '#design/feedback/toast.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { PostForm } from '#design/form/post-form.tsx'
import { toastWords as words } from '#features/developer/toast-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { MeasureToasts } from '#features/developer/web/measure-toasts.tsx'
import { Part } from '#features/developer/web/part.tsx'
import { visitContext } from '#shell/context.ts'

const tones = { success: words.saved, danger: words.failed, info: words.told } as const
const toneNames = Object.keys(tones) as Toast['tone'][]

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData()
  const tone = toneNames.find((one) => one === sent.get('tone')) ?? 'success'
  return redirect('/test/toaster', { headers: { 'set-cookie': toastCookieHeader(say(context.get(visitContext).shell.locale, tones[tone]), tone) } })
}

export default function TestToasts() {
  const t = useT()
  const two = () => {
    showToast(t(words.first))
    showToast(t(words.second), 'info')
  }
  return (
    <DeveloperPage name="toaster">
      <Part title={t(words.show)} text={t(words.showText)}>
        <div className="flex flex-wrap gap-3">
          {toneNames.map((tone) => (
            <Button key={tone} type="button" variant="second" onClick={() => showToast(t(tones[tone]), tone)}>
              {t(words[tone])}
            </Button>
          ))}
          <Button type="button" variant="second" onClick={() => showToast(t(words.longText), 'info')}>
            {t(words.long)}
          </Button>
          <Button type="button" variant="second" onClick={two}>
            {t(words.two)}
          </Button>
        </div>
      </Part>
      <Part title={t(words.server)} text={t(words.serverText)}>
        <PostForm className="flex flex-wrap gap-3">
          {toneNames.map((tone) => (
            <Button key={tone} variant="second" name="tone" value={tone}>
              {t(words.send)}: {t(words[tone])}
            </Button>
          ))}
        </PostForm>
      </Part>
      <Part title={t(words.measured)}>
        <MeasureToasts />
      </Part>
    </DeveloperPage>
  )
}
