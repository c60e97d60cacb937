import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { sendWords as words } from '#features/files/send/send-messages.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,application/pdf'

/** Chooses files or takes a photo; without script it is a form for one file. */
export function AddFiles({ problem }: { problem: string | null }) {
  const t = useT()
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Button type="button" icon="upload-simple" className="add-files" data-choose="files">
        {t(words.add)}
      </Button>
      <button type="button" className="btn btn-second add-camera" aria-label={t(words.camera)} data-choose="camera">
        <Icon name="camera" />
      </button>
      <input type="file" accept="image/*" capture="environment" tabIndex={-1} aria-hidden hidden data-inbox="camera" />
      <RoutedForm method="post" encType="multipart/form-data" className="send-plain" reloadDocument>
        <label className="label" htmlFor="plain-file">
          {t(words.choose)}
        </label>
        {problem && (
          <p className="error-text" role="alert">
            {problem}
          </p>
        )}
        <input id="plain-file" type="file" name="file" accept={kinds} data-inbox="files" />
        <Button type="submit">{t(words.send)}</Button>
      </RoutedForm>
    </div>
  )
}
