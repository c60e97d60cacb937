import { QualityList } from './quality-list.tsx'
import { ReadingMeter } from './reading-meter.tsx'
import { useAdvice, type Written } from './use-advice.ts'

type Props = {
  written: Written
  /** Leads to words in a field. */ onShow: (field: string, text: string) => void
}

/** How hard it reads, and what of NOV's criteria is not right yet. */
export function WritingHelp({ written, onShow }: Props) {
  const { reading, findings } = useAdvice(written)
  return (
    <div className="grid gap-8">
      <ReadingMeter reading={reading} onShow={(text) => onShow('description', text)} />
      <QualityList findings={findings} onShow={({ field, found }) => onShow(field, found ?? '')} />
    </div>
  )
}
