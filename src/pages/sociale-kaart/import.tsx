import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { type ImportOutcome, importAction, loadImport } from '#features/imports/screen/web/load-import.ts'
import { visitContext } from '#shell/context.ts'

const ImportScreen = lazyPart(() => import('#features/imports/screen/web/import-screen.tsx').then((file) => file.ImportScreen))

export async function loader({ context, request }: LoaderFunctionArgs) {
  return await loadImport(context.get(apiContext), request.url, 'social_map_entries', context.get(visitContext).shell.locale)
}

export async function action({ context, request }: ActionFunctionArgs) {
  return await importAction(context.get(apiContext), await request.formData(), 'social_map_entries')
}

/** Entries of the social map from a list. */
export default function ImportEntries() {
  const shown = useLoaderData<typeof loader>()
  const outcome = useAnswer() as ImportOutcome | undefined
  return <ImportScreen shown={shown} outcome={outcome} />
}
