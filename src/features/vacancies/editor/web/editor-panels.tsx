import { useT } from '#kernel/i18n/web/provider.tsx'
import { Panel } from '#design/overlay/panel.tsx'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { PreviewCard } from './preview-card.tsx'
import { PreviewPage } from './preview-page.tsx'
import type { Written } from './use-advice.ts'
import { WritingHelp } from './writing-help.tsx'

export type OpenPanel = 'help' | 'preview' | null

type Props = { open: OpenPanel; onOpen: (panel: OpenPanel) => void; written: Written; onShow: (field: string, text: string) => void }

/** The dialogs of the editor: the writing help on a phone, and the full preview. */
export function EditorPanels({ open, onOpen, written, onShow }: Props) {
  const t = useT()
  return (
    <>
      <Panel open={open === 'help'} onClose={() => onOpen(null)} title={t(words.help)} closeLabel={t(words.close)} position="right">
        {open === 'help' && (
          <>
            <WritingHelp written={written} onShow={onShow} />
            <h2 className="text-xl mt-8 mb-3">{t(words.preview)}</h2>
            <PreviewCard written={written} />
            <p className="mt-3">
              <button type="button" className="link" onClick={() => onOpen('preview')}>
                {t(words.wholePage)}
              </button>
            </p>
          </>
        )}
      </Panel>
      <Panel open={open === 'preview'} onClose={() => onOpen(null)} title={t(words.preview)} closeLabel={t(words.close)} position="right">
        {open === 'preview' && (
          <>
            <p className="mb-6 text-text-soft">{t(words.previewText)}</p>
            <PreviewPage written={written} />
          </>
        )}
      </Panel>
    </>
  )
}
