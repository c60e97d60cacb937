import { Button } from '#design/button/button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { certificatePageWords as words } from '#features/badges/own/certificate-page-words.ts'

/** Opens the browser's own window for printing; the page itself prints as one sheet with or without it. */
export function PrintButton() {
  const t = useT()
  return (
    <Button type="button" variant="second" icon="printer" onClick={() => print()}>
      {t(words.print)}
    </Button>
  )
}
