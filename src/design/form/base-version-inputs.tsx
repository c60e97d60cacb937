import type { Typed } from '#kernel/fields/form.ts'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'

/** Says from which version of a record a form was drawn, and what stood in it then (`changeByForm`). */
export const BaseVersionInputs = ({ version, values }: { version: number; values: Typed }) => (
  <>
    <input hidden readOnly name={baseVersionFields.version} defaultValue={version} data-kept="" />
    <input hidden readOnly name={baseVersionFields.values} defaultValue={JSON.stringify(values)} data-kept="" />
  </>
)
