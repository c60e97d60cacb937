import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Toast } from './feedback/toast.ts'

type Tag<More = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & More

/** The custom elements of `src/browser/elements.ts`, typed for JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'api-reference': Tag<{ 'with-calls'?: string | undefined; 'data-search': string; 'data-coming': string; 'data-failed': string; 'data-found': string }>
      'error-summary': Tag<{ quiet?: string }>
      'favourite-hearts': Tag<{ own?: string }>
      'field-check': Tag<{ fault?: { message: string | null; answer: unknown }; declaration?: string }>
      'file-drop': Tag
      'file-inbox': Tag<{ 'drop-words': string }>
      'form-conditions': Tag
      'form-controller': Tag
      'highlight-pairs': Tag
      'insert-words': Tag
      'keep-draft': Tag<{ name?: string | undefined; busy?: string; refused?: string; record?: string; warns?: string; live?: string }>
      'character-counter': Tag
      'live-search': Tag
      'loading-bar': Tag<{ active?: string; failed?: string }>
      'month-keys': Tag
      'open-now': Tag
      'organization-combobox': Tag
      'organization-switcher': Tag
      'password-reveal': Tag
      'waiting-messages': Tag
      'print-page': Tag
      'sensitive-marks': Tag
      'picture-field': Tag<{ state: string; purpose: string; shape: string; largest: string; words: string }>
      'place-combobox': Tag
      'cookie-banner': Tag
      'submit-once': Tag<{ busy?: string }>
      'toast-region': Tag<{ toast: Toast | null }>
      'vacancy-map': Tag<{ live?: string }>
    }
  }
}
