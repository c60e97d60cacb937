import { FormConditions } from '#features/center-forms/fill/web/form-conditions.ts'

if (!customElements.get('form-conditions')) customElements.define('form-conditions', FormConditions)
