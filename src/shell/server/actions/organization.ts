import type { ActionFunctionArgs } from 'react-router'
import { chooseOrganization } from '#shell/server/selected-organization.ts'
import { returnTo } from './return-to.ts'

/** Stores the organization to act for. Whether it is one of the person's is checked when the cookie is read. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const id = String(form.get('organization') ?? '').slice(0, 64)
  return returnTo(form, ...chooseOrganization(id, request.headers.get('cookie')))
}
