import type { Typed } from '#kernel/fields/form.ts'
import { drawnFrom } from '#kernel/jsonapi/drawn-from.ts'

/** Says from which version of a record a form was drawn, and what stood in it then (`changeByForm`). */
export const DrawnInputs = ({ version, values }: { version: number; values: Typed }) => (
  <>
    <input hidden readOnly name={drawnFrom.version} defaultValue={version} data-kept="" />
    <input hidden readOnly name={drawnFrom.values} defaultValue={JSON.stringify(values)} data-kept="" />
  </>
)
