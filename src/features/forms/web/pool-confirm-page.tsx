import { defineMessages } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { cardAddress } from '#features/pool/model/addresses.ts'
import { FormSheet } from './form-sheet.tsx'

export type PoolConfirmForm = { purpose: 'pool.confirm'; state: 'open' | 'used'; firstName: string }

const words = defineMessages({
  open: { nl: 'Klopt je kaart nog?', en: 'Is your card still right?' },
  openText: {
    nl: (f: { firstName: string }) => `Dag ${f.firstName}. Wil je gevonden blijven in de vrijwilligerspool, met wat er nu op je kaart staat?`,
    en: (f: { firstName: string }) => `Hello ${f.firstName}. Would you like to stay in the volunteer pool, with what your card says now?`,
  },
  press: { nl: 'Ja, alles klopt nog', en: 'Yes, all of it is still right' },
  used: { nl: 'Bevestigd', en: 'Confirmed' },
  usedText: { nl: 'Dank je wel. Je kaart staat er weer een half jaar.', en: 'Thank you. Your card stays for another half year.' },
  toCard: { nl: 'Verander mijn kaart', en: 'Change my card' },
})

const onward = { href: cardAddress, label: words.toCard }

/** Says with one press that a card in the pool is still right. */
export function PoolConfirmPage({ form: { state, firstName } }: { form: PoolConfirmForm }) {
  const t = useT()
  if (state === 'used') return <FormSheet title={t(words.used)} text={t(words.usedText)} onward={onward} />
  return (
    <FormSheet title={t(words.open)} text={t(words.openText, { firstName })}>
      <PostedForm submit={t(words.press)} />
    </FormSheet>
  )
}
