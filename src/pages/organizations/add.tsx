import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { importAction } from '#features/imports/web/import-action.ts'
import { ImportScreen } from '#features/imports/web/import-screen.tsx'
import { loadImport } from '#features/imports/web/load-import.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return await loadImport(context.get(apiContext), request.url, 'organizations', context.get(visitContext).shell.locale)
}

export async function action({ context, request }: ActionFunctionArgs) {
  return await importAction(context.get(apiContext), await request.formData(), 'organizations')
}

export default function AddOrganization() {
  return <ImportScreen shown={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? undefined} />
}
