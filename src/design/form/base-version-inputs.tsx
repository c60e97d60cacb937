import type { Typed } from '#kernel/fields/form.ts'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'

/** Posts the base version of a record and its values, so that `changeByForm` can find conflicts. */
export const BaseVersionInputs = ({ version, values }: { version: number; values: Typed }) => (
  <>
    <input hidden readOnly name={baseVersionFields.version} defaultValue={version} data-kept="" />
    <input hidden readOnly name={baseVersionFields.values} defaultValue={JSON.stringify(values)} data-kept="" />
  </>
)
