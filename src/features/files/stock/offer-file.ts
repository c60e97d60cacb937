import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type Refusal, submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { readForm } from '#kernel/fields/read-form.ts'
import { stockForm } from './stock-form.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'

/** Offers a photo of the library as a stock image. */
export async function offerFile(api: Pick<Client, 'stockImages'>, data: FormData, locale: Locale): Promise<Refusal | null> {
  const file = String(data.get('file') ?? '')
  if (!file) {
    const { typed, faults } = readForm(stockForm, data, locale)
    return { typed, faults: { fields: { ...faults, file: say(locale, stockWords.chooseFirst) } }, status: 422 }
  }
  const outcome = await submitForm({ form: stockForm, data, locale, send: async (body) => await api.stockImages.create(body, { related: { file } }) })
  return outcome.refused ?? null
}
